/** The reason why a text is not valid JSON, and the offset of the first invalid character. */
export interface JsonError {
  readonly reason: string;
  readonly offset: number;
}

/** Finds the first syntax error of a JSON text; undefined when it is valid. */
export function findJsonError(text: string): JsonError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return explainJsonError(error instanceof Error ? error.message : '', text);
  }
}

/**
 * Reads the message of an error of `JSON.parse`: `Expected ',' or '}' after property value in JSON at
 * position 17` or `Unexpected token 'b', ..."x" is not valid JSON`.
 */
export function explainJsonError(message: string, text: string): JsonError {
  const position = /at position (\d+)/.exec(message)?.[1];
  const token = /^Unexpected token '(.)'/su.exec(message)?.[1];
  const offset = position === undefined ? offsetWithout(message, text) : Number(position);
  if (token !== undefined) return { reason: `unexpected '${token}'`, offset };
  const sentence = message
    .replace(/(?: in JSON)? at position.*$/s, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return { reason: sentence, offset };
}

/** The offset of an error whose message has no position. */
function offsetWithout(message: string, text: string): number {
  return message.startsWith('Unexpected end') ? text.trimEnd().length : firstInvalidOffset(text);
}

/**
 * Length of the longest start of the text that could be completed to JSON: V8 gives no position for an
 * unexpected token.
 */
function firstInvalidOffset(text: string): number {
  // The search is quadratic, and directives are short.
  if (text.length > 1000) return 0;
  for (let length = 1; length <= text.length; length += 1) {
    try {
      JSON.parse(text.slice(0, length));
    } catch (error) {
      const unfinished = error instanceof Error && /Unexpected end|Unterminated/.test(error.message);
      const atEnd = error instanceof Error && new RegExp(`at position ${length}(?: |$)`).test(error.message);
      if (!unfinished && !atEnd) return length - 1;
    }
  }
  return 0;
}
