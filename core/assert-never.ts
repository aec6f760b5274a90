// The end of every switch that names all cases.
/**
 * The end of a switch that names every case: the compiler refuses a call where a case is missing. A value that no type
 * allows, as from a newer server, throws an error instead of going on as undefined.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
