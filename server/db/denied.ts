// Recognizes PostgreSQL's permission error.

/** Whether an error says that the database role lacks permission. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
