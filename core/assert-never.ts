// Exhaustiveness check for switches.
/**
 * Ends a switch that names every case: the compiler rejects the call if a case is missing. A value outside the type, for
 * example from a newer server, throws an error instead of continuing as undefined.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
