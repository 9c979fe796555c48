/** Why a text is no JSON, and where it stops being it. */
export interface JsonError {
  readonly reason: string;
  /** Characters of the text before the place. */
  readonly offset: number;
}

/** The first place at which a text is no JSON; undefined when it is. */
export function findJsonError(text: string): JsonError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return explainJsonError(error instanceof Error ? error.message : '', text);
  }
}

/** V8 says `Expected ',' or '}' after property value in JSON at position 17` or `Unexpected token 'b', ..."x" is not valid JSON`. */
export function explainJsonError(message: string, text: string): JsonError {
  const position = /at position (\d+)/.exec(message)?.[1];
  const token = /^Unexpected token '(.)'/su.exec(message)?.[1];
  const offset = position === undefined ? firstBadOffset(text) : Number(position);
  if (token !== undefined) return { reason: `unexpected \`${token}\``, offset };
  const sentence = message
    .replace(/ in JSON at position.*$/s, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return { reason: sentence, offset };
}

/** The length of the longest start of the text that could still become JSON; V8 gives no position for an unexpected token. */
function firstBadOffset(text: string): number {
  // The search is quadratic; no directive that somebody wrote is this long.
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
