// Values of jsonb columns on their way to the database.

/**
 * A jsonb value as the driver wants it: its text, where the query builder's types ask for the value. The driver would
 * take an array or an object for one of its own kinds otherwise.
 */
export function json<T>(value: T): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  return JSON.stringify(value) as T;
}
