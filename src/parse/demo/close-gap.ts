/** Declarations of which nothing remains. An overload is none of them: what is said of it is said of the function. */
const typeDeclaration = /^(?:export\s+)?(?:declare\s|interface\s|type\s|(?:namespace|module)\s)/;

/** The end of a line on which no code follows: blanks, a comment. */
const lineRest = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?\n/;

/**
 * The text from one token that stays to the next, without the marks that types left when they were taken out between them: empty lines, blanks before
 * a comma, the comment over a declaration that is gone.
 *
 * @param generated what was left: the token, the white space and comments after it
 * @param original the same as the author wrote it
 * @param next the token that follows; empty at the end of the file
 */
export function closeGap(generated: string, original: string, next: string): string {
  if (generated === original) return generated;
  const before = commonStart(generated, original);
  const rest = generated.slice(before.length);
  const after = commonEnd(rest, original.slice(before.length));
  const isOnlyLess = /^[\s;]*$/.test(rest.slice(0, rest.length - after.length));
  if (!isOnlyLess) return closeTwice(generated, original, { next, from: before.length }) ?? tidy(generated);
  const removed = original.slice(before.length, original.length - after.length);
  const startsLine = before === '' || /\n[ \t]*$/.test(before);
  if (!startsLine) return closeInside(before, after, next);
  const gap = { before: before + lostComment(removed), removed, after: after.replace(/^[ \t]*;/, ''), next };
  const isLines = lineRest.test(gap.after) || (next === '' && gap.after === '');
  return isLines ? closeLines(gap) : closeLineStart(gap);
}

/** Types were taken out above and below a comment: each of the two holes is closed by itself. */
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

/** A text with a hole in it. */
interface Gap {
  readonly before: string;
  readonly removed: string;
  /** Without the semicolon that `export type { Props };` leaves. */
  readonly after: string;
  readonly next: string;
}

/** Comments over an import go with it, yet the first may speak of the file. */
function lostComment(removed: string): string {
  return /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)[ \t]*\n)+(?=\s*import\b)/.exec(removed)?.[0] ?? '';
}

/** Whole lines are gone: what stood above and below them is at most one empty line apart, and none at the edge of a block. */
function closeLines({ before, removed, after, next }: Gap): string {
  const above = /\n[ \t]*\n[ \t]*$/.test(before) ? before : withoutComment(before, removed);
  const head = above.trimEnd();
  // What is left of the last of the lines is a comment on it.
  const below = after.slice(after.indexOf('\n') + 1);
  const tail = below.replace(/^(?:[ \t]*\n)+/, '');
  if (head === '') return tail;
  const isApart = /\n[ \t]*\n/.test(above.slice(head.length)) || tail.length < below.length;
  const atEdge = /[{([]$/.test(head) || (tail.trim() === '' && /^[})\]]/.test(next));
  if (next === '' && tail.trim() === '') return `${head}\n`;
  return `${head}\n${isApart && !atEdge ? '\n' : ''}${tail}`;
}

/** Words at the start of a line are gone, and perhaps lines above it: `private a = 1` */
function closeLineStart({ before, removed, after }: Gap): string {
  const tail = after.trimStart();
  const line = removed.lastIndexOf('\n') + 1;
  if (line === 0) return before + tail;
  const head = before.trimEnd();
  const indent = /^[ \t]*/.exec(removed.slice(line))?.[0] ?? '';
  const isApart = /\n[ \t]*\n$/.test(removed.slice(0, line)) || /\n[ \t]*\n[ \t]*$/.test(before);
  return `${head}\n${isApart && !/[{([]$/.test(head) ? '\n' : ''}${indent}${tail}`;
}

/** The comment that stands directly over a type declaration goes with it. */
function withoutComment(before: string, removed: string): string {
  if (!typeDeclaration.test(removed)) return before;
  const comment =
    /(^|\n)[ \t]*(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)[ \t]*\n[ \t]*$/.exec(
      before,
    );
  return comment ? before.slice(0, comment.index) + (comment[1] ?? '') : before;
}

/** Something inside a line is gone, or lines between the two ends of it: `}: { … }) {` becomes `}) {`. */
function closeInside(before: string, after: string, next: string): string {
  const head = before.trimEnd();
  const tail = after.trimStart();
  const blanks = { before: before.slice(head.length), after: after.slice(0, after.length - tail.length) };
  const keepsAfter = blanks.after.includes('\n') || /^(?:[;,)\]}.?:!]|$)/.test(tail || next);
  if (keepsAfter) return head + after;
  const blank = /[([]$/.test(head) || blanks.before !== '' ? blanks.before : blanks.after;
  return head + blank + tail;
}

/** An enum or a parameter property puts code in place of types; its own layout stays, the holes around it go. */
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
