// Same algorithm and same tokens as refractor's `tokenize`, with three differences for speed: a grammar is
// compiled once, not per text; short pieces of text are cached; and patterns for names are not tried at each
// letter (see `compileGrammar`).
import {
  compileGrammar,
  type Definition,
  findMatch,
  type GreedyPattern,
  type Pattern,
  type Run,
  type Step,
  type TokenCache,
} from './compile-grammar.ts';
import type { Token, TypedToken } from './token.ts';

/**
 * Length of the longest cached text. V8 copies a short substring; a longer one would keep its whole page in
 * memory.
 */
const maxCached = 12;

/** Number of texts in a cache before it is cleared. */
const capacity = 1000;

/** Splits a text into the tokens of a grammar. Tokens are shared between texts and must not be changed. */
export function tokenizeText(text: string, definition: Definition): readonly Token[] {
  const tokens: Token[] = [];
  const head: Link = { token: '', next: { token: text, next: undefined } };
  if (text !== '')
    applySteps({ text, steps: compileGrammar(definition).steps }, { link: head, position: 0 }, undefined);
  for (let link = head.next; link !== undefined; link = link.next) tokens.push(link.token);
  return tokens;
}

/** A token in the linked list of a text's tokens. */
interface Link {
  readonly token: Token;
  next: Link | undefined;
}

/** The text and the steps to apply to it. */
interface Task {
  readonly text: string;
  readonly steps: readonly Step[];
}

/** The link to start after, and the offset of the next link in the text. */
interface Place {
  readonly link: Link;
  readonly position: number;
}

/** A greedy pattern replaced tokens, so the patterns before it are applied again up to the end of those. */
interface Repair {
  readonly cause: GreedyPattern;
  reach: number;
}

function applySteps(task: Task, begin: Place, repair: Repair | undefined): void {
  for (const step of task.steps) {
    if (step === repair?.cause) return;
    if (step.greedy) applyGreedy(step, task, begin, repair);
    else applyRun(step, begin, repair);
  }
}

function applyRun(run: Run, begin: Place, repair: Repair | undefined): void {
  let { link: last, position } = begin;
  for (let link = last.next; link !== undefined; link = last.next) {
    if (repair !== undefined && position >= repair.reach) return;
    position += link.token.length;
    const tokens: Token[] = [];
    if (typeof link.token === 'string') splitPiece(link.token, run, 0, tokens);
    if (tokens.length === 0 || (tokens.length === 1 && typeof tokens[0] === 'string')) {
      last = link;
      continue;
    }
    if (repair !== undefined) repair.reach = Math.max(repair.reach, position);
    for (const token of tokens) {
      last.next = { token, next: link.next };
      last = last.next;
    }
  }
}

/** Splits a piece of text by the patterns of a run, starting with the pattern `first`. */
function splitPiece(text: string, run: Run, first: number, to: Token[]): void {
  const cache = text.length <= maxCached ? run.caches[first] : undefined;
  const cached = cache?.get(text);
  if (cached !== undefined) {
    to.push(...cached);
    return;
  }
  const tokens = cache === undefined ? to : [];
  let rest = text;
  for (let index = first; index < run.patterns.length && rest !== ''; ) {
    const pattern = run.patterns[index] as Pattern;
    const match = findMatch(pattern, rest, 0);
    if (match === null) {
      index += 1;
      continue;
    }
    if (match.index > 0) splitPiece(rest.slice(0, match.index), run, index + 1, tokens);
    tokens.push(tokenOf(pattern, match[0]));
    rest = rest.slice(match.index + match[0].length);
    if (rest === '' || rest.length > maxCached) continue;
    splitPiece(rest, run, index, tokens);
    rest = '';
  }
  if (rest !== '') tokens.push(rest);
  if (cache !== undefined) {
    store(cache, text, tokens);
    to.push(...tokens);
  }
}

function store(cache: TokenCache, text: string, tokens: readonly Token[]): void {
  if (cache.size >= capacity) cache.clear();
  cache.set(text, tokens);
}

function tokenOf({ type, kind, alias, inside }: Pattern, text: string): TypedToken {
  const content = inside === undefined ? text : tokenizeInside(text, inside);
  return { type, kind, alias, content, length: text.length };
}

function tokenizeInside(text: string, definition: Definition): readonly Token[] {
  if (text.length > maxCached) return tokenizeText(text, definition);
  const { cache } = compileGrammar(definition);
  let tokens = cache.get(text);
  if (tokens === undefined) {
    tokens = tokenizeText(text, definition);
    store(cache, text, tokens);
  }
  return tokens;
}

function applyGreedy(pattern: GreedyPattern, task: Task, begin: Place, repair: Repair | undefined): void {
  let { link: last, position } = begin;
  for (let link = last.next; link !== undefined; link = last.next) {
    if (repair !== undefined && position >= repair.reach) return;
    if (typeof link.token === 'string') {
      const match = findMatch(pattern, task.text, position);
      if (match === null) return;
      while (match.index >= position + link.token.length && link.next !== undefined) {
        position += link.token.length;
        last = link;
        link = link.next;
      }
      // A match that begins inside a token does not count.
      if (typeof link.token === 'string') {
        link = putToken({ pattern, match }, task, { link: last, position }, repair);
        position = match.index;
      }
    }
    position += link.token.length;
    last = link;
  }
}

/** Replaces the links that a match covers, wholly or in part, by its token. */
function putToken(
  { pattern, match }: { readonly pattern: GreedyPattern; readonly match: RegExpExecArray },
  task: Task,
  { link: before, position }: Place,
  repair: Repair | undefined,
): Link {
  const [text] = match;
  const end = match.index + text.length;
  let after = before.next;
  let reach = position;
  let covered = 0;
  for (; after !== undefined && (reach < end || typeof after.token === 'string'); after = after.next) {
    reach += after.token.length;
    covered += 1;
  }
  if (end < reach) after = { token: task.text.slice(end, reach), next: after };
  const link: Link = { token: tokenOf(pattern, text), next: after };
  let last = before;
  if (position < match.index) {
    last.next = { token: task.text.slice(position, match.index), next: link };
    last = last.next;
  } else last.next = link;
  const again = { cause: pattern, reach };
  if (covered > 1) applySteps(task, { link: last, position: match.index }, again);
  if (repair !== undefined) repair.reach = Math.max(repair.reach, again.reach);
  return link;
}
