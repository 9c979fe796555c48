/** Decodes the path of a URL. Returns one with a broken escape unchanged: it names no file. */
export function decodePath(path: string): string {
  return decodeWith(decodeURI, path);
}

/** Decodes a part of a URL, such as an anchor. Returns one with a broken escape unchanged: it is no id. */
export function decodePart(part: string): string {
  return decodeWith(decodeURIComponent, part);
}

/**
 * Decodes what an address may have as it is or escaped, so that both ways to write it are equal: letters
 * outside of ASCII, and spaces. `/%C3%BCber/` → `/über/`; other escapes stay, since `%2F` is no slash.
 */
export function decodeLetters(path: string): string {
  return path.includes('%') ? path.replace(/(?:%20|%[89a-f][\da-f])+/gi, decodePart) : path;
}

function decodeWith(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
