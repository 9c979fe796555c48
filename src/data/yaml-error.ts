import { type Document, type ErrorCode, visit, type YAMLError } from 'yaml';

/** A syntax error in words a writer understands. */
export interface YamlErrorWords {
  readonly message: string;
  readonly hint?: string;
}

const tab = { message: 'A tab stands where YAML wants spaces.', hint: 'Indent with two spaces.' };

const words: { readonly [Code in ErrorCode]?: YamlErrorWords } = {
  TAB_AS_INDENT: tab,
  BAD_SCALAR_START: {
    message: 'A bare text may not start with this character.',
    hint: 'Put the text in quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'A second document starts here; the file should hold one.',
    hint: 'Remove the line "---".',
  },
  UNEXPECTED_TOKEN: {
    message: 'This does not go on with what stands above.',
    hint: 'Check the indentation and the quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line continues a key of the line above; the indentation of the two does not fit.',
    hint: 'Give keys of one group the same indentation.',
  },
};

const tabbed = /^ *\t/;
const nested = 'Nested mappings are not allowed in compact mappings';

/** Words for an error of the `yaml` package, which speaks of tokens, from the line it was found on. */
export function describeYamlError(
  error: { readonly code: ErrorCode; readonly message: string },
  line: string,
): YamlErrorWords {
  if (tabbed.test(line)) return tab;
  if (error.message.startsWith(nested)) {
    return { message: 'A second ": " follows on this line.', hint: 'Put the whole value in quotes.' };
  }
  const known = words[error.code];
  if (known !== undefined) return known;
  const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  if (quote !== undefined) return { message: `A text that starts with ${quote} is never closed.` };
  return { message: `${error.message.trim().replace(/\.$/, '')}.` };
}

/** Where to look for an error: an unclosed quote is told at its beginning, everything else where the reader stumbled. */
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
