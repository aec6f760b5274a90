// The names of a record's fields, as its type knows them.

/** For records that are written out in code: those that come from elsewhere may hold more than their type says. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys has lost the names that the type knows
  return Object.keys(record) as Name[];
}
