/**
 * Declarations that are removed whole, with their comments. The comment of an overload stays, as the comment
 * of the function.
 */
const typeDeclaration = /^(?:export\s+)?(?:declare\s|interface\s|type\s|(?:namespace|module)\s)/;

/** The end of a line without code: spaces, a comment. */
const lineRest = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?\n/;

/**
 * Cleans up the text between two tokens where types were removed: empty lines, spaces before a comma, the
 * comment above a removed declaration.
 *
 * @param generated the first token, with the white space and comments that follow it
 * @param original the same part of the author's text
 * @param next first character of the next token; empty at the end of the file
 */
export function closeGap(generated: string, original: string, next: string): string {
  if (generated === original) return generated;
  const before = commonStart(generated, original);
  const rest = generated.slice(before.length);
  const after = commonEnd(rest, original.slice(before.length));
  const isOnlyRemoval = /^[\s;]*$/.test(rest.slice(0, rest.length - after.length));
  if (!isOnlyRemoval)
    return closeTwice(generated, original, { next, from: before.length }) ?? tidy(generated);
  const removed = original.slice(before.length, original.length - after.length);
  const startsLine = before === '' || /\n[ \t]*$/.test(before);
  if (!startsLine) return closeInside(before, after, next);
  const gap = { before: before + lostComment(removed), removed, after: after.replace(/^[ \t]*;/, ''), next };
  const isLines = lineRest.test(gap.after) || (next === '' && gap.after === '');
  return isLines ? closeLines(gap) : closeLineStart(gap);
}

/** Closes the gaps above and below a comment one by one. */
function closeTwice(
  generated: string,
  original: string,
  { next, from }: { readonly next: string; readonly from: number },
): string | undefined {
  const comment = /^[ \t]*\/[/*].*$/gm;
  comment.lastIndex = from;
  const found = comment.exec(generated);
  const at = found ? original.indexOf(found[0], from) : -1;
  if (!found || at <= 0 || found.index === 0) return undefined;
  const above = closeGap(generated.slice(0, found.index), original.slice(0, at), '/');
  return above + closeGap(generated.slice(found.index), original.slice(at), next);
}

interface Gap {
  readonly before: string;
  readonly removed: string;
  /** Without the semicolon that remains of `export type { Props };`. */
  readonly after: string;
  readonly next: string;
}

/** A comment above a removed import, which may describe the file and so stays. */
function lostComment(removed: string): string {
  return /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)[ \t]*\n)+(?=\s*import\b)/.exec(removed)?.[0] ?? '';
}

/** Closes a gap of whole lines: at most one empty line remains, and none at the edge of a block. */
function closeLines({ before, removed, after, next }: Gap): string {
  const above = /\n[ \t]*\n[ \t]*$/.test(before) ? before : withoutComment(before, removed);
  const head = above.trimEnd();
  // The rest of the last removed line is its comment.
  const below = after.slice(after.indexOf('\n') + 1);
  const tail = below.replace(/^(?:[ \t]*\n)+/, '');
  if (head === '') return tail;
  const isApart = /\n[ \t]*\n/.test(above.slice(head.length)) || tail.length < below.length;
  const atEdge = /[{([]$/.test(head) || (tail.trim() === '' && /^[})\]]/.test(next));
  if (next === '' && tail.trim() === '') return `${head}\n`;
  return `${head}\n${isApart && !atEdge ? '\n' : ''}${tail}`;
}

/** Closes a gap at the start of a line and perhaps above it: `private a = 1` */
function closeLineStart({ before, removed, after }: Gap): string {
  const tail = after.trimStart();
  const line = removed.lastIndexOf('\n') + 1;
  if (line === 0) return before + tail;
  const head = before.trimEnd();
  const indent = /^[ \t]*/.exec(removed.slice(line))?.[0] ?? '';
  const isApart = /\n[ \t]*\n$/.test(removed.slice(0, line)) || /\n[ \t]*\n[ \t]*$/.test(before);
  return `${head}\n${isApart && !/[{([]$/.test(head) ? '\n' : ''}${indent}${tail}`;
}

function withoutComment(before: string, removed: string): string {
  if (!typeDeclaration.test(removed)) return before;
  const comment =
    /(^|\n)[ \t]*(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)[ \t]*\n[ \t]*$/.exec(
      before,
    );
  return comment ? before.slice(0, comment.index) + (comment[1] ?? '') : before;
}

/** Closes a gap inside a line, or from one line into another: `}: { … }) {` becomes `}) {`. */
function closeInside(before: string, after: string, next: string): string {
  const head = before.trimEnd();
  const tail = after.trimStart();
  const blanks = { before: before.slice(head.length), after: after.slice(0, after.length - tail.length) };
  const keepsAfter = blanks.after.includes('\n') || /^(?:[;,)\]}.?:!]|$)/.test(tail || next);
  if (keepsAfter) return head + after;
  const blank = /[([]$/.test(head) || blanks.before !== '' ? blanks.before : blanks.after;
  return head + blank + tail;
}

/** Cleans up around an enum or a parameter property, which leave code and not only a gap. */
function tidy(generated: string): string {
  return generated
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .replace(/\( (?=\w)/g, '(')
    .replace(/\{;(?=this\.)/g, '{ ');
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

function commonEnd(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return a.slice(a.length - length);
}
