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

/** The most pairs of words that are compared. Longer lines are data, or the shape of a picture. */
const maxPairs = 4_000_000;

/** Pairs the words of a line with those of the original. */
function alignWords(
  words: readonly Word[],
  written: readonly Word[],
  continuesGap: boolean,
): readonly KeptToken[] {
  if (words.length * written.length > maxPairs) return alignInOrder(words, written);
  const partners = bestPartners(words, written, continuesGap);
  const kept: KeptToken[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const to = partners[index]?.[from] ?? noPartner;
    const partner = written[to];
    if (partner === undefined) continue;
    kept.push({ generated: word.at, original: partner.at });
    from = to + 1;
  }
  return kept;
}

/** Pairs each word with the next one that is the same. */
function alignInOrder(words: readonly Word[], written: readonly Word[]): readonly KeptToken[] {
  const kept: KeptToken[] = [];
  let from = 0;
  for (const word of words) {
    let to = from;
    while (to < written.length && written[to]?.text !== word.text) to += 1;
    const partner = written[to];
    if (partner === undefined) continue;
    kept.push({ generated: word.at, original: partner.at });
    from = to + 1;
  }
  return kept;
}

/** Stands for the partner of a word that is not in the original. */
const noPartner = -1;

/**
 * Returns for each word its partner in an original from each of its words on: the one with which all words
 * from there on have the fewest gaps; of several, the first. A gap that continues from the line above is
 * preferred.
 */
function bestPartners(
  words: readonly Word[],
  written: readonly Word[],
  continuesGap: boolean,
): readonly (readonly number[])[] {
  const partners: number[][] = [];
  // Behind the last word, the rest of the original is one gap.
  let following = [...written.map(() => 1), 0];
  for (const { text } of words.toReversed()) {
    const costs: number[] = new Array(written.length + 1).fill(0);
    const row: number[] = new Array(written.length + 1).fill(noPartner);
    // The best partner behind the current word of the original, without the gap before it.
    let [laterCost, later] = [Number.POSITIVE_INFINITY, noPartner];
    for (let from = written.length; from >= 0; from -= 1) {
      const isSame = written[from]?.text === text;
      const next = isSame ? (following[from + 1] ?? 0) : Number.POSITIVE_INFINITY;
      const behindGap = laterCost + (from === 0 && continuesGap ? -0.5 : 1);
      const cost = Math.min(next, behindGap);
      const asNew = newWordCost + (following[from] ?? 0);
      costs[from] = Math.min(cost, asNew);
      if (cost <= asNew) row[from] = next <= behindGap ? from : later;
      if (next <= laterCost) [laterCost, later] = [next, from];
    }
    following = costs;
    partners.push(row);
  }
  return partners.reverse();
}
