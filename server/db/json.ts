// Serializes values for jsonb columns.

/**
 * A jsonb value as the driver expects it: serialized, although the query builder's types ask for the value. The driver
 * would otherwise convert arrays and objects to its own formats.
 */
export function json<T>(value: T): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  return JSON.stringify(value) as T;
}
