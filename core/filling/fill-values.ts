// What calculations and aggregations of a form come to while it is filled in. Nothing of it is sent: it is worked out
// from the answers, whoever looks at them.
import type { Element } from '#core/forms/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { aggregate } from '#core/sheets/dashboard/aggregate.ts';
import type { FillPlan } from './fill-plan.ts';
import type { FillPart } from './form-rules.ts';

/** By element id, a number for each of the sheet's rows so far; NaN where the formula came to none. */
export type RowNumbers = ReadonlyMap<string, Float64Array>;

/** Works the formulas of aggregations out for rows that are there already. */
export function numbersOfRows(
  plan: FillPlan,
  part: FillPart,
  context: Answers,
  rows: readonly Answers[],
): RowNumbers {
  const aggregations = aggregationsOf(plan, part);
  if (aggregations.length === 0) return new Map();
  const logics = rows.map((answers) => plan.toContext({ ...context, ...answers }));
  return new Map(
    aggregations.map(({ id, run }) => [
      id,
      Float64Array.from(logics, (logic) => {
        try {
          return numberIn(run(logic));
        } catch {
          return Number.NaN;
        }
      }),
    ]),
  );
}

/** Whether a row's draft needs to know the rows before it: the form aggregates over them. */
export function needsRowsSoFar(plan: FillPlan): boolean {
  return aggregationsOf(plan, 'questions').length > 0;
}

function aggregationsOf(plan: FillPlan, part: FillPart) {
  return plan.parts[part].outcomes.flatMap((outcome) =>
    outcome.kind === 'value' && outcome.element.type === 'AGGREGATION' ? [outcome] : [],
  );
}

/**
 * An aggregation over the rows so far and this one, which counts as soon as its formula comes to a number. Rows so far
 * count as in widgets: AVG is the sum divided by the number of rows (spec 2, section 9). NaN where there is nothing.
 */
export function aggregated(element: Element, rows: Float64Array | undefined, own: unknown): number {
  const number = numberIn(own);
  const values = [...(rows ?? []), ...(Number.isNaN(number) ? [] : [number])];
  return aggregate(Float64Array.from(values), element.data.aggregation ?? 'SUM');
}

/** What a formula came to, for people; '' where it came to nothing. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const number = numberIn(value);
  if (!Number.isNaN(number)) return plainNumber(number);
  return Array.isArray(value) ? value.map(valueText).join(', ') : '';
}

function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

/** As many digits as somebody reads, without the noise of binary fractions: 0.1 + 0.2 is 0.3, 10 / 3 is 3.3333. */
function plainNumber(value: number): string {
  return String(Number(Math.abs(value) < 1 ? value.toPrecision(4) : value.toFixed(4)));
}
