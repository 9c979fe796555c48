/** Returns the message of anything that code may throw: `throw 'no file'` → `no file`. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
