import type { ArticleWord } from '../model/words.ts';

/**
 * Holes in HTML: places that are filled later than the text around them. A hole stands between two U+FDD0, a code point that Unicode
 * keeps out of interchange for uses like this one; the parse stage replaces it in sources, so no text of an author is taken for a hole.
 *
 * Kinds: `l` URL of a link or picture with the attributes that depend on it, `h` heading id, `p` part (all three by
 * index), `w` word of the shell, `a` URL of an asset (both by name).
 */
export type PlaceholderKind = 'l' | 'h' | 'p' | 'w' | 'a';

/** Stands before and behind a hole. */
export const placeholderMark = '\ufdd0';

const pattern = new RegExp(`${placeholderMark}([lhpwa])([^${placeholderMark}]*)${placeholderMark}`, 'g');

/** A text that cannot be taken for a hole: the mark becomes U+FFFD, as CommonMark does with NUL. */
export function withoutPlaceholders(text: string): string {
  return text.includes(placeholderMark) ? text.replaceAll(placeholderMark, '\ufffd') : text;
}

/** Writes a hole. `name` must not contain the mark. */
export function placeholder(kind: PlaceholderKind, name: string | number): string {
  return `${placeholderMark}${kind}${name}${placeholderMark}`;
}

/** The hole for the URL of an asset. */
export function assetPlaceholder(name: string): string {
  return placeholder('a', name);
}

/** The hole for a word of the shell, with what it speaks of: the number of a footnote. */
export function wordPlaceholder(word: ArticleWord, subject = ''): string {
  return placeholder('w', subject === '' ? word : `${word} ${subject}`);
}

/** Reads the name of a word's hole. */
export function readWordPlaceholder(name: string): { readonly word: ArticleWord; readonly subject: string } {
  const [word = '', ...subject] = name.split(' ');
  return { word: word as ArticleWord, subject: subject.join(' ') };
}

/** Fills every hole of the given kinds; other kinds stay as they are. */
export function fillPlaceholders(
  html: string,
  fillers: { readonly [Kind in PlaceholderKind]?: (name: string) => string },
): string {
  return html.replace(
    pattern,
    (whole, kind: PlaceholderKind, name: string) => fillers[kind]?.(name) ?? whole,
  );
}

/** Names of the holes of one kind, in order, each once. */
export function placeholderNames(html: string, kind: PlaceholderKind): string[] {
  const names = new Set<string>();
  for (const match of html.matchAll(pattern)) {
    if (match[1] === kind && match[2] !== undefined) names.add(match[2]);
  }
  return [...names];
}
