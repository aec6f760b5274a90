// How the results of expressions become answers. What is no value makes none: the question is then not answered.

/** Without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export function numberResult(result: unknown): string | undefined {
  if (typeof result !== 'number' || !Number.isFinite(result)) return undefined;
  return String(Number(result.toPrecision(12)));
}

/** A whole number that is not negative, such as seconds. */
export function wholeResult(result: unknown): string | undefined {
  return typeof result === 'number' && Number.isFinite(result) && result >= 0
    ? String(Math.round(result))
    : undefined;
}

export function textResult(result: unknown): string | undefined {
  return typeof result === 'string' ? result : numberResult(result);
}

export function booleanResult(result: unknown): string | undefined {
  return typeof result === 'boolean' ? String(result) : undefined;
}

/** The same values, or one. A number in a list is the value of an option. */
export function listResult(result: unknown): readonly string[] | undefined {
  const list: readonly unknown[] = Array.isArray(result) ? result : [result];
  const values = list.map(textResult);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The furthest that a date reaches from 1970, in milliseconds. */
const latest = 8.64e15;

/** Milliseconds since 1970, with the offset of the moment that they are calculated from. */
export function momentResult(result: unknown, offset: number | null): string | undefined {
  if (typeof result !== 'number' || offset === null || !(Math.abs(result) <= latest)) return undefined;
  return `${Math.round(result)},${offset}`;
}
