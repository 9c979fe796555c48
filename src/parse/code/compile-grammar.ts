import { type NamedKind, namedKind, type Token } from './token.ts';

/** A grammar of refractor: patterns by token type, and under `rest` a grammar that continues it. */
export type Definition = Readonly<Record<string, unknown>>;

/** A pattern as a grammar defines it; a pattern without properties is a bare expression. */
interface PatternDefinition {
  readonly pattern: RegExp;
  readonly lookbehind?: boolean;
  readonly greedy?: boolean;
  readonly alias?: string | readonly string[];
  readonly inside?: Definition | null;
}

/** A compiled pattern, with the properties of its tokens. */
export interface Pattern {
  readonly regex: RegExp;
  /** True if it never looks at the text before the start of the search. */
  readonly ignoresPrefix: boolean;
  /** True if its first group is the text that must precede the token. */
  readonly lookbehind: boolean;
  readonly type: string;
  readonly kind: NamedKind;
  readonly alias: string | readonly string[] | undefined;
  /** The grammar for the content of the token. */
  readonly inside: Definition | undefined;
}

/** Tokens by text: the same short texts occur again and again. */
export type TokenCache = Map<string, readonly Token[]>;

/** A compiled grammar. */
export interface Grammar {
  readonly steps: readonly Step[];
  readonly cache: TokenCache;
}

/**
 * A greedy pattern searches the whole text and may replace earlier tokens; a run searches each remaining
 * piece of text by itself.
 */
export type Step = GreedyPattern | Run;

/** A pattern that searches the whole text. */
export interface GreedyPattern extends Pattern {
  readonly greedy: true;
}

/**
 * Consecutive patterns that are not greedy. Their tokens depend only on the piece of text and the first
 * pattern.
 */
export interface Run {
  readonly greedy: false;
  readonly patterns: readonly Pattern[];
  /** A cache for each pattern to start with. */
  readonly caches: readonly TokenCache[];
}

const compiled = new WeakMap<Definition, Grammar>();

/** Compiles a grammar at its first use: most nested grammars are never needed. */
export function compileGrammar(definition: Definition): Grammar {
  let grammar = compiled.get(definition);
  if (grammar === undefined) {
    grammar = { steps: stepsOf(definition), cache: new Map() };
    compiled.set(definition, grammar);
  }
  return grammar;
}

function stepsOf({ rest, ...own }: Definition): readonly Step[] {
  const steps: Step[] = [];
  let patterns: Pattern[] = [];
  const endRun = () => {
    if (patterns.length === 0) return;
    steps.push({ greedy: false, patterns, caches: patterns.map(() => new Map()) });
    patterns = [];
  };
  for (const [type, given] of Object.entries({ ...own, ...(rest as Definition | undefined) })) {
    for (const definition of definitionsOf(given)) {
      const pattern = compilePattern(type, definition);
      if (definition.greedy === true) {
        endRun();
        steps.push({ ...pattern, greedy: true });
      } else patterns.push(pattern);
    }
  }
  endRun();
  return steps;
}

/** A type has one pattern or many, or none where a language disables it. */
function definitionsOf(given: unknown): readonly PatternDefinition[] {
  if (given === undefined || given === null) return [];
  const all: readonly (RegExp | PatternDefinition)[] = Array.isArray(given) ? given : [given];
  return all.map((one) => (one instanceof RegExp ? { pattern: one } : one));
}

/** A name in the patterns of JavaScript. */
const name = String.raw`#?(?!\s)[_$a-zA-Z\xA0-\uFFFF](?:(?!\s)[$\w\xA0-\uFFFF])*`;

/**
 * A pattern for a name before something, `name(?=\s*\()`, is tried at each letter of `className` and
 * backtracks from the end each time. The result is the same for every letter of a name, so the pattern is not
 * tried after a letter.
 */
const notAfterLetter = '(?:#|(?<![_$a-zA-Z]))';

function compilePattern(type: string, definition: PatternDefinition): Pattern {
  const { pattern, lookbehind = false, greedy = false, alias, inside } = definition;
  const ignoresPrefix = pattern.source.startsWith(name);
  const source = ignoresPrefix ? pattern.source.replace('#?', () => notAfterLetter) : pattern.source;
  // `lastIndex` counts for greedy patterns only.
  const flags = pattern.flags.replace('g', '') + (greedy ? 'g' : '');
  const regex = source === pattern.source && flags === pattern.flags ? pattern : new RegExp(source, flags);
  const kind = namedKind(type, alias);
  return { regex, ignoresPrefix, lookbehind, type, kind, alias, inside: inside ?? undefined };
}

/**
 * The first match from an offset on, without the text that must precede the token. Empty matches do not
 * count.
 */
export function findMatch(pattern: Pattern, text: string, from: number): RegExpExecArray | null {
  const { regex, lookbehind } = pattern;
  const isCut = pattern.ignoresPrefix && from > 0;
  regex.lastIndex = isCut ? 0 : from;
  const match = regex.exec(isCut ? text.slice(from) : text);
  if (match === null) return null;
  if (isCut) match.index += from;
  const before = lookbehind ? (match[1]?.length ?? 0) : 0;
  if (before > 0) {
    match.index += before;
    match[0] = match[0].slice(before);
  }
  return match[0] === '' ? null : match;
}
