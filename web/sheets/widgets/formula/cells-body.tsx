// Numbers in two directions: over time as bars, a line or an area, divided as stacked bars or lines; groups of groups as divided
// bars; by weekday and hour as a heat map. Whatever is drawn opens its rows.
import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { stepsOf, timeUnit, unitOnAxis } from '#core/questions/unit.ts';
import { earlierText } from '#core/sheets/dashboard/compare/period-before.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { fullMeasure, shortMeasure } from '#core/sheets/format-answer.ts';
import { type CellsSummary, mostSeries } from '#core/widgets/chart/cells.ts';
import { chartOf } from '#core/widgets/chart/fitting-charts.ts';
import { cellsNote, cellText, columnText, seriesText, shortSpanText } from '#core/widgets/chart/labels.ts';
import { cellMark } from '#core/widgets/chart/marks.ts';
import { aggregationNames } from '#core/widgets/labels.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import type { ChartKind } from '#web/ui/chart/chart-options.ts';
import { colourOf } from '#web/ui/chart/chart-series.ts';
import { HeatMap } from '#web/ui/chart/heat-map.tsx';
import { SeriesLegend } from '#web/ui/chart/series-legend.tsx';
import { StackedRows } from '#web/ui/chart/stacked-rows.tsx';
import { useCompared } from '#web/sheets/widgets/compare-context.ts';
import { levelLook, linesOf } from '#web/sheets/widgets/level-colours.ts';
import { useMarks } from '#web/sheets/widgets/marks.tsx';
import { chartHeight, ticksOf, useCalendar } from '#web/sheets/widgets/time-axis.ts';
import classes from '#web/sheets/widgets/widget.module.css';

export type CellsBodyProps = {
  widget: Widget;
  summary: CellsSummary;
  unit: string | undefined;
  before: WidgetBefore | undefined;
  isLarge: boolean;
};

export function CellsBody(props: CellsBodyProps) {
  const cells = useCells(props);
  const { widget, summary, isLarge, unit } = props;
  const chart = chartOf(widget);
  const note = cellsNote(summary);
  return (
    <div className="grid gap-8 min-w-0">
      {chart === 'heatmap' ? (
        <HeatMap
          label={widget.title}
          {...heatOf(cells, summary, (value) => levelLook(value, widget, unit))}
          formatValue={(value) => shortMeasure(value, unitOnAxis(unit))}
          {...cells.ways}
        />
      ) : summary.by === 'group' ? (
        <StackedRows
          label={widget.title}
          series={cells.series}
          rows={summary.columns.map((column, place) => ({
            key: cells.keyOf(place, null),
            label: cells.columns[place] ?? '',
            value: column.value,
            parts: cells.series.map((_, part) => ({
              key: cells.keyOf(place, part),
              value: cells.valueAt(place, part),
            })),
          }))}
          {...(isLarge && { limit: 24 })}
          formatValue={(value) => shortMeasure(value, unitOnAxis(unit))}
          {...cells.ways}
        />
      ) : (
        <TimeCells {...props} cells={cells} />
      )}
      {note !== null && <p className="m-0 faint text-xs">{note}</p>}
    </div>
  );
}

type Cells = ReturnType<typeof useCells>;

/** Groups, of which there may be many with long names, are below each other; time goes from left to right. */
function heatOf(
  { columns, series, keyOf, valueAt, reader }: Cells,
  summary: CellsSummary,
  lookOf: (value: number) => ReturnType<typeof levelLook>,
) {
  const cellOf = (place: number, part: number) => {
    const [column, one] = [summary.columns[place], summary.series[part]];
    const value = valueAt(place, part);
    const label = column && one ? cellText(column, one, summary.by, reader) : '';
    return { key: keyOf(place, part), value, label, ...lookOf(value) };
  };
  const names = series.map(({ label }) => label);
  return summary.by === 'group'
    ? {
        rows: columns,
        columns: names,
        cells: columns.map((_, place) => names.map((__, part) => cellOf(place, part))),
      }
    : {
        rows: names,
        columns,
        cells: names.map((_, part) => columns.map((__, place) => cellOf(place, part))),
      };
}

/** The cells with their texts and marks. A key is the place of a column and of a series, either of which may be all. */
function useCells({ widget, summary }: Pick<CellsBodyProps, 'widget' | 'summary'>) {
  const { timeZone } = useActor();
  const formats = currentFormats.value;
  const marks = useMarks(widget, widget.id);
  return useMemo(() => {
    const { by, values, series } = summary;
    const reader = { formats, timeZone };
    const keyOf = (column: number | null, part: number | null) => `${column ?? ''} ${part ?? ''}`;
    const markOf = (key: string) => {
      const [at = '', part = ''] = key.split(' ');
      const [column, one] = [at, part].map((place, index) =>
        place === '' ? undefined : [summary.columns, series][index]?.[Number(place)],
      );
      const label =
        column === undefined
          ? one === undefined
            ? widget.title
            : seriesText(one, by)
          : one === undefined
            ? columnText(column, by, reader)
            : cellText(column, one, by, reader);
      return cellMark(widget, by, { column, series: one }, label);
    };
    return {
      reader,
      keyOf,
      columns: summary.columns.map((column) => columnText(column, by, reader)),
      series: series.map((each, part) => ({
        key: keyOf(null, part),
        label: seriesText(each, by),
        // What is beyond the colours has none of its own.
        colour: colourOf(isRest(summary, part) ? { colour: null } : {}, part),
      })),
      valueAt: (column: number, part: number) => values[column * series.length + part] ?? Number.NaN,
      ways:
        marks === null
          ? {}
          : {
              onChoose: (key: string) => marks.open(markOf(key)),
              onMenu: (key: string, at: { x: number; y: number }) => marks.menu(markOf(key), at),
            },
    };
  }, [summary, widget, marks, formats, timeZone]);
}

