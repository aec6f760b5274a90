// What custom widgets have beyond a number, on paper: numbers in two directions, as a chart of what is along the axis and a table
// of all cells; and what targets and thresholds say.
import { rounded } from '#core/reports/cell-text.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { timeUnit } from '#core/questions/unit.ts';
import { countedTitle } from '#core/widgets/answered.ts';
import type { CellsSummary } from '#core/widgets/chart/cells.ts';
import type { WidgetLook } from '#core/widgets/chart/look.ts';
import { levelOf, targetText } from '#core/widgets/chart/thresholds.ts';
import { chartOf } from '#core/widgets/chart/fitting-charts.ts';
import { axisTitle, cellsNote, columnText, seriesText } from '#core/widgets/chart/labels.ts';
import { t } from '#core/messages/text.ts';
import type { Reader } from './form-rows.ts';
import { m } from './texts.ts';

/** The blocks of the cells of a widget. */
export function ofCells(
  part: Pick<Extract<DashboardWidget, { of: 'formula' }>, 'widget' | 'unit' | 'groupedBy'>,
  summary: CellsSummary,
  reader: Reader,
): ReportBlock[] {
  const { by, columns, series, values } = summary;
  const name = part.widget.title;
  const isTime = part.unit === timeUnit;
  const numberOf = (value: number) => (Number.isNaN(value) ? null : rounded(value, 4));
  const named = columns.map((column, place) => ({
    label: columnText(column, by, reader),
    value: column.value,
    rows: column.rows,
    parts: series.map((_, at) => values[place * series.length + at] ?? Number.NaN),
  }));
  const points = named
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ label, value }) => ({ label, value: rounded(isTime ? value / 3_600 : value, 4), axis: label }));
  const unit = isTime ? t(m.hours) : (part.unit ?? t(m.valueUnit));
  const shape = by === 'group' ? 'bars' : 'columns';
  const axis = {
    header: axisTitle(summary, part),
    kind: 'text' as const,
    of: ({ label }: (typeof named)[number]) => label,
  };
  const kind = isTime ? ('duration' as const) : ('number' as const);
  const isDivided = series.length > 1 || series[0]?.label !== '';
  const note = cellsNote(summary);
  return [
    ...(chartOf(part.widget) === 'table' ? [] : [{ kind: 'chart', name, shape, unit, points } as const]),
    tableOf(name, named, [
      axis,
      ...(isDivided
        ? series.map((each, at) => ({
            header: seriesText(each, by),
            kind,
            of: ({ parts }: (typeof named)[number]) => numberOf(parts[at] ?? Number.NaN),
          }))
        : [
            { header: t(m.value), kind, of: ({ value }: (typeof named)[number]) => numberOf(value) },
            {
              header: countedTitle(summary),
              kind: 'number' as const,
              of: ({ rows }: (typeof named)[number]) => rows,
            },
          ]),
    ]),
    ...(note === null ? [] : [{ kind: 'text', text: note } as const]),
  ];
}

/** What the target and the thresholds of a widget say of its number. */
export function meaningsOf(value: number, widget: WidgetLook, unit: string | undefined): ReportBlock[] {
  const texts = [levelOf(value, widget, unit)?.text, targetText(value, widget, unit)];
  return texts.flatMap((text) => (text == null ? [] : [{ kind: 'text', text } as const]));
}
