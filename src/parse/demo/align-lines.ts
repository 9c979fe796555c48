/** A token that stands in both texts, by its offsets. */
export interface KeptToken {
  readonly generated: number;
  readonly original: number;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * Finds what is left of a text in which tokens were taken out of lines and no line was added or removed. Of several ways to read a
 * line, the one with the fewest holes holds.
 */
export function alignLines(generated: string, original: string): readonly KeptToken[] {
  const kept: KeptToken[] = [];
  const originals = original.split('\n');
  const offset = { generated: 0, original: 0 };
  let isPlaceholderOpen = false;
  for (const [index, line] of generated.split('\n').entries()) {
    const written = originals[index] ?? '';
    const pairs = line === written ? sameLine(line) : changedLine(line, written, isPlaceholderOpen);
    for (const pair of pairs) {
      kept.push({ generated: offset.generated + pair.generated, original: offset.original + pair.original });
    }
    if (written.trim() !== '') isPlaceholderOpen = endsInPlaceholder(line, written, pairs.at(-1));
    offset.generated += line.length + 1;
    offset.original += written.length + 1;
  }
  return kept;
}

/** Comments are no tokens: they belong to what they stand over. */
function sameLine(line: string): readonly KeptToken[] {
  const at = line.search(/\S/);
  return at === -1 || /^(?:\/[/*]|\*)/.test(line.slice(at)) ? [] : [{ generated: at, original: at }];
}

function changedLine(line: string, written: string, goesOn: boolean): readonly KeptToken[] {
  // The semicolon of a declaration that is gone.
  if (line.trim() === ';') return [];
  const comment = [...line.matchAll(/\/[/*]/g)].find(({ index }) => written.endsWith(line.slice(index)));
  const tail = comment === undefined ? 0 : line.length - comment.index;
  const words = wordsOf(line.slice(0, line.length - tail));
  return alignWords(words, wordsOf(written.slice(0, written.length - tail)), goesOn);
}

function endsInPlaceholder(line: string, written: string, last: KeptToken | undefined): boolean {
  return (
    last === undefined || line.slice(last.generated).trimEnd() !== written.slice(last.original).trimEnd()
  );
}

function wordsOf(line: string): readonly Word[] {
  return [...line.matchAll(/[\w$]+|=>|\S/g)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** What a word costs that is not in the original: code that stands for types, as in an enum. */
const strange = 10;

/**
 * Pairs the words of a line with those of the original. `costs[i][j]` is the cost of words from `i` on in an original from `j` on: the number of
 * holes that begin there. A hole that goes on from the line above is free, and so is preferred.
 */
function alignWords(words: readonly Word[], written: readonly Word[], goesOn: boolean): readonly KeptToken[] {
  const costs = words.map(() => new Array<number>(written.length + 1).fill(0));
  costs.push(written.map(() => 1));
  costs[words.length]?.push(0);
  const at = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const placeholderTo = (i: number, j: number): { cost: number; to: number } => {
    let best = { cost: Number.POSITIVE_INFINITY, to: j };
    for (let to = j; to < written.length; to += 1) {
      if (words[i]?.text !== written[to]?.text) continue;
      const placeholder = to === j ? 0 : j === 0 && goesOn ? -0.5 : 1;
      const cost = placeholder + at(i + 1, to + 1);
      if (cost < best.cost) best = { cost, to };
    }
    return best;
  };
  for (let i = words.length - 1; i >= 0; i -= 1) {
    for (let j = written.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (row) row[j] = Math.min(placeholderTo(i, j).cost, strange + at(i + 1, j));
    }
  }
  const kept: KeptToken[] = [];
  let j = 0;
  for (const [i, word] of words.entries()) {
    const { cost, to } = placeholderTo(i, j);
    const partner = written[to];
    if (partner === undefined || cost > strange + at(i + 1, j)) continue;
    kept.push({ generated: word.at, original: partner.at });
    j = to + 1;
  }
  return kept;
}
