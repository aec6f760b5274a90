// What a widget said of the period before: of one number that number, of numbers over time their figures and their bins,
// moved to where the present period has its own.
import type { AreaSummary, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import type { CellsSummary } from '#core/widgets/chart/cells.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import type { PeriodBefore } from './period-before.ts';

/** Without the single answers, which nobody looks at. */
export type AreaBefore = Pick<AreaSummary, 'average' | 'minimum' | 'maximum' | 'total' | 'bins'>;

/** `days`: how long the periods are, as in `PeriodBefore`. */
export type WidgetBefore = { days: number | null } & (
  | { kind: 'number'; value: number }
  /** `from`: the first moment of each stretch of time. */
  | { kind: 'spans'; from: number[]; values: number[] }
  | ({ kind: 'area' } & AreaBefore)
);

/** The rows of the period before: `data` has them at the moments that they would have in the present one. */
export type RowsBefore = { period: PeriodBefore; data: AnswerData; mask: Uint8Array };

/** `mask`: 1 for the rows of the period before. */
export function rowsBefore(data: AnswerData, mask: Uint8Array, period: PeriodBefore): RowsBefore {
  const { shift } = period;
  return { period, mask, data: { ...data, created: data.created.map((at) => at + shift) } };
}

/** Whether a widget of this kind is compared with the period before. */
export function isCompared(summary: QuestionSummary | WidgetSummary): boolean {
  const { kind } = summary;
  return kind === 'summary' || kind === 'line' || kind === 'area' || (kind === 'cells' && isOneLine(summary));
}

/** Over time, and undivided: a line beside another can be seen. */
function isOneLine({ by, series }: CellsSummary): boolean {
  return by !== 'group' && by !== 'weekHour' && series.length === 1;
}

/** What is compared of a summary of the period before; null where that is nothing. */
export function widgetBefore(
  summary: QuestionSummary | WidgetSummary,
  { days }: Pick<PeriodBefore, 'days'>,
): WidgetBefore | null {
  switch (summary.kind) {
    case 'summary':
      return { days, kind: 'number', value: summary.value };
    case 'area':
      return { days, kind: 'area', ...figuresOf(summary) };
    case 'line':
      return { days, kind: 'area', ...figuresOf(summary.line) };
    case 'cells':
      if (!isOneLine(summary)) return null;
      return {
        days,
        kind: 'spans',
        from: summary.columns.map(({ from = 0 }) => from),
        values: Array.from(summary.values),
      };
    default:
      return null;
  }
}

function figuresOf({ average, minimum, maximum, total, bins }: AreaSummary): AreaBefore {
  return { average, minimum, maximum, total, bins };
}
