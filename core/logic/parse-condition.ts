// Conditions are stored as text.
import type { Logic } from './schema.ts';

/** Parses a condition; undefined if it is not valid JSON. */
export function parseCondition(condition: string): Logic | undefined {
  try {
    const json: Logic = JSON.parse(condition);
    return json;
  } catch {
    return undefined;
  }
}

/** The parsed condition; null if there is none, which means always shown. */
export function conditionOf(condition: string | null): Logic | null {
  return condition === null ? null : (parseCondition(condition) ?? null);
}
