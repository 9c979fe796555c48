/** True for an error with a code of Node.js or of the system, such as `ENOSPC` or `Z_DATA_ERROR`. */
export function isSystemError(error: unknown): error is Error & { readonly code: unknown } {
  return error instanceof Error && 'code' in error;
}
