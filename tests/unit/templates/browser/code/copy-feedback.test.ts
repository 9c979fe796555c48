import { describe, expect, test } from 'vitest';
import { createCopyFeedback } from '../../../../../templates/browser/code/copy-feedback.ts';

describe('createCopyFeedback', () => {
  test.each([
    ['the button', 'button', 1200],
    ['the shortcut', 'shortcut', 2000],
  ] as const)('%s shows it for a time of its own', (_name, trigger, time) => {
    const { clock, pass, shown } = fakeClock();
    createCopyFeedback(clock, shown.add)(trigger);
    pass(time - 1);
    expect(shown.list).toEqual(['copied']);
    pass(1);
    expect(shown.list).toEqual(['copied', 'ready']);
  });

  test('a copy after the end shows it again', () => {
    const { clock, pass, shown } = fakeClock();
    const feedback = createCopyFeedback(clock, shown.add);
    feedback('button');
    pass(1200);
    feedback('button');
    pass(1199);
    expect(shown.list).toEqual(['copied', 'ready', 'copied']);
    pass(1);
    expect(shown.list).toEqual(['copied', 'ready', 'copied', 'ready']);
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

  test('a second copy never shortens the feedback', () => {
    const { clock, pass, shown } = fakeClock();
    const feedback = createCopyFeedback(clock, shown.add);
    feedback('shortcut');
    pass(100);
    feedback('button');
    pass(1899);
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
  const list: ('copied' | 'ready')[] = [];
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
  return {
    clock,
    pass,
    shown: { list, add: (isCopied: boolean) => void list.push(isCopied ? 'copied' : 'ready') },
  };
}
