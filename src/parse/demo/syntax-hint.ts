import { lineStarts } from '../../lib/line-starts.ts';
import { repairHint } from '../../lib/repair-hint.ts';
import { parseSyntax } from './parse-syntax.ts';

/** A module with a syntax error. */
export interface InvalidModule {
  readonly text: string;
  readonly path: string;
  /** Where the error is; line and column from 1. */
  readonly line: number;
  readonly column: number;
  /** What the parser says, such as `Expected ")" but found ";"`. */
  readonly message: string;
}

/**
 * Returns how to correct a syntax error: the corrected line if one mark is missing, or else what the parser
 * stumbles over.
 */
export function syntaxHint({ text, path, line, column, message }: InvalidModule): string | undefined {
  const offset = (lineStarts(text)[line - 1] ?? text.length) + column - 1;
  const isValid = path.endsWith('.json') ? isJson : (one: string) => parseSyntax(one, path) !== undefined;
  const [, expected] = /[Ee]xpected "(.+?)"/.exec(message) ?? [];
  const likely = expected ?? (/<\/?[\w.]+$/.test(text.slice(0, offset)) ? '>' : undefined);
  return repairHint({ text, offset, isValid }, likely) ?? generalHint(message, text.slice(offset));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // A SyntaxError is the answer.
    return false;
  }
}

function generalHint(message: string, rest: string): string | undefined {
  const [, open] = /^Unexpected closing ".*" tag does not match opening "(.+)" tag$/.exec(message) ?? [];
  if (open !== undefined) return `Close the inner element first: </${open}>`;
  const [, unclosed] = /^Unexpected end of file before a closing "(.+)" tag$/.exec(message) ?? [];
  if (unclosed !== undefined) return `Add </${unclosed}>, or end the tag with "/>".`;
  if (/^Unterminated/.test(message)) return 'Add the quote or slash that ends it.';
  const [, found] = /^(?:Unexpected|.* but found) "(.+)"$/.exec(message) ?? [];
  const stumbled = found ?? (/^Unexpected token/i.test(message) ? /^\S/.exec(rest)?.[0] : undefined);
  if (stumbled !== undefined) return `Complete the code before "${stumbled}", or remove "${stumbled}".`;
  return /end of file|never closed/.test(message) ? 'Complete the last statement.' : undefined;
}
