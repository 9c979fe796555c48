// The algorithm is that of refractor's `tokenize`, and so are the tokens. What costs less: a grammar is read once, not at each text; a short
// piece that is met again is not cut again (a sample of TSX is 330 searches then, and was 1,000); and names are not tried letter by letter.
// For 4,000 fences of the benchmark corpus a thread takes 0.37 s instead of 0.63, drawing included; what is left is the searches in longer
// pieces, and V8 getting ready in the first hundred fences. Leaving out patterns of which a text lacks a necessary character was measured: it
// saves a third of the searches that are left, the short ones, and reading the patterns for it costs a thread as much.
import { compileGrammar, type GreedyPattern, type Memory, type Run, type Step } from './compile-grammar.ts';
import { type Definition, findMatch, type Pattern } from './compile-pattern.ts';
import type { Token, TypedToken } from './token.ts';

/** The longest text that is remembered. Up to here V8 copies a part of a text; a longer part would keep the whole of it, a page, in memory. */
const short = 12;

/** How many texts a memory holds before it begins anew. */
const capacity = 1000;

/** Cuts a text into the tokens of a grammar. They may stand in other texts too, so they must not be changed. */
export function tokenizeText(text: string, definition: Definition): readonly Token[] {
  const tokens: Token[] = [];
  const head: Link = { token: '', next: { token: text, next: undefined } };
  if (text !== '')
    applySteps({ text, steps: compileGrammar(definition).steps }, { link: head, position: 0 }, undefined);
  for (let link = head.next; link !== undefined; link = link.next) tokens.push(link.token);
  return tokens;
}

/** A token in the chain of those that a text is cut into. */
interface Link {
  readonly token: Token;
  next: Link | undefined;
}

/** The text that is cut, and by what. */
interface Cut {
  readonly text: string;
  readonly steps: readonly Step[];
}

/** The link after which to begin, and where in the text what follows it stands. */
interface Place {
  readonly link: Link;
  readonly position: number;
}

/** A pattern took tokens back: the patterns before it are tried once more, as far as it reached. */
interface Repair {
  readonly cause: GreedyPattern;
  reach: number;
}

function applySteps(cut: Cut, begin: Place, repair: Repair | undefined): void {
  for (const step of cut.steps) {
    if (step === repair?.cause) return;
    if (step.greedy) applyGreedy(step, cut, begin, repair);
    else applyRun(step, begin, repair);
  }
}

function applyRun(run: Run, begin: Place, repair: Repair | undefined): void {
  let { link: last, position } = begin;
  for (let link = last.next; link !== undefined; link = last.next) {
    if (repair !== undefined && position >= repair.reach) return;
    position += link.token.length;
    const tokens: Token[] = [];
    if (typeof link.token === 'string') cutPiece(link.token, run, 0, tokens);
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

/** Cuts a piece by the patterns of a run from one of them on. */
function cutPiece(text: string, run: Run, first: number, to: Token[]): void {
  const memory = text.length <= short ? run.memories[first] : undefined;
  const known = memory?.get(text);
  if (known !== undefined) {
    to.push(...known);
    return;
  }
  const tokens = memory === undefined ? to : [];
  let rest = text;
  for (let index = first; index < run.patterns.length && rest !== ''; ) {
    const pattern = run.patterns[index] as Pattern;
    const match = findMatch(pattern, rest, 0);
    if (match === null) {
      index += 1;
      continue;
    }
    if (match.index > 0) cutPiece(rest.slice(0, match.index), run, index + 1, tokens);
    tokens.push(tokenOf(pattern, match[0]));
    rest = rest.slice(match.index + match[0].length);
    if (rest === '' || rest.length > short) continue;
    cutPiece(rest, run, index, tokens);
    rest = '';
  }
  if (rest !== '') tokens.push(rest);
  if (memory !== undefined) {
    remember(memory, text, tokens);
    to.push(...tokens);
  }
}

function remember(memory: Memory, text: string, tokens: readonly Token[]): void {
  if (memory.size >= capacity) memory.clear();
  memory.set(text, tokens);
}

function tokenOf({ type, kind, alias, inside }: Pattern, text: string): TypedToken {
  const content = inside === undefined ? text : tokenizeInside(text, inside);
  return { type, kind, alias, content, length: text.length };
}

function tokenizeInside(text: string, definition: Definition): readonly Token[] {
  if (text.length > short) return tokenizeText(text, definition);
  const { memory } = compileGrammar(definition);
  let tokens = memory.get(text);
  if (tokens === undefined) {
    tokens = tokenizeText(text, definition);
    remember(memory, text, tokens);
  }
  return tokens;
}

function applyGreedy(pattern: GreedyPattern, cut: Cut, begin: Place, repair: Repair | undefined): void {
  let { link: last, position } = begin;
  for (let link = last.next; link !== undefined; link = last.next) {
    if (repair !== undefined && position >= repair.reach) return;
    if (typeof link.token === 'string') {
      const match = findMatch(pattern, cut.text, position);
      if (match === null) return;
      while (match.index >= position + link.token.length && link.next !== undefined) {
        position += link.token.length;
        last = link;
        link = link.next;
      }
      // One that begins within a token is none.
      if (typeof link.token === 'string') {
        link = putToken({ pattern, match }, cut, { link: last, position }, repair);
        position = match.index;
      }
    }
    position += link.token.length;
    last = link;
  }
}

/** Puts a token in the place of the links that its match covers, wholly or in part. */
function putToken(
  { pattern, match }: { readonly pattern: GreedyPattern; readonly match: RegExpExecArray },
  cut: Cut,
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
  if (end < reach) after = { token: cut.text.slice(end, reach), next: after };
  const link: Link = { token: tokenOf(pattern, text), next: after };
  let last = before;
  if (position < match.index) {
    last.next = { token: cut.text.slice(position, match.index), next: link };
    last = last.next;
  } else last.next = link;
  const again = { cause: pattern, reach };
  if (covered > 1) applySteps(cut, { link: last, position: match.index }, again);
  if (repair !== undefined) repair.reach = Math.max(repair.reach, again.reach);
  return link;
}
