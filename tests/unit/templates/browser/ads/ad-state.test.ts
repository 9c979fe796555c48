import { describe, expect, test } from 'vitest';
import { anyOf, chooseAdShape } from '../../../../../templates/browser/ads/ad-shape.ts';
import {
  type AdEvent,
  type AdState,
  initialAdState,
  nextAdState,
} from '../../../../../templates/browser/ads/ad-state.ts';
import { startPlacementChecks } from '../../../../../templates/browser/ads/placement-checks.ts';

const missing: AdEvent = { kind: 'checked', placement: 'missing' };
const present: AdEvent = { kind: 'checked', placement: 'present' };
const backers: AdEvent = { kind: 'backers' };
const failed: AdEvent = { kind: 'feed-failed' };
const times = (count: number, event: AdEvent) => Array.from({ length: count }, () => event);

/** Words for a state: `blocked message`. */
const wordsOf = (state: AdState) => (state.kind === 'blocked' ? `blocked ${state.shows}` : state.kind);

describe('the advertising area', () => {
  test.each<readonly [string, readonly AdEvent[], string]>([
    ['starts as unknown', [], 'unknown'],
    ['becomes a sponsor once the placement is seen', [missing, missing, present], 'sponsor'],
    ['is unknown after 6 failed checks', times(6, missing), 'unknown'],
    ['is blocked after more than 6', times(7, missing), 'blocked in-house'],
    ['stays blocked while the placement is missing', times(30, missing), 'blocked in-house'],
    ['shows a sponsor that was only slow', [...times(8, missing), present], 'sponsor'],
    ['is in-house after the feed has failed', [failed], 'in-house'],
    ['is in-house when the feed fails after the placement was seen', [present, failed], 'in-house'],
    ['stays blocked when the feed fails, too', [...times(7, missing), failed], 'blocked in-house'],
    ['is in-house when the link leads to backers', [backers], 'in-house'],
    ['is in-house when the link of a sponsor on show leads to backers', [present, backers], 'in-house'],
    ['stays in-house whatever is seen later', [failed, present, ...times(9, missing)], 'in-house'],
  ])('%s', (_name, events, expected) => {
    const end = events.reduce((state, event) => nextAdState(state, event, () => 0.2), initialAdState(true));
    expect(wordsOf(end)).toBe(expected);
  });

  test('is in-house from the beginning where there are no sponsors', () => {
    expect(initialAdState(false)).toEqual({ kind: 'in-house' });
  });

  test('when blocked, 20 % see the message, the others an in-house advertisement', () => {
    const shown = Array.from({ length: 100 }, (_, index) => {
      const lot = () => index / 100;
      return wordsOf(
        times(7, missing).reduce((state, event) => nextAdState(state, event, lot), initialAdState(true)),
      );
    });
    expect(shown.filter((words) => words === 'blocked message')).toHaveLength(20);
    expect(shown.filter((words) => words === 'blocked in-house')).toHaveLength(80);
  });

  test('draws its lot once', () => {
    let renders = 0;
    const random = () => {
      renders += 1;
      return 0;
    };
    times(20, missing).reduce((state, event) => nextAdState(state, event, random), initialAdState(true));
    expect(renders).toBe(1);
  });
});

describe('checks for the placement', () => {
  /** Moments of all checks, when the last of `answers` is given from then on. */
  function moments(answers: readonly ('settled' | 'open')[]): number[] {
    let now = 0;
    const waiting: { at: number; callback: () => void }[] = [];
    const made: number[] = [];
    const clock = {
      now: () => now,
      after: (milliseconds: number, callback: () => void) =>
        void waiting.push({ at: now + milliseconds, callback }),
    };
    startPlacementChecks(clock, () => {
      made.push(now);
      return answers[made.length - 1] ?? answers.at(-1) ?? 'open';
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      now = next.at;
      next.callback();
    }
    return made;
  }

  test('are made every 500 ms, 30 at most', () => {
    const all = moments(['open']);
    expect(all.slice(0, 4)).toEqual([0, 500, 1000, 1500]);
    expect(all).toHaveLength(30);
  });

  test('end when it is settled', () => {
    expect(moments(['open', 'open', 'settled'])).toEqual([0, 500, 1000]);
  });
});

describe('the layout', () => {
  const storageOf = (kept: Record<string, string> = {}) => ({
    kept,
    read: (key: string) => kept[key] ?? null,
    write: (key: string, value: string) => {
      kept[key] = value;
    },
  });

  test('is inline with 20 % probability, image otherwise', () => {
    const shapes = Array.from({ length: 100 }, (_, index) => chooseAdShape(storageOf(), () => index / 100));
    expect(shapes.filter((shape) => shape === 'inline')).toHaveLength(20);
    expect(shapes.filter((shape) => shape === 'image')).toHaveLength(80);
  });

  test('stays the same while the reader stays', () => {
    const storage = storageOf();
    expect(chooseAdShape(storage, () => 0.1)).toBe('inline');
    expect(chooseAdShape(storage, () => 0.9)).toBe('inline');
  });

  test('is drawn anew where nothing can be kept', () => {
    const storage = { read: () => null, write() {} };
    expect(chooseAdShape(storage, () => 0.1)).toBe('inline');
    expect(chooseAdShape(storage, () => 0.9)).toBe('image');
  });
});

test('each of several advertisements is as likely; none comes of none', () => {
  expect([0, 0.24, 0.25, 0.5, 0.99].map((lot) => anyOf(['a', 'b', 'c', 'd'], () => lot))).toEqual([
    'a',
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(anyOf([], () => 0)).toBeUndefined();
});
