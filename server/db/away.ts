// Recognizes the answers of a database that takes no work right now: it only reads, since another has taken its place, or
// it is going away. Its connection is of no use any more; another may lead to the one that does.

/** The database only reads. */
const readOnly = '25006';
/** It is shut down, has crashed, is starting, or the connection to it failed. */
const goingAway: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** Whether an error says that the database takes no work right now. */
export function isAway(error: unknown): error is Error {
  return isReadOnly(error) || goingAway.has(codeOf(error));
}

/** Whether an error says that the database only reads. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnly;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
