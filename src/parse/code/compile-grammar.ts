import { compilePattern, type Definition, type Pattern, type PatternDefinition } from './compile-pattern.ts';
import type { Token } from './token.ts';

/** What texts came to: the same short ones come again and again. */
export type Memory = Map<string, readonly Token[]>;

/** A grammar made ready to cut texts. */
export interface Grammar {
  /** Its patterns, in their order. */
  readonly steps: readonly Step[];
  readonly memory: Memory;
}

/** A greedy pattern looks at the whole text, and takes back tokens that are in its way; a run looks at each piece that is left, alone. */
export type Step = GreedyPattern | Run;

/** A pattern that looks at the whole text. */
export interface GreedyPattern extends Pattern {
  readonly greedy: true;
}

/** Neighbours that are not greedy. What they make of a piece depends on the piece only, and on the one to begin with. */
export interface Run {
  readonly greedy: false;
  readonly patterns: readonly Pattern[];
  /** By the number of the pattern to begin with. */
  readonly memories: readonly Memory[];
}

const compiled = new WeakMap<Definition, Grammar>();

/** Makes a grammar ready at its first use: most of those that stand within others are never needed. */
export function compileGrammar(definition: Definition): Grammar {
  let grammar = compiled.get(definition);
  if (grammar === undefined) {
    grammar = { steps: stepsOf(definition), memory: new Map() };
    compiled.set(definition, grammar);
  }
  return grammar;
}

function stepsOf({ rest, ...own }: Definition): readonly Step[] {
  const steps: Step[] = [];
  let patterns: Pattern[] = [];
  const endRun = () => {
    if (patterns.length === 0) return;
    steps.push({ greedy: false, patterns, memories: patterns.map(() => new Map()) });
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

/** A type has one pattern or many. One that a language has no use for is empty. */
function definitionsOf(given: unknown): readonly PatternDefinition[] {
  if (given === undefined || given === null) return [];
  const all: readonly (RegExp | PatternDefinition)[] = Array.isArray(given) ? given : [given];
  return all.map((one) => (one instanceof RegExp ? { pattern: one } : one));
}
