// The one refusal of PostgreSQL that is about rights.

/** Whether the database's role may not do what was asked. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
