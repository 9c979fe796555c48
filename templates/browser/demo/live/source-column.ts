interface LineToken {
  readonly text: string;
  readonly start: number;
}

/**
 * Maps a column of a compiled line to the source line, by aligning common tokens. Columns count from one.
 * (The compiler's source map is wrong after template strings.)
 */
export function sourceColumn(compiled: string, source: string, column: number): number {
  const compiledTokens = tokensOf(compiled);
  const sourceTokens = tokensOf(source);
  const common = commonLengths(compiledTokens, sourceTokens);
  let found = 1;
  let i = 0;
  let j = 0;
  for (;;) {
    const compiledToken = compiledTokens[i];
    const sourceToken = sourceTokens[j];
    if (!compiledToken || !sourceToken || compiledToken.start >= column) return found;
    if (compiledToken.text === sourceToken.text) {
      found = sourceToken.start + 1;
      i += 1;
      j += 1;
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) i += 1;
    else j += 1;
  }
}

function tokensOf(line: string): LineToken[] {
  return [...line.matchAll(/[\w$]+|[^\s\w$]/g)].map(({ 0: text, index }) => ({ text, start: index }));
}

/** Returns the lengths of the longest common subsequences of all suffixes of two lines. */
function commonLengths(compiledTokens: readonly LineToken[], sourceTokens: readonly LineToken[]): number[][] {
  const table = Array.from({ length: compiledTokens.length + 1 }, () =>
    Array<number>(sourceTokens.length + 1).fill(0),
  );
  for (let i = compiledTokens.length - 1; i >= 0; i -= 1) {
    for (let j = sourceTokens.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] =
        compiledTokens[i]?.text === sourceTokens[j]?.text
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: readonly (readonly number[])[], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
