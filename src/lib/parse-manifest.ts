/** What a `package.json` states. Its author may have written anything. */
export interface PackageManifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly main?: unknown;
}

/**
 * Parses a `package.json`. Some begin with a mark of the byte order, which npm and Node ignore. Empty for one
 * that is damaged, as a file that npm is writing, or that is no object.
 */
export function parseManifest(text: string): PackageManifest {
  try {
    return Object(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
