// Codes of system errors.

/** Whether an error has this code, for example ENOENT for a missing file. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return errorCode(error) === code;
}

/** The code of a system error; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
