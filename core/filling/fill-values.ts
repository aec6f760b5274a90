// Values of a form's calculations and aggregations during filling. They are not sent: readers compute them from the
// answers.
import type { Element } from '#core/forms/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { aggregate } from '#core/sheets/dashboard/aggregate.ts';
import type { FillPlan } from './fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** By element id, a number for each of the sheet's existing rows; NaN if the formula has no value. */
export type RowNumbers = ReadonlyMap<string, Float64Array>;

/** Evaluates the formulas of aggregations for existing rows. */
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

/** Whether a row's draft needs the existing rows: the form has aggregations. */
export function needsRowsSoFar(plan: FillPlan): boolean {
  return aggregationsOf(plan, 'questions').length > 0;
}

function aggregationsOf(plan: FillPlan, part: FillPart) {
  return plan.parts[part].outcomes.flatMap((outcome) =>
    outcome.kind === 'value' && outcome.element.type === 'AGGREGATION' ? [outcome] : [],
  );
}

/**
 * An aggregation over the existing rows and this one, which counts as soon as its formula has a value. Existing rows
 * count as in widgets: AVG is the sum divided by the number of rows (spec 2, section 9). NaN if there is nothing.
 */
export function aggregated(element: Element, rows: Float64Array | undefined, own: unknown): number {
  const number = numberIn(own);
  const values = [...(rows ?? []), ...(Number.isNaN(number) ? [] : [number])];
  return aggregate(Float64Array.from(values), element.data.aggregation ?? 'SUM');
}

/** A formula's value for people; '' if it has none. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t(common.yes) : t(common.no);
  if (typeof value === 'string') return value;
  const number = numberIn(value);
  if (!Number.isNaN(number)) return plainNumber(number);
  return Array.isArray(value) ? value.map(valueText).join(', ') : '';
}

function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

/** Rounded to a readable number of digits, without floating-point noise: 0.1 + 0.2 is 0.3, 10 / 3 is 3.3333. */
function plainNumber(value: number): string {
  return String(Number(Math.abs(value) < 1 ? value.toPrecision(4) : value.toFixed(4)));
}
