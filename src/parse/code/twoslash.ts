/** A sample as Twoslash shows it. */
export interface TwoslashSample {
  readonly text: string;
  /** For each line of the text, its index in the sample as written. */
  readonly lines: readonly number[];
  /** Comments whose result is not shown: a type, a list of completions, an error. */
  readonly queries: readonly { readonly comment: string; readonly line: number; readonly column: number }[];
}

/** `// @noErrors`, `// @target: es2022`, but neither `// @filename: a.ts` nor `// @ts-expect-error`. */
const flag = /^\s*\/\/\s?@(?!filename\b)(\w+)(?::.*)?\s*$/;
/** Flags whose text Twoslash shows as it is. */
const shownFlags: ReadonlySet<string> = new Set(['log', 'warn', 'error', 'annotate']);
const query = /^\s*\/\/\s*\^(?:[?|]|\^+)/;
const cut = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;

/**
 * Leaves out of a sample what Twoslash hides: the lines that `---cut---`, `---cut-after---` and
 * `---cut-start---` name, settings of the compiler, and comments that ask for a type.
 */
export function readTwoslash(written: string): TwoslashSample {
  const all = written.split('\n');
  const cuts = all.map((line) => cut.exec(line)).map((found) => found && (found[1] ?? 'before'));
  const after = cuts.indexOf('after');
  const first = cuts.lastIndexOf('before') + 1;
  const last = after === -1 ? all.length : after;
  const lines: number[] = [];
  const queries: TwoslashSample['queries'][number][] = [];
  let isCut = false;
  for (let index = first; index < last; index += 1) {
    const line = all[index] ?? '';
    const found = cuts[index];
    if (found === 'start') isCut = true;
    const name = flag.exec(line)?.[1];
    const isQuery = query.test(line) || name === 'errors';
    if (!isCut && isQuery) {
      const column = line.length - line.trimStart().length + 1;
      queries.push({ comment: line.trim().replace(/\s+/g, ' '), line: index + 1, column });
    }
    const isShown = !found && !isQuery && (name === undefined || shownFlags.has(name));
    if (!isCut && isShown) lines.push(index);
    if (found === 'end') isCut = false;
  }
  const kept = withoutEmptyEnds(lines, all);
  return { text: kept.map((index) => all[index] ?? '').join('\n'), lines: kept, queries };
}

/** A cut mostly leaves an empty line at the start of what is shown. */
function withoutEmptyEnds(lines: readonly number[], all: readonly string[]): readonly number[] {
  const isFilled = (index: number) => all[index]?.trim() !== '';
  return lines.slice(Math.max(lines.findIndex(isFilled), 0), lines.findLastIndex(isFilled) + 1);
}
