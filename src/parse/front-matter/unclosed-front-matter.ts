import type { Diagnostic } from '../../model/diagnostic.ts';

/** Front matter without the line that would end it. */
export interface UnclosedFrontMatter {
  /** Where its YAML ends in the text. */
  readonly end: number;
  /** Where the text below it begins. */
  readonly body: number;
  readonly diagnostic: Diagnostic;
}

// A page may begin with a rule and words: `---`, then `Note: read this`. Keys that we know begin with a small letter.
const opening = /^---[ \t]*\n(?=[a-z]\w*:(?:\s|$))/;

/** A line of a key, or one that goes on with its value. */
const ownLine = /^(?:[\w'"][\w'"-]*:(?:\s|$)|[ \t]+\S|- )/;

/** What looks like a mistyped last line: `--`, `----`, or YAML's own `...`. */
const nearlyClosing = /^(?:[-–—]+|\.\.\.)[ \t]*$/;

/** Finds front matter that begins and is never closed; undefined for a page that merely begins with a thematic break. */
export function unclosedFrontMatter(text: string, file: string): UnclosedFrontMatter | undefined {
  const opened = opening.exec(text)?.[0];
  if (opened === undefined) return undefined;
  let end = opened.length;
  let [line, next] = lineAt(text, end);
  while (end < text.length && ownLine.test(line)) {
    end = next;
    [line, next] = lineAt(text, end);
  }
  const body = nearlyClosing.test(line) ? next : end;
  return { end, body, diagnostic: diagnose(text.slice(opened.length, end).trimEnd(), file) };
}

/** The line at a place, and where the next one begins. */
function lineAt(text: string, start: number): [line: string, next: number] {
  const end = text.indexOf('\n', start);
  return end === -1 ? [text.slice(start), text.length] : [text.slice(start, end), end + 1];
}

function diagnose(written: string, file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'front-matter-unclosed',
    message: 'The front matter that begins on line 1 is never closed.',
    hint: `---\n${written}\n---`,
    place: { file, line: 1, column: 1 },
  };
}
