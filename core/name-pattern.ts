// Names from a pattern such as `{form} {date}`.

const field = /\{(\w*)\}/g;

/** The fields of a pattern that are not known. */
export function unknownFieldsOf(pattern: string, known: readonly string[]): string[] {
  return [...pattern.matchAll(field)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]));
}

/** Fills in the fields that have a value; the others stay unchanged. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(field, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
