import type { NamedKind } from './token.ts';
import { namedKind } from './token-kind.ts';

/** A grammar of refractor: patterns by the types of their tokens, and under `rest` another grammar to go on with. */
export type Definition = Readonly<Record<string, unknown>>;

/** A pattern as a grammar defines it; one without properties is only its expression. */
export interface PatternDefinition {
  readonly pattern: RegExp;
  readonly lookbehind?: boolean;
  readonly greedy?: boolean;
  readonly alias?: string | readonly string[];
  readonly inside?: Definition | null;
}

/** A pattern made ready: what it looks for, and the token that comes of it. */
export interface Pattern {
  readonly regex: RegExp;
  /** Whether it never looks at what stands before the place from which it is sought. */
  readonly startsAfresh: boolean;
  /** Whether its first group is what must stand before the token. */
  readonly lookbehind: boolean;
  readonly type: string;
  readonly kind: NamedKind;
  readonly alias: string | readonly string[] | undefined;
  /** The grammar that cuts the token itself. */
  readonly inside: Definition | undefined;
}

/** A name, as the patterns of JavaScript have it. */
const name = String.raw`#?(?!\s)[_$a-zA-Z\xA0-\uFFFF](?:(?!\s)[$\w\xA0-\uFFFF])*`;

/**
 * A pattern for a name in front of something, `name(?=\s*\()`, is tried at each letter of `className`, and each time goes back from the end
 * letter by letter. What it finds from a letter it has found from the letter before, so it need not be tried after one. A quarter of the
 * time of TypeScript went there.
 */
const notAfterLetter = '(?:#|(?<![_$a-zA-Z]))';

/** Makes a pattern of a grammar ready. */
export function compilePattern(type: string, definition: PatternDefinition): Pattern {
  const { pattern, lookbehind = false, greedy = false, alias, inside } = definition;
  const startsAfresh = pattern.source.startsWith(name);
  const source = startsAfresh ? pattern.source.replace('#?', () => notAfterLetter) : pattern.source;
  // One that is sought from a place on must heed the place, one that is not must not.
  const flags = pattern.flags.replace('g', '') + (greedy ? 'g' : '');
  const regex = source === pattern.source && flags === pattern.flags ? pattern : new RegExp(source, flags);
  return {
    regex,
    startsAfresh,
    lookbehind,
    type,
    kind: namedKind(type, alias),
    alias,
    inside: inside ?? undefined,
  };
}

/** The first match from a place on, without what must stand before the token: `[0]` at `index`. One of nothing is none. */
export function findMatch(pattern: Pattern, text: string, from: number): RegExpExecArray | null {
  const { regex, lookbehind } = pattern;
  const afresh = pattern.startsAfresh && from > 0;
  regex.lastIndex = afresh ? 0 : from;
  const match = regex.exec(afresh ? text.slice(from) : text);
  if (match === null) return null;
  if (afresh) match.index += from;
  const before = lookbehind ? (match[1]?.length ?? 0) : 0;
  if (before > 0) {
    match.index += before;
    match[0] = match[0].slice(before);
  }
  return match[0] === '' ? null : match;
}
