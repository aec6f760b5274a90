// Numbers as an area chart with aggregates. The chart starts with the newest few; its menu shows more.
import { NativeSelect } from '@mantine/core';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { countText } from '#core/count-text.ts';
import { currentFormats } from '#core/format/current.ts';
import type { QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { outlineText, pointCount, pointsOf } from '#core/sheets/dashboard/chart-points.ts';
import { exactText, momentText, numberText } from '#core/sheets/format-answer.ts';
import { type ChartSize, chartSizes, defaultChartSize } from '#core/sheets/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { NumberTile, NumberTiles } from '#web/ui/chart/number-tile.tsx';
import classes from './widget.module.css';

export type AnswerNumbersProps = {
  label: string;
  summary: Extract<QuestionSummary, { kind: 'area' }>;
  isLarge: boolean;
  /** How many points are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => void) | undefined;
  onRow: (place: number) => void;
};

/** Full screen shows more. */
const largeChartSize: ChartSize = 200;

/** Fewer points need no menu. */
const menuFrom = 10;

export function AnswerNumbers({
  label,
  summary,
  isLarge,
  size: savedSize,
  onSize,
  onRow,
}: AnswerNumbersProps) {
  const { timeZone } = useActor();
  const [own, setOwn] = useState<ChartSize>(isLarge ? largeChartSize : defaultChartSize);
  const size = savedSize ?? own;
  const changeSize = useCallback(
    (next: ChartSize) => {
      setOwn(next);
      onSize?.(next);
    },
    [onSize],
  );
  const { average, minimum, maximum, total } = summary;
  const { at, values, rows } = useMemo(() => pointsOf(summary, size), [size, summary]);
  const points = pointCount(summary);
  // Evenly spaced: answers come in bursts, which a time scale would draw on top of each other.
  const x = useMemo(() => Float64Array.from({ length: values.length }, (_, index) => index), [values]);
  const series = useMemo(() => [{ label, values }], [label, values]);
  const first = momentText(at[0] ?? 0, timeZone);
  const last = momentText(at.at(-1) ?? 0, timeZone);
  /** All moments are at midnight, as in a file with days only. */
  const formats = currentFormats.value;
  const isSameDay = (one: number, other: number) =>
    formats.day(one, timeZone) === formats.day(other, timeZone);
  const hasTimes = first !== last && isSameDay(at[0] ?? 0, at.at(-1) ?? 0);
  /** The day, or the time if the label to the left has the same day. */
  const axisText = (place: number, before: number) => {
    const moment = at[place] ?? 0;
    const left = at[before];
    if (left !== undefined && momentText(moment, timeZone) === momentText(left, timeZone)) return '';
    const isKnownDay = hasTimes || (left !== undefined && isSameDay(moment, left));
    return isKnownDay ? formats.time(moment, timeZone) : formats.monthDay(moment, timeZone);
  };
  return (
    <>
      <NumberTiles>
        {[
          ['Average', average] as const,
          ['Minimum', minimum] as const,
          ['Maximum', maximum] as const,
          ['Total', total] as const,
        ].map(([name, value]) => (
          <NumberTile key={name} label={name} value={numberText(value)} exact={exactText(value)} />
        ))}
      </NumberTiles>
      <div>
        {points > menuFrom && (
          <div className={classes.size} data-not-drawn>
            <SizeMenu size={size} onSize={changeSize} />
            <span>of {countText(points)}</span>
          </div>
        )}
        <Chart
          label={label}
          kind="area"
          xKind="number"
          x={x}
          series={series}
          height={chartHeight(isLarge)}
          formatX={(place) => momentText(at[place] ?? 0, timeZone)}
          formatXAxis={(place, before = -1) => (at[place] === undefined ? '' : axisText(place, before))}
          formatY={numberText}
          formatValue={exactText}
          onPoint={(place) => onRow(rows[place] ?? -1)}
        />
        {values.length < points && size === 'all' && <p className={classes.outline}>{outlineText}</p>}
      </div>
    </>
  );
}

/** In full screen, the remaining height of the window. */
export function chartHeight(isLarge: boolean): number {
  return isLarge ? Math.max(240, window.innerHeight - 320) : 160;
}

type SizeMenuProps = { size: ChartSize; onSize(size: ChartSize): void };

/** Memoized independently of the numbers. */
const SizeMenu = memo(function SizeMenu({ size, onSize }: SizeMenuProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Newest</label>
      <NativeSelect
        id={id}
        size="xs"
        value={String(size)}
        onChange={({ currentTarget: { value } }) =>
          onSize(chartSizes.find((each) => String(each) === value) ?? 'all')
        }
        data={[
          ...chartSizes.map((each) => ({ value: String(each), label: countText(each) })),
          { value: 'all', label: 'All' },
        ]}
      />
    </>
  );
});