/** Whether a series is whatever is beyond the largest groups. */
function isRest({ by, series }: CellsSummary, part: number): boolean {
  return by !== 'weekHour' && part === mostSeries && series[part]?.answer === null;
}

const kinds: Readonly<Partial<Record<ReturnType<typeof chartOf>, ChartKind>>> = {
  bar: 'bars',
  area: 'area',
  stacked: 'stacked',
};

/** Over time. */
function TimeCells({ widget, summary, unit, before, isLarge, cells }: CellsBodyProps & { cells: Cells }) {
  const { title, aggregation } = widget;
  const isCompared = useCompared() || widget.comparison === true;
  const { timeZone } = useActor();
  const calendar = useCalendar(timeZone);
  const { columns, series, by } = summary;
  const isDivided = series.length > 1 || series[0]?.label !== '';
  const chart = chartOf(widget);
  const { x, drawn } = useMemo(() => {
    const moments = Float64Array.from(columns, ({ from = 0 }) => from);
    const earlier = isCompared && before?.kind === 'spans' ? before : null;
    const valuesBefore = new Map(
      earlier?.from.map((from, place) => [from, earlier.values[place] ?? Number.NaN]),
    );
    const shown = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
    return {
      x: moments,
      drawn: [
        ...series.map((_, part) => ({
          label: isDivided
            ? (cells.series[part]?.label ?? '')
            : aggregation === null
              ? title
              : aggregationNames[aggregation],
          values: columns.map((__, place) => shown(cells.valueAt(place, part))),
          ...(isRest(summary, part) && { colour: null }),
        })),
        ...(earlier === null
          ? []
          : [
              {
                label: sentence(earlierText(earlier)),
                values: Array.from(moments, (from) => shown(valuesBefore.get(from))),
                colour: null,
                isFaint: true,
              },
            ]),
      ],
    };
  }, [columns, series, summary, isDivided, cells, aggregation, title, before, isCompared]);
  const lines = useMemo(() => linesOf(widget, unit), [widget, unit]);
  const placeOf = useMemo(() => new Map(Array.from(x, (from, place) => [from, place])), [x]);
  const textAt = (at: number) => cells.columns[placeOf.get(at) ?? -1] ?? '';
  const keyAt = (index: number, height?: number) =>
    cells.keyOf(
      index,
      isDivided && height !== undefined ? partAt(cells, summary, index, { height, chart }) : null,
    );
  const { onChoose, onMenu } = cells.ways;
  return (
    <>
      {isDivided && <SeriesLegend label={title} series={cells.series} {...cells.ways} />}
      <Chart
        label={title}
        kind={kinds[chart] ?? 'line'}
        x={x}
        series={drawn}
        height={chartHeight(isLarge)}
        formatX={textAt}
        formatXAxis={(at) => shortSpanText(at, by, cells.reader)}
        ticks={ticksOf(calendar, by === 'year' || by === 'group' || by === 'weekHour' ? 'month' : by)}
        formatY={(value) => shortMeasure(value, unitOnAxis(unit))}
        formatValue={(value) => fullMeasure(value, unit)}
        steps={stepsOf(unit)}
        unit={unit === timeUnit ? undefined : unit}
        lines={lines}
        isWhole={aggregation === 'COUNT'}
        {...(onChoose && { onPoint: (index: number, height?: number) => onChoose(keyAt(index, height)) })}
        {...(onMenu && {
          onMenu: (index: number, at: { x: number; y: number }, height?: number) =>
            onMenu(keyAt(index, height), at),
        })}
        {...(onChoose && {
          renderCell: (index: number, part: number, text: string) =>
            part < series.length && (summary.counts[index * series.length + part] ?? 0) > 0 ? (
              <UnstyledButton
                className={classes.openNumber}
                onClick={() => onChoose(cells.keyOf(index, isDivided ? part : null))}
              >
                {text}
              </UnstyledButton>
            ) : (
              text
            ),
        })}
      />
    </>
  );
}

/** The series at a height of a column: the part of a stacked bar, or the nearest line; null beside all. */
function partAt(
  cells: Cells,
  { series }: CellsSummary,
  column: number,
  { height, chart }: { height: number; chart: ReturnType<typeof chartOf> },
): number | null {
  const values = series.map((_, part) => cells.valueAt(column, part));
  if (chart !== 'stacked') {
    const distances = values.map((value) =>
      Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value - height),
    );
    const least = Math.min(...distances);
    return Number.isFinite(least) ? distances.indexOf(least) : null;
  }
  let below = 0;
  for (const [part, value] of values.entries()) {
    below += Number.isNaN(value) ? 0 : value;
    if (height <= below) return part;
  }
  return null;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
