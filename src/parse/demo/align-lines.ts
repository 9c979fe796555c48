/** Offsets of a token that is in both texts. */
export interface KeptToken {
  readonly generated: number;
  readonly original: number;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * Finds the tokens that remain of a text from whose lines tokens were removed; no line was added or removed.
 * If a line can be read in several ways, the one with the fewest gaps wins.
 */
export function alignLines(generated: string, original: string): readonly KeptToken[] {
  const kept: KeptToken[] = [];
  const originals = original.split('\n');
  const offset = { generated: 0, original: 0 };
  let isGapOpen = false;
  for (const [index, line] of generated.split('\n').entries()) {
    const written = originals[index] ?? '';
    const pairs = line === written ? sameLine(line) : changedLine(line, written, isGapOpen);
    for (const pair of pairs) {
      kept.push({ generated: offset.generated + pair.generated, original: offset.original + pair.original });
    }
    if (written.trim() !== '') isGapOpen = endsInGap(line, written, pairs.at(-1));
    offset.generated += line.length + 1;
    offset.original += written.length + 1;
  }
  return kept;
}

/** Comments are not tokens; they belong to the code below them. */
function sameLine(line: string): readonly KeptToken[] {
  const at = line.search(/\S/);
  return at === -1 || /^(?:\/[/*]|\*)/.test(line.slice(at)) ? [] : [{ generated: at, original: at }];
}

function changedLine(line: string, written: string, continuesGap: boolean): readonly KeptToken[] {
  // The semicolon of a removed declaration.
  if (line.trim() === ';') return [];
  const comment = [...line.matchAll(/\/[/*]/g)].find(({ index }) => written.endsWith(line.slice(index)));
  const tail = comment === undefined ? 0 : line.length - comment.index;
  const words = wordsOf(line.slice(0, line.length - tail));
  return alignWords(words, wordsOf(written.slice(0, written.length - tail)), continuesGap);
}

function endsInGap(line: string, written: string, last: KeptToken | undefined): boolean {
  return (
    last === undefined || line.slice(last.generated).trimEnd() !== written.slice(last.original).trimEnd()
  );
}

function wordsOf(line: string): readonly Word[] {
  return [...line.matchAll(/[\w$]+|=>|\S/g)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** Cost of a word that is not in the original: code generated from types, such as an enum. */
const newWordCost = 10;

/**
 * Pairs the words of a line with those of the original. `costs[i][j]` is the cost of the words from `i` on in
 * an original from `j` on: the number of gaps that begin there. A gap that continues from the line above is
 * preferred.
 */
function alignWords(
  words: readonly Word[],
  written: readonly Word[],
  continuesGap: boolean,
): readonly KeptToken[] {
  const costs = words.map(() => new Array<number>(written.length + 1).fill(0));
  costs.push(written.map(() => 1));
  costs[words.length]?.push(0);
  const at = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const gapTo = (i: number, j: number): { cost: number; to: number } => {
    let best = { cost: Number.POSITIVE_INFINITY, to: j };
    for (let to = j; to < written.length; to += 1) {
      if (words[i]?.text !== written[to]?.text) continue;
      const gap = to === j ? 0 : j === 0 && continuesGap ? -0.5 : 1;
      const cost = gap + at(i + 1, to + 1);
      if (cost < best.cost) best = { cost, to };
    }
    return best;
  };
  for (let i = words.length - 1; i >= 0; i -= 1) {
    for (let j = written.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (row) row[j] = Math.min(gapTo(i, j).cost, newWordCost + at(i + 1, j));
    }
  }
  const kept: KeptToken[] = [];
  let j = 0;
  for (const [i, word] of words.entries()) {
    const { cost, to } = gapTo(i, j);
    const partner = written[to];
    if (partner === undefined || cost > newWordCost + at(i + 1, j)) continue;
    kept.push({ generated: word.at, original: partner.at });
    j = to + 1;
  }
  return kept;
}
