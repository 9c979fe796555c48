interface EditedText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A change to a text: `text` replaces the range from `from` to `to`, then `select` is selected. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
}

/** Returns the change that a key of the editor makes. */
export function textEdit(key: 'indent' | 'outdent' | 'newline', edited: EditedText): TextEdit {
  switch (key) {
    case 'newline':
      return newline(edited);
    case 'indent':
      return edited.start === edited.end
        ? insertion(edited, '  ')
        : changeLines(edited, (line) => line && `  ${line}`);
    case 'outdent':
      return changeLines(edited, (line) => line.replace(/^(?: {1,2}|\t)/, ''));
  }
}

/** Indents the new line like the line before, and deeper after an opening bracket. */
function newline(edited: EditedText): TextEdit {
  const line = edited.value.slice(lineStart(edited), edited.start);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return insertion(edited, `\n${indent}${/[[({]\s*$/.test(line) ? '  ' : ''}`);
}

function insertion({ start, end }: EditedText, text: string): TextEdit {
  const caret = start + text.length;
  return { from: start, to: end, text, select: [caret, caret] };
}

function changeLines(edited: EditedText, change: (line: string) => string): TextEdit {
  const from = lineStart(edited);
  const before = edited.value.slice(from, edited.end);
  const rest = /^[^\n]*/.exec(edited.value.slice(edited.end))?.[0] ?? '';
  const old = before + rest;
  const text = old.split('\n').map(change).join('\n');
  const first = change(old.split('\n')[0] ?? '').length - (old.split('\n')[0] ?? '').length;
  const start = Math.max(from, edited.start + first);
  const end = Math.max(start, edited.end + text.length - old.length);
  return { from, to: from + old.length, text, select: [start, end] };
}

function lineStart({ value, start }: EditedText): number {
  return value.lastIndexOf('\n', start - 1) + 1;
}
