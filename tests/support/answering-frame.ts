import type { BrowserFrame } from '../../src/demos/browser-driver.ts';

/** What the script of a document answers, by the name of its function. */
export type FrameAnswers = Readonly<Record<string, (given: readonly unknown[]) => unknown>>;

/** A document whose script answers as a test says; `evaluate` answers what is no call of the script. */
export function answeringFrame(
  answers: FrameAnswers,
  evaluate: (expression: string) => unknown = () => undefined,
): BrowserFrame {
  return {
    async evaluate(expression) {
      const [, name = '', given = ''] = /^demoCheck\.(\w+)\((.*)\)$/s.exec(expression) ?? [];
      const answer = answers[name];
      return answer ? answer(JSON.parse(`[${given}]`)) : evaluate(expression);
    },
  };
}
