import { createBlockState, isInFence } from '../parse/directives/block-state.ts';

/** A paragraph, heading, list or code block of a page, with its first line in the file. */
export interface TextBlock {
  readonly text: string;
  readonly line: number;
}

/** A paragraph whose translation may no longer fit. */
export type OutdatedParagraph =
  | { readonly kind: 'changed'; readonly translation: TextBlock | undefined; readonly original: TextBlock }
  | { readonly kind: 'added'; readonly translation: undefined; readonly original: TextBlock }
  | { readonly kind: 'removed'; readonly translation: TextBlock | undefined; readonly original: undefined };

/** The texts of a page and its translation. */
export interface TranslatedTexts {
  /** The original when the translation last changed. */
  readonly before: string;
  readonly now: string;
  readonly translation: string;
}

/**
 * Compares the paragraphs of an original with those it had when it was translated. Names the paragraph of the
 * translation if it has as many as the original had.
 */
export function outdatedParagraphs({ before, now, translation }: TranslatedTexts): OutdatedParagraph[] {
  const [old, current, translated] = [before, now, translation].map(textBlocks);
  if (!old || !current || !translated) return [];
  const isAligned = old.length === translated.length;
  const of = (index: number) => (isAligned ? translated[index] : undefined);
  const found: OutdatedParagraph[] = [];
  for (const { removed, added } of differences(old, current)) {
    const pairs = Math.max(removed.length, added.length);
    for (let index = 0; index < pairs; index += 1) {
      const [from, original] = [removed[index], added[index]];
      if (from !== undefined && original) found.push({ kind: 'changed', translation: of(from), original });
      else if (original) found.push({ kind: 'added', translation: undefined, original });
      else if (from !== undefined)
        found.push({ kind: 'removed', translation: of(from), original: undefined });
    }
  }
  return found;
}

/** Divides a page without its front matter at blank lines that are outside code blocks. */
export function textBlocks(page: string): TextBlock[] {
  const lines = page
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const end =
    lines[0]?.trimEnd() === '---' ? lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---') : -1;
  const blocks: { text: string; line: number }[] = [];
  let open: { text: string; line: number } | undefined;
  const state = createBlockState();
  for (const [index, line] of lines.entries()) {
    if (index <= end) continue;
    const isFenced = isInFence(line, state);
    if (!isFenced && line.trim() === '') open = undefined;
    else if (open) open.text += `\n${line}`;
    else {
      open = { text: line, line: index + 1 };
      blocks.push(open);
    }
  }
  return blocks;
}

interface BlockDifference {
  /** Positions of blocks that the older text alone has. */
  readonly removed: readonly number[];
  /** Blocks that the newer text alone has in their place. */
  readonly added: readonly TextBlock[];
}

/** Finds the places in which two lists of blocks differ, by their longest common subsequence. */
function differences(old: readonly TextBlock[], current: readonly TextBlock[]): BlockDifference[] {
  const common = commonLengths(old, current);
  const found: BlockDifference[] = [];
  let removed: number[] = [];
  let added: TextBlock[] = [];
  const close = (): void => {
    if (removed.length + added.length > 0) found.push({ removed, added });
    [removed, added] = [[], []];
  };
  let [a, b] = [0, 0];
  while (a < old.length || b < current.length) {
    const block = current[b];
    if (block && old[a]?.text === block.text) {
      close();
      [a, b] = [a + 1, b + 1];
    } else if (block && (a === old.length || (common[a]?.[b + 1] ?? 0) > (common[a + 1]?.[b] ?? 0))) {
      added.push(block);
      b += 1;
    } else {
      removed.push(a);
      a += 1;
    }
  }
  close();
  return found;
}

/** The length of the longest common subsequence of the blocks from each pair of positions on. */
function commonLengths(old: readonly TextBlock[], current: readonly TextBlock[]): readonly Uint32Array[] {
  const lengths = old
    .map(() => new Uint32Array(current.length + 1))
    .concat(new Uint32Array(current.length + 1));
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = current.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row)
        row[b] =
          old[a]?.text === current[b]?.text
            ? (lengths[a + 1]?.[b + 1] ?? 0) + 1
            : Math.max(lengths[a + 1]?.[b] ?? 0, row[b + 1] ?? 0);
    }
  return lengths;
}
