/** A text that does not parse. */
export interface InvalidText {
  readonly text: string;
  /** Offset of the first character that is wrong, or the length of a text that ends too early. */
  readonly offset: number;
  /** True for a text that parses. */
  isValid(text: string): boolean;
}

/** Marks that may be missing at a place. Others, such as `>`, are tried only if the parser expects them. */
const missing = [',', ')', ' }', '}', ']', ':', '"', "'", '`'];

/** What may be missing at the end of a text. */
const endings = ['}', ')', ']', ');', '});', ']}', '}}', '`;', '*/'];

/** A longer text is not parsed again for each attempt. */
const maxLength = 50_000;

/**
 * Returns how to correct a text with one mistake of a few characters: the line as it has to be, or what to
 * add at the end. Tries what may be missing at the place of the error, or a comma too many before it, so that
 * the hint is known to be valid. Undefined if nothing of this helps.
 *
 * @param likely what the parser expects at the place
 */
export function repairHint({ text, offset, isValid }: InvalidText, likely = ''): string | undefined {
  if (text.length > maxLength || isValid(text)) return undefined;
  const end = text.trimEnd().length;
  if (offset >= end) {
    const ending = endings.find((one) => isValid(`${text.slice(0, end)}\n${one}\n`));
    if (ending !== undefined) return `Add "${ending}" at the end of the file.`;
  }
  for (const edit of editsAt(text, offset, likely)) {
    const repaired = text.slice(0, edit.from) + edit.written + text.slice(edit.to);
    const line = lineAt(repaired, edit.from);
    if (line !== '' && isValid(repaired)) return line;
  }
  return undefined;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly written: string;
}

function editsAt(text: string, offset: number, likely: string): Edit[] {
  const before = text.slice(0, offset).trimEnd().length;
  const isTrailingComma = text[before - 1] === ',';
  const lineEnd = text.slice(offset).search(/[;,)}\]\s]*(?:\r?\n|$)/) + offset;
  const insertions = [...new Set([...missing, likely])].flatMap((written) =>
    [before, offset, lineEnd].map((at) => ({ from: at, to: at, written })),
  );
  return isTrailingComma ? [{ from: before - 1, to: before, written: '' }, ...insertions] : insertions;
}

/** The line of a text with this offset, without the space around it. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? text.length : end).trim();
}
