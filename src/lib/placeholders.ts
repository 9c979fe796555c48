import type { ArticleWord, Words } from '../model/words.ts';

/**
 * Kinds of placeholders in HTML: `l` URL of a link or image, with the attributes that depend on it; `h`
 * heading id; `o` anchor of a heading's own words, in a translation; `p` part; `w` interface text; `a` URL of
 * an asset. The first four are named by index, the others by name.
 *
 * A placeholder is filled in later than the text around it. It is written between two U+FDD0, a code point
 * that Unicode reserves for internal use. The parse stage removes that from sources, so an author cannot
 * write a placeholder.
 */
export type PlaceholderKind = 'l' | 'h' | 'o' | 'p' | 'w' | 'a';

/** The character before and after a placeholder. */
export const placeholderMark = '\ufdd0';

const kinds: ReadonlySet<string> = new Set<PlaceholderKind>(['l', 'h', 'o', 'p', 'w', 'a']);

/** Replaces the mark in an author's text by U+FFFD, as CommonMark does with NUL. */
export function withoutPlaceholders(text: string): string {
  return text.includes(placeholderMark) ? text.replaceAll(placeholderMark, '\ufffd') : text;
}

/** Writes a placeholder. `name` must not contain the mark. */
export function placeholder(kind: PlaceholderKind, name: string | number): string {
  return `${placeholderMark}${kind}${name}${placeholderMark}`;
}

/** Writes the placeholder for the URL of an asset. */
export function assetPlaceholder(name: string): string {
  return placeholder('a', name);
}

/** Writes the placeholder for an interface text, with its subject, such as the number of a footnote. */
export function wordPlaceholder(word: ArticleWord, subject = ''): string {
  return placeholder('w', subject === '' ? word : `${word} ${subject}`);
}

/** Returns the interface text that a placeholder with this name stands for. */
export function articleWord(name: string, { article }: Pick<Words, 'article'>): string {
  const [word = '', ...subject] = name.split(' ');
  return article[word as ArticleWord].replace('{note}', () => subject.join(' '));
}

/** Fills in every placeholder of the given kinds; other kinds stay. */
export function fillPlaceholders(
  html: string,
  fillers: { readonly [Kind in PlaceholderKind]?: (name: string) => string },
): string {
  let filled = '';
  let done = 0;
  for (const { kind, name, start, end } of placeholdersIn(html)) {
    const filling = fillers[kind]?.(name);
    if (filling === undefined) continue;
    filled += html.slice(done, start) + filling;
    done = end;
  }
  return done === 0 ? html : filled + html.slice(done);
}

/** Returns the names of the placeholders of one kind, in order, each once. */
export function placeholderNames(html: string, kind: PlaceholderKind): string[] {
  const names = new Set<string>();
  for (const found of placeholdersIn(html)) if (found.kind === kind) names.add(found.name);
  return [...names];
}

/** A placeholder in a text, with the range from its first mark to behind its last one. */
interface FoundPlaceholder {
  readonly kind: PlaceholderKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Searches for one character, which takes a thirtieth of the time that a pattern takes. */
function placeholdersIn(html: string): FoundPlaceholder[] {
  const found: FoundPlaceholder[] = [];
  let start = html.indexOf(placeholderMark);
  while (start >= 0) {
    const last = html.indexOf(placeholderMark, start + 1);
    if (last < 0) break;
    const kind = html.charAt(start + 1);
    const isPlaceholder = kinds.has(kind);
    if (isPlaceholder)
      found.push({ kind: kind as PlaceholderKind, name: html.slice(start + 2, last), start, end: last + 1 });
    // A mark that begins nothing may end something.
    start = isPlaceholder ? html.indexOf(placeholderMark, last + 1) : last;
  }
  return found;
}

const markBytes = new TextEncoder().encode(placeholderMark);

/**
 * Fills in the placeholders of one kind in UTF-8 text, without decoding the text between them. Other kinds
 * stay.
 */
export function fillPlaceholderBytes(
  text: Uint8Array,
  kind: PlaceholderKind,
  filler: (name: string) => string,
): Uint8Array {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const parts: Uint8Array[] = [];
  let done = 0;
  let start = findMark(text, 0);
  while (start >= 0) {
    const end = findMark(text, start + markBytes.length);
    if (end < 0) break;
    const content = decoder.decode(text.subarray(start + markBytes.length, end));
    if (content.startsWith(kind)) {
      parts.push(text.subarray(done, start), encoder.encode(filler(content.slice(1))));
      done = end + markBytes.length;
    }
    start = findMark(text, end + markBytes.length);
  }
  return join([...parts, text.subarray(done)]);
}

function findMark(text: Uint8Array, from: number): number {
  const [first = 0, second, third] = markBytes;
  let at = text.indexOf(first, from);
  while (at >= 0 && (text[at + 1] !== second || text[at + 2] !== third)) at = text.indexOf(first, at + 1);
  return at;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
