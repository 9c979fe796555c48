import { describe, expect, test } from 'vitest';
import {
  type CopyState,
  createCopyFeedback,
  nextCopyState,
} from '../../../../../templates/browser/code/copy-state.ts';

const ready: CopyState = { kind: 'ready' };
const copied = (until: number): CopyState => ({ kind: 'copied', until });

describe('nextCopyState', () => {
  test.each([
    ['the button shows it for 1200 ms', ready, 'button', 0, copied(1200)],
    ['the shortcut shows it for 2000 ms', ready, 'shortcut', 0, copied(2000)],
    ['a second copy extends the first', copied(1200), 'button', 500, copied(1700)],
    ['a second copy never shortens the first', copied(2000), 'button', 100, copied(2000)],
  ] as const)('%s', (_name, state, trigger, now, next) => {
    expect(nextCopyState(state, { kind: 'copied', trigger }, now)).toEqual(next);
  });

  test.each([
    ['nothing is shown', ready, 5000, ready],
    ['not yet', copied(1200), 1199, copied(1200)],
    ['over', copied(1200), 1200, ready],
  ] as const)('time passes: %s', (_name, state, now, next) => {
    expect(nextCopyState(state, { kind: 'time-passed' }, now)).toEqual(next);
  });
});

describe('createCopyFeedback', () => {
  test('shows each change once', () => {
    const { clock, pass, shown } = fakeClock();
    const feedback = createCopyFeedback(clock, shown.add);
    feedback('button');
    pass(1199);
    expect(shown.list).toEqual(['copied']);
    pass(1);
    expect(shown.list).toEqual(['copied', 'ready']);
  });

  test('a second copy extends the feedback', () => {
    const { clock, pass, shown } = fakeClock();
    const feedback = createCopyFeedback(clock, shown.add);
    feedback('button');
    pass(1000);
    feedback('shortcut');
    pass(1999);
    expect(shown.list).toEqual(['copied']);
    pass(1);
    expect(shown.list).toEqual(['copied', 'ready']);
  });

  test('a timer that fires early waits again', () => {
    const { clock, pass, shown } = fakeClock(0.5);
    createCopyFeedback(clock, shown.add)('button');
    pass(1199.5);
    expect(shown.list).toEqual(['copied']);
    pass(1);
    expect(shown.list).toEqual(['copied', 'ready']);
  });
});

/** A clock advanced by `pass`. Its timers fire `early` milliseconds before their time. */
function fakeClock(early = 0) {
  let time = 0;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  const list: CopyState['kind'][] = [];
  const clock = {
    now: () => time,
    after: (milliseconds: number, callback: () => void) => {
      timers.push({ at: time + milliseconds - early, callback });
    },
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    const due = timers.filter(({ at }) => at <= time);
    timers = timers.filter(({ at }) => at > time);
    for (const { callback } of due) callback();
  };
  return { clock, pass, shown: { list, add: (kind: CopyState['kind']) => void list.push(kind) } };
}
