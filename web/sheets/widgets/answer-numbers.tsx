// Numbers over time: a point for each answer, or the average of each hour, day, week or month between its smallest and
// its largest answer. The figures above are those of all answers, whatever the chart shows.
import { useCallback, useMemo, useState } from 'react';
import { apartFromUnit, stepsOf, timeUnit, unitOnAxis } from '#core/questions/unit.ts';
import { currentFormats } from '#core/format/current.ts';
import type { QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { earlierText } from '#core/sheets/dashboard/compare/period-before.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { chartFigures } from '#core/sheets/dashboard/figures.ts';
import {
  binText,
  newestText,
  type TimeChart,
  timeChart,
  type TimePoint,
} from '#core/sheets/dashboard/time/time-chart.ts';
import { fullMeasure, shortMeasure } from '#core/sheets/format-answer.ts';
import { type ChartSize, defaultChartSize } from '#core/sheets/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { NumberTile, NumberTiles } from '#web/ui/chart/number-tile.tsx';
import type { WidgetLook } from '#core/widgets/chart/look.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { linesOf } from './level-colours.ts';
import { useMarks } from './marks.tsx';
import { SizeMenu, UnitMenu } from './chart-choices.tsx';
import { useCompared } from './compare-context.ts';
import { chartHeight, ticksOf, useCalendar } from './time-axis.ts';
import { useChartChoice } from './use-chart-choice.ts';
import type { OpenSpan } from './widget-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export type AnswerNumbersProps = {
  /** That of the widget. */
  id: string;
  label: string;
  summary: Extract<QuestionSummary, { kind: 'area' }>;
  unit: string | undefined;
  /** What it is compared with. */
  before: WidgetBefore | undefined;
  isLarge: boolean;
  /** How many points are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => void) | undefined;
  onRow: (place: number) => void;
  onSpan?: OpenSpan | undefined;
  /** How a custom widget is drawn. */
  look?: WidgetLook;
  /** Whose numbers they are: of a question, or of a custom widget, which may measure one. */
  measured: { questionId: string | null; widget: Widget | null };
};

/** Fewer answers need no menu. */
const menuFrom = 10;

export function AnswerNumbers(props: AnswerNumbersProps) {
  const {
    id,
    label,
    summary,
    unit: measure,
    isLarge,
    size: savedSize,
    onSize,
    onRow,
    onSpan,
    look = noLook,
  } = props;
  const before = useCompared() || look.comparison === true ? props.before : undefined;
  const { timeZone } = useActor();
  const calendar = useCalendar(timeZone);
  const { unit: wanted, size: chosenSize, changeUnit, changeSize: keepSize } = useChartChoice(id);
  const [large, setLarge] = useState<ChartSize>('all');
  const unchosen = wanted === 'each' ? defaultChartSize : 'all';
  const size = savedSize ?? (isLarge ? large : (chosenSize ?? unchosen));
  const changeSize = useCallback(
    (next: ChartSize) => {
      if (isLarge) setLarge(next);
      else keepSize(next);
      onSize?.(next);
    },
    [isLarge, keepSize, onSize],
  );
  const chart = useMemo(
    () => timeChart(summary, { unit: wanted, size }, calendar, before?.kind === 'area' ? before : null),
    [summary, wanted, size, calendar, before],
  );
  const { unit, points } = chart;
  const lines = useMemo(() => linesOf(look, measure), [look, measure]);
  const { x, series } = useMemo(
    () => columnsOf(chart, label, before === undefined ? '' : earlierText(before)),
    [chart, label, before],
  );
  // An average has more digits than anybody reads.
  const inUnit = (value: number) =>
    fullMeasure(unit === 'each' ? value : Math.round(value * 100) / 100, measure);
  const textAt = (at: number) => {
    const point = points.find((each) => each.at === at);
    if (point === undefined) return placeText(chart, at, timeZone);
    const text = binText(point, unit, currentFormats.value, timeZone);
    return unit === 'each' ? text : `${text} · ${t(counts.answers, { count: point.count })}`;
  };
  const open = (index: number) => {
    const point = points.find(({ at }) => at === x[index]);
    if (point === undefined) return;
    if (point.row >= 0) onRow(point.row);
    else onSpan?.(point.at, point.to - 1);
  };
  const part = newestText(chart);
  // The menu says so already, unless there is more than can be drawn.
  const isChosen = chart.newest === size;
  return (
    <>
      <Figures {...props} chart={chart} before={before} />
      <div>
        {chart.all > menuFrom && (
          <div className="row wrap justify-between gap-8 mb-8 faint text-xs" data-not-drawn>
            <SizeMenu size={size} of={t(counts.answers, { count: chart.all })} onSize={changeSize} />
            <UnitMenu unit={wanted} fitting={chart.fitting} offered={chart.offered} onUnit={changeUnit} />
          </div>
        )}
        <Chart
          label={label}
          kind={unit !== 'each' ? 'band' : look.chart === 'line' ? 'line' : 'area'}
          lines={lines}
          x={x}
          series={series}
          height={chartHeight(isLarge)}
          formatX={textAt}
          ticks={ticksOf(calendar, unit === 'each' ? 'hour' : unit)}
          formatY={(value) => shortMeasure(value, unitOnAxis(measure))}
          formatValue={inUnit}
          steps={stepsOf(measure)}
          unit={measure === timeUnit ? undefined : measure}
          {...((unit === 'each' || onSpan !== undefined) && { onPoint: open })}
        />
        {part !== null && (
          <p className="m-0 faint text-xs" data-only-drawn={isChosen || undefined}>
            {part}
          </p>
        )}
      </div>
    </>
  );
}

