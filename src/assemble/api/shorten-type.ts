import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument, ApiType } from '../../model/api-document.ts';

/** Characters of the types of a page. More would make it heavier than 40 kB, compressed. */
const maxTotal = 24_000;

/** Characters of one type, from what a reader may look through to what shows its kind. */
const limits = [1500, 750, 375, 180] as const;

/**
 * Returns how many characters of each type a page shows, so that the page of a union of thousands of names
 * stays light. Its Markdown copy has the rest.
 */
export const typeLimit = memoize((document: ApiDocument): number => {
  const lengths = typesOf(document).map(({ length }) => length);
  const total = (limit: number) => lengths.reduce((sum, length) => sum + Math.min(length, limit), 0);
  return limits.find((limit) => total(limit) <= maxTotal) ?? limits[limits.length - 1] ?? 0;
});

/** Cuts a type between two of its parts. Returns undefined for one that is short enough. */
export function shortenType(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined;
  const start = text.slice(0, limit);
  const ends = [' | ', '; ', ', ', '\n'].map((separator) => start.lastIndexOf(separator));
  const end = ends.reduce((last, one) => Math.max(last, one));
  return `${start.slice(0, end > limit / 3 ? end : limit)} …`;
}

function typesOf({ signatures, groups }: ApiDocument): string[] {
  const textsOf = (type: ApiType | undefined) => (type ? [type.text, type.expanded ?? ''] : []);
  return [
    ...signatures,
    ...groups.flatMap(({ items, inherited }) => [
      ...items.flatMap(({ type, signature }) => [
        ...textsOf(type),
        ...(signature?.parameters ?? []).flatMap((parameter) => textsOf(parameter.type)),
        ...textsOf(signature?.returns?.type),
      ]),
      ...inherited.flatMap((one) => one.items.map((item) => item.type)),
    ]),
  ];
}
