/** Longest part of a text that is shown, and how much of it stands before the difference. */
const maxShown = 60;
const shownBefore = 20;

/**
 * Compares two renderings as hydration does: the names of elements and the texts, but no attributes. Returns
 * the first text that differs, in both; undefined if hydration finds no difference.
 */
export function textDifference(first: string, second: string): readonly [string, string] | undefined {
  const [before, after] = [hydrated(first), hydrated(second)];
  const [longer, shorter] = before.length < after.length ? [after, before] : [before, after];
  const index = longer.findIndex((token, position) => token !== shorter[position]);
  if (index === -1) return undefined;
  const [one = '', other = ''] = [before[index], after[index]].map((token = '') => readable(token));
  const start = Math.max(0, commonLength(one, other) - shownBefore);
  return [cut(one, start), cut(other, start)];
}

/** Names of elements, and texts, in order. React escapes `>` in attributes. */
function hydrated(html: string): string[] {
  const tokens = html.match(/<[^>]*>|[^<]+/g) ?? [];
  return tokens.map((token) => token.replace(/^(<\/?[\w-]+)[^>]*/, '$1'));
}

/** Reverses what React escapes. */
function readable(token: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return token.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => characters[name] ?? all);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function cut(text: string, start: number): string {
  const shown = text.slice(start, start + maxShown);
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`;
}
