import type { DevSnapshot, Diagnostic } from '../../src/index.ts';

/**
 * Creates the function that adds the problems of the configuration to a snapshot. It returns the same
 * snapshot for the same arguments, so that one without a change is recognised.
 */
export function addConfigProblems() {
  let last:
    | { readonly made: DevSnapshot; readonly problems: string; readonly result: DevSnapshot }
    | undefined;
  return (made: DevSnapshot, problems: readonly Diagnostic[]): DevSnapshot => {
    if (problems.length === 0) return made;
    const text = JSON.stringify(problems);
    if (last?.made === made && last.problems === text) return last.result;
    const ok = made.ok && problems.every(({ severity }) => severity !== 'error');
    const result = { ...made, diagnostics: [...problems, ...made.diagnostics], ok };
    last = { made, problems: text, result };
    return result;
  };
}
