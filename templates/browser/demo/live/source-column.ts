/** A word, a number or a sign of a line, and where it begins. */
interface LineToken {
  readonly text: string;
  readonly start: number;
}

/**
 * The column in a line of the source that a column of the compiled line comes from, both counted from one. Compiling keeps lines and the order of
 * what stays in them, so what the two have in common leads from one to the other. (The compiler's own map goes wrong after template strings.)
 */
export function sourceColumn(compiled: string, source: string, column: number): number {
  const theirs = tokensOf(compiled);
  const ours = tokensOf(source);
  const common = commonLengths(theirs, ours);
  let found = 1;
  let i = 0;
  let j = 0;
  for (;;) {
    const their = theirs[i];
    const our = ours[j];
    if (!their || !our || their.start >= column) return found;
    if (their.text === our.text) {
      found = our.start + 1;
      i += 1;
      j += 1;
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) i += 1;
    else j += 1;
  }
}

function tokensOf(line: string): LineToken[] {
  return [...line.matchAll(/[\w$]+|[^\s\w$]/g)].map(({ 0: text, index }) => ({ text, start: index }));
}

/** For each pair of places, how many tokens the rests of both lines have in common, in order. */
function commonLengths(theirs: readonly LineToken[], ours: readonly LineToken[]): number[][] {
  const table = Array.from({ length: theirs.length + 1 }, () => Array<number>(ours.length + 1).fill(0));
  for (let i = theirs.length - 1; i >= 0; i -= 1) {
    for (let j = ours.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] =
        theirs[i]?.text === ours[j]?.text
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: readonly (readonly number[])[], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
