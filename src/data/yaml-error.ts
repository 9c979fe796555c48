import { type Document, type ErrorCode, visit, type YAMLError } from 'yaml';

/** The message for a syntax error. */
export interface YamlErrorMessage {
  readonly message: string;
  readonly hint?: string;
}

const tab = { message: 'YAML does not allow tabs here.', hint: 'Indent with two spaces.' };

const messages: { readonly [Code in ErrorCode]?: YamlErrorMessage } = {
  TAB_AS_INDENT: tab,
  MULTIPLE_DOCS: {
    message: 'A second document starts here; only one is allowed.',
    hint: 'Remove the line "---".',
  },
  UNEXPECTED_TOKEN: {
    message: 'Unexpected text.',
    hint: 'Check the indentation and the quotes here and above.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'The indentation of this line does not match the line above.',
    hint: 'Give the keys of one object the same indentation.',
  },
};

const tabbed = /^ *\t/;
const nested = 'Nested mappings are not allowed in compact mappings';

/**
 * Describes an error of the `yaml` package, whose own messages are about tokens. `lines` end with the line of
 * the error.
 */
export function describeYamlError(
  error: { readonly code: ErrorCode; readonly message: string },
  lines: readonly string[],
  { isNextLine }: Pick<YamlErrorPlace, 'isNextLine'>,
): YamlErrorMessage {
  const line = lines.at(-1) ?? '';
  if (tabbed.test(line)) return tab;
  if (error.message.startsWith(nested)) {
    if (isNextLine) return misalignment(lines);
    const hint = quotedLine(line) ?? 'Put the whole value in quotes.';
    return { message: 'Unexpected second ": " on this line.', hint };
  }
  if (error.code === 'BAD_SCALAR_START') {
    const hint = quotedLine(line) ?? 'Put the text in quotes.';
    return { message: 'Unquoted text must not start with this character.', hint };
  }
  if (misaligned.test(error.message)) return misalignment(lines);
  const known = messages[error.code];
  if (known !== undefined) return known;
  // The parser calls itself for each level.
  if (error.message.includes('call stack')) return { message: 'Values are nested too deep.' };
  const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  if (quote !== undefined)
    return { message: `Text that starts with ${quote} is never closed.`, hint: `Add the closing ${quote}.` };
  const bracket = unclosedBracket(error.message);
  if (bracket !== undefined)
    return { message: `"${bracket.open}" is never closed.`, hint: `Add the closing "${bracket.close}".` };
  return { message: `${error.message.trim().replace(/\.$/, '')}.` };
}

/** The brackets of a message about a list or object in brackets that has no end. */
function unclosedBracket(message: string): { readonly open: string; readonly close: string } | undefined {
  const kind = /^Flow (map|sequence) (?:in block collection )?must /.exec(message)?.[1];
  if (kind === undefined) return undefined;
  return kind === 'map' ? { open: '{', close: '}' } : { open: '[', close: ']' };
}

/** The package's messages for a line that starts in no column of the objects and lists above. */
const misaligned =
  /^(?:All (?:mapping|sequence) items must start at|Sequence item without |A block sequence may not be used as)/;

function misalignment(lines: readonly string[]): YamlErrorMessage {
  const message = 'The indentation of this line does not match the lines above.';
  const indent = expectedIndent(lines);
  if (indent === undefined) return { message, hint: 'Give the keys of one object the same indentation.' };
  const hint =
    indent === 0
      ? 'Start it in the first column.'
      : `Start it with ${indent} space${indent === 1 ? '' : 's'}.`;
  return { message, hint };
}

/** `title: Button: all` → `title: 'Button: all'`; undefined for a line with quotes or a comment. */
function quotedLine(line: string): string | undefined {
  const [, key, value] = /^[\s-]*([^\s:#'"{[]+: +)([^'"#]*[^'"#\s])\s*$/.exec(line) ?? [];
  return value && `${key}'${value}'`;
}

/** Where to report an error. */
export interface YamlErrorPlace {
  readonly offset: number;
  /** True if the parser found the error one line too early. */
  readonly isNextLine: boolean;
}

/**
 * Returns where to report an error: an unclosed quote or bracket at its start; a line that is indented
 * too far at that line, though the parser takes it for the rest of the value above; any other
 * error where the parser found it.
 */
export function yamlErrorPlace(document: Document, error: YAMLError, text: string): YamlErrorPlace {
  let offset = error.pos[0];
  const end = text.indexOf('\n', offset);
  if (error.message.startsWith(nested) && end !== -1 && !/:(?:\s|$)/.test(text.slice(offset, end)))
    return { offset: end + 1, isNextLine: true };
  const bracket = unclosedBracket(error.message);
  if (bracket) return { offset: openBracket(document, error, bracket.open, text), isNextLine: false };
  if (!error.message.startsWith('Missing closing')) return { offset, isNextLine: false };
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range != null && range[0] <= error.pos[0]) offset = range[0];
    },
  });
  return { offset, isNextLine: false };
}

/** The last bracket before an error that opens a list or object without an end. */
function openBracket(document: Document, { pos: [end] }: YAMLError, open: string, text: string): number {
  let offset = end;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (!flow || range == null || range[0] >= end || text[range[0]] !== open) return;
      if (!/[\]}]/.test(text[range[1] - 1] ?? '')) offset = range[0];
    },
  });
  return offset;
}

const start = /^( *)((?:- +)*)(?=[^\s#])/;

/**
 * Returns how many spaces the last of some YAML lines should start with: the nearest column in which an
 * object above, or a list if the line is an item, can continue. Undefined if there is none.
 */
function expectedIndent(lines: readonly string[]): number | undefined {
  const [, indent = ''] = start.exec(lines.at(-1) ?? '') ?? [];
  const isItem = (lines.at(-1) ?? '').startsWith('-', indent.length);
  const distance = (column: number) => Math.abs(column - indent.length);
  return openColumns(lines.slice(0, -1), isItem ? 'lists' : 'objects').sort(
    (a, b) => distance(a) - distance(b) || b - a,
  )[0];
}

/** The columns of the objects, or of the lists, that have not ended after these lines. */
function openColumns(lines: readonly string[], of: 'objects' | 'lists'): number[] {
  const columns: number[] = [];
  let innermost = Number.POSITIVE_INFINITY;
  for (const line of lines.toReversed()) {
    const [, indent, dashes] = start.exec(line) ?? [];
    if (indent === undefined || dashes === undefined || indent.length >= innermost) continue;
    if (of === 'objects') columns.push(indent.length + dashes.length);
    else if (dashes !== '') columns.push(indent.length);
    innermost = indent.length;
  }
  return columns;
}
