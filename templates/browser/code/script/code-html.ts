/** The style of a piece of code: `.token-keyword` and so on. */
export type TokenKind =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'tag'
  | 'attribute'
  | 'inserted'
  | 'deleted';

/** Builds the HTML of highlighted code from its pieces, which come in the order of the text. */
export interface CodeHtml {
  /** Adds the text up to an offset. Adjacent text of one kind shares a span. */
  add(end: number, kind: TokenKind | undefined): void;
  /** Adds spaces and line breaks up to an offset: they are invisible, so they join the text before them. */
  addSpace(end: number): void;
  /** Returns the HTML after the last piece. */
  html(): string;
}

/**
 * Starts the HTML of a text. Tokens are in `<span class="token-keyword">` and so on. No span crosses a line
 * break, so the lines of the HTML are the lines of the text.
 */
export function createCodeHtml(text: string): CodeHtml {
  const parts: string[] = [];
  let begin = 0;
  /** End of the last visible text, after which spaces may follow. */
  let inkEnd = 0;
  let end = 0;
  let kind: TokenKind | undefined;
  const endStretch = () => {
    if (begin < inkEnd) parts.push(stretchHtml(text.slice(begin, inkEnd), kind));
    if (inkEnd < end) parts.push(text.slice(inkEnd, end));
    begin = end;
    inkEnd = end;
  };
  return {
    add(nextEnd, nextKind) {
      if (nextKind !== kind) {
        endStretch();
        kind = nextKind;
      }
      let nextInk = nextEnd;
      while (nextInk > end && text.charCodeAt(nextInk - 1) <= 32) nextInk -= 1;
      if (nextInk > end) inkEnd = nextInk;
      end = nextEnd;
    },
    addSpace(nextEnd) {
      end = nextEnd;
    },
    html() {
      endStretch();
      return parts.join('');
    },
  };
}

function stretchHtml(text: string, kind: TokenKind | undefined): string {
  const escaped = escapeCode(text);
  if (kind === undefined) return escaped;
  // One line, which ends in no space.
  if (/^\S.*$/.test(text)) return `<span class="token-${kind}">${escaped}</span>`;
  return escaped.replace(/\S(?:.*\S)?/g, `<span class="token-${kind}">$&</span>`);
}

/** Quotes need no escaping in the content of elements. */
function escapeCode(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}
