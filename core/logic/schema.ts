// JSON-logic on the wire.
import * as z from 'zod/mini';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum lists, operators and values of an expression: one that passes check.ts has fewer. */
const mostLogicParts = 50_000;

const json = z.json();

/** JSON-logic as JSON; check.ts validates its content. Reading JSON takes a microsecond a part: it is counted before. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever passes the count is read as JSON
export const logic = z.pipe(
  z.unknown().check(z.refine(hasFewParts, refusal(m.expressionHasAtMostParts, { mostLogicParts }))),
  json,
) as unknown as typeof json;
export type Logic = z.infer<typeof logic>;

function hasFewParts(value: unknown): boolean {
  const open = [value];
  for (let count = 0; open.length > 0; count += 1) {
    if (count + open.length > mostLogicParts) return false;
    const node = open.pop();
    if (typeof node === 'object' && node !== null) {
      const parts: unknown[] = Object.values(node);
      if (parts.length > mostLogicParts) return false;
      open.push(...parts);
    }
  }
  return true;
}
