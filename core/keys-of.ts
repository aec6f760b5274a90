// The keys of a record, as typed.

/** Only for records defined in code: values from elsewhere may have more keys than their type. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys has lost the names that the type knows
  return Object.keys(record) as Name[];
}
