import { describe, expect, test } from 'vitest';
import {
  type AdEvent,
  type AdState,
  chooseAdShape,
  initialAdState,
  nextAdState,
  pickRandom,
  startPlacementChecks,
} from '../../../../../templates/browser/ads/ad-state.ts';

const missing: AdEvent = { kind: 'checked', placement: 'missing' };
const present: AdEvent = { kind: 'checked', placement: 'present' };
const backers: AdEvent = { kind: 'backers' };
const failed: AdEvent = { kind: 'feed-failed' };
const times = (count: number, event: AdEvent) => Array.from({ length: count }, () => event);

/** Describes a state: `blocked message`. */
const describeState = (state: AdState) => (state.kind === 'blocked' ? `blocked ${state.shows}` : state.kind);

describe('the advertising area', () => {
  test.each<readonly [string, readonly AdEvent[], string]>([
    ['starts as unknown', [], 'unknown'],
    ['becomes a sponsor when the placement is found', [missing, missing, present], 'sponsor'],
    ['is unknown after 6 failed checks', times(6, missing), 'unknown'],
    ['is blocked after more than 6 failed checks', times(7, missing), 'blocked in-house'],
    ['stays blocked while the placement is missing', times(30, missing), 'blocked in-house'],
    ['shows a slow sponsor', [...times(8, missing), present], 'sponsor'],
    ['is in-house after the feed has failed', [failed], 'in-house'],
    ['is in-house when the feed fails after the placement was found', [present, failed], 'in-house'],
    ['stays blocked when the feed fails too', [...times(7, missing), failed], 'blocked in-house'],
    ['is in-house when the link leads to backers', [backers], 'in-house'],
    ['is in-house when the link of a shown sponsor leads to backers', [present, backers], 'in-house'],
    ['stays in-house after any later event', [failed, present, ...times(9, missing)], 'in-house'],
  ])('%s', (_name, events, expected) => {
    const end = events.reduce((state, event) => nextAdState(state, event, () => 0.2), initialAdState(true));
    expect(describeState(end)).toBe(expected);
  });

  test('is in-house from the beginning without sponsors', () => {
    expect(initialAdState(false)).toEqual({ kind: 'in-house' });
  });

  test('when blocked, shows the message to 20 % of readers and an in-house advertisement to the others', () => {
    const shown = Array.from({ length: 100 }, (_, index) => {
      const random = () => index / 100;
      return describeState(
        times(7, missing).reduce((state, event) => nextAdState(state, event, random), initialAdState(true)),
      );
    });
    expect(shown.filter((words) => words === 'blocked message')).toHaveLength(20);
    expect(shown.filter((words) => words === 'blocked in-house')).toHaveLength(80);
  });

  test('calls `random` once', () => {
    let calls = 0;
    const random = () => {
      calls += 1;
      return 0;
    };
    times(20, missing).reduce((state, event) => nextAdState(state, event, random), initialAdState(true));
    expect(calls).toBe(1);
  });
});

describe('checks for the placement', () => {
  /** Returns the times of all checks. The last answer is repeated. */
  function checkTimes(answers: readonly ('settled' | 'open')[]): number[] {
    let now = 0;
    const waiting: { at: number; callback: () => void }[] = [];
    const made: number[] = [];
    const after = (milliseconds: number, callback: () => void) =>
      void waiting.push({ at: now + milliseconds, callback });
    startPlacementChecks(after, () => {
      made.push(now);
      return answers[made.length - 1] ?? answers.at(-1) ?? 'open';
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      now = next.at;
      next.callback();
    }
    return made;
  }

  test('run every 500 ms, 30 times at most', () => {
    const all = checkTimes(['open']);
    expect(all.slice(0, 4)).toEqual([0, 500, 1000, 1500]);
    expect(all).toHaveLength(30);
  });

  test('end when settled', () => {
    expect(checkTimes(['open', 'open', 'settled'])).toEqual([0, 500, 1000]);
  });
});

describe('the shape', () => {
  const storageOf = (stored: Record<string, string> = {}) => ({
    stored,
    read: (key: string) => stored[key] ?? null,
    write: (key: string, value: string) => {
      stored[key] = value;
    },
  });

  test('is inline with 20 % probability, image otherwise', () => {
    const shapes = Array.from({ length: 100 }, (_, index) => chooseAdShape(storageOf(), () => index / 100));
    expect(shapes.filter((shape) => shape === 'inline')).toHaveLength(20);
    expect(shapes.filter((shape) => shape === 'image')).toHaveLength(80);
  });

  test('stays the same for the session', () => {
    const storage = storageOf();
    expect(chooseAdShape(storage, () => 0.1)).toBe('inline');
    expect(chooseAdShape(storage, () => 0.9)).toBe('inline');
  });

  test('is chosen again on every page without storage', () => {
    const storage = { read: () => null, write() {} };
    expect(chooseAdShape(storage, () => 0.1)).toBe('inline');
    expect(chooseAdShape(storage, () => 0.9)).toBe('image');
  });
});

test('pickRandom picks each item with the same probability and returns undefined for an empty list', () => {
  expect([0, 0.24, 0.25, 0.5, 0.99].map((random) => pickRandom(['a', 'b', 'c', 'd'], () => random))).toEqual([
    'a',
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(pickRandom([], () => 0)).toBeUndefined();
});