const noLook: WidgetLook = {};

/** The figures of all answers, whatever the chart shows. */
function Figures(props: AnswerNumbersProps & { chart: TimeChart }) {
  const { chart, label, unit, before } = props;
  const figureMarks = useFigureMarks(props);
  return (
    <NumberTiles>
      {chartFigures(chart, { title: label, unit, before }).map(({ name, text, exact, isPale, change }) => (
        <NumberTile
          key={name}
          label={name}
          value={apartFromUnit(text, unit).text}
          unit={apartFromUnit(text, unit).unit}
          exact={exact}
          isPale={isPale}
          change={change && <ChangeNote {...change} text={change.short} />}
          {...figureMarks(name)}
        />
      ))}
    </NumberTiles>
  );
}

/** Each figure opens its rows: the smallest and the largest those with just that number, the others all with one. */
function useFigureMarks({ id, label, summary, measured }: AnswerNumbersProps) {
  const { questionId, widget } = measured;
  const marks = useMarks(widget, id);
  if (marks === null || questionId === null) return () => ({});
  const values = new Map([
    [t(m.minimum), summary.minimum],
    [t(m.maximum), summary.maximum],
  ]);
  return (name: string) => {
    const value = values.get(name);
    const mark = {
      label: `${label}: ${name}`,
      ...(value === undefined
        ? { answered: questionId }
        : { answers: [{ questionId, value: String(value), label: name }] }),
    };
    return {
      onChoose: () => marks.open(mark),
      onMenu: (_: string, at: { x: number; y: number }) => marks.menu(mark, at),
    };
  };
}

/** The points, and those of the period before as a faint line. */
function columnsOf({ unit, points, before }: TimeChart, label: string, earlier: string) {
  const earlierPoints = before?.points ?? [];
  const x =
    earlierPoints.length === 0
      ? Float64Array.from(points, ({ at }) => at)
      : Float64Array.from(new Set([...points, ...earlierPoints].map(({ at }) => at))).sort();
  const column = (of: readonly TimePoint[], key: 'value' | 'minimum' | 'maximum') => {
    if (earlierPoints.length === 0) return Float64Array.from(of, (point) => point[key]);
    const byPlace = new Map(of.map((point) => [point.at, point[key]]));
    return Array.from(x, (at) => byPlace.get(at) ?? null);
  };
  const own =
    unit === 'each'
      ? [{ label, values: column(points, 'value') }]
      : [
          { label: t(m.average), values: column(points, 'value') },
          { label: t(m.minimum), values: column(points, 'minimum'), colour: null },
          { label: t(m.maximum), values: column(points, 'maximum'), colour: null },
        ];
  if (earlierPoints.length === 0) return { x, series: own };
  return {
    x,
    series: [
      ...own,
      { label: sentence(earlier), values: column(earlierPoints, 'value'), colour: null, isFaint: true },
    ],
  };
}

/** A place where only the period before has a point. */
function placeText({ unit, before }: TimeChart, at: number, timeZone: string): string {
  const point = before?.points.find((each) => each.at === at);
  return point === undefined
    ? ''
    : binText(point, unit === 'each' ? 'hour' : unit, currentFormats.value, timeZone);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
