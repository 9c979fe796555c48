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
 * Describes an error of the `yaml` package, whose own messages are about tokens. `line` is the line of the
 * error.
 */
export function describeYamlError(
  error: { readonly code: ErrorCode; readonly message: string },
  line: string,
): YamlErrorMessage {
  if (tabbed.test(line)) return tab;
  if (error.message.startsWith(nested)) {
    const hint = quotedLine(line) ?? 'Put the whole value in quotes.';
    return { message: 'Unexpected second ": " on this line.', hint };
  }
  if (error.code === 'BAD_SCALAR_START') {
    const hint = quotedLine(line) ?? 'Put the text in quotes.';
    return { message: 'Unquoted text must not start with this character.', hint };
  }
  const known = messages[error.code];
  if (known !== undefined) return known;
  // The parser calls itself for each level.
  if (error.message.includes('call stack')) return { message: 'Values are nested too deep.' };
  const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  if (quote !== undefined)
    return { message: `Text that starts with ${quote} is never closed.`, hint: `Add the closing ${quote}.` };
  return { message: `${error.message.trim().replace(/\.$/, '')}.` };
}

/** `title: Button: all` → `title: 'Button: all'`; undefined for a line with quotes or a comment. */
function quotedLine(line: string): string | undefined {
  const [, key, value] = /^[\s-]*([^\s:#'"{[]+: +)([^'"#]*[^'"#\s])\s*$/.exec(line) ?? [];
  return value && `${key}'${value}'`;
}

/**
 * The offset at which to report an error: an unclosed quote at its start, any other error where the parser
 * found it.
 */
export function yamlErrorOffset(document: Document, error: YAMLError): number {
  let offset = error.pos[0];
  if (!error.message.startsWith('Missing closing')) return offset;
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range != null && range[0] <= error.pos[0]) offset = range[0];
    },
  });
  return offset;
}
