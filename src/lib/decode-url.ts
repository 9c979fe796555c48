/** Decodes the path of a URL. Returns one with a broken escape unchanged: it names no file. */
export function decodePath(path: string): string {
  return decodeWith(decodeURI, path);
}

/** Decodes a part of a URL, such as an anchor. Returns one with a broken escape unchanged: it is no id. */
export function decodePart(part: string): string {
  return decodeWith(decodeURIComponent, part);
}

function decodeWith(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
