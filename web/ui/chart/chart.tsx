// The chart component for lines, areas and bars over time or numbers: uPlot in our look, with exact values in a tooltip,
// and the same data as a table for screen readers.
import { useComputedColorScheme } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { countText } from '#core/count-text.ts';
import { type ChartKind, type ChartLine, chartOptions, type Ticks } from './chart-options.ts';
import { offerPicture } from './chart-picture.ts';
import { type ChartSeries, colourOf, stacked, valueText } from './chart-series.ts';
import { ChartTable, TableToggle } from './chart-table.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { useChartKeys } from './use-chart-keys.ts';
import classes from './chart.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ChartProps = {
  /** The accessible name. */
  label: string;
  kind: ChartKind;
  /** Ascending, in epoch milliseconds. Typed arrays are drawn five times faster. */
  x: Float64Array | readonly number[];
  /** Memoize it: the chart is created again when it changes. */
  series: readonly ChartSeries[];
  /** Unless what it is in gives it another: see `data-plot` in the dashboard's styles. */
  height?: number;
  /** An x value in the tooltip and in the table. */
  formatX: (x: number) => string;
  /** Labels below stacked bars, if they differ from the tooltip. */
  formatXAxis?: (x: number) => string;
  /** Labels of the axis of all other kinds. */
  ticks?: Ticks;
  /** Labels of the y axis. */
  formatY?: (y: number) => string;
  /** The distances that may be between them, if they are no numbers: `timeSteps`. */
  steps?: number[] | undefined;
  /** Of the values, written above the y axis. */
  unit?: string | undefined;
  /** A value in the tooltip and in the table, if it differs from the axis. */
  formatValue?: (y: number) => string;
  /** Numbers that are marked across it. */
  lines?: readonly ChartLine[] | undefined;
  /** Stacked bars are counts, as they are by default. */
  isWhole?: boolean;
  /** A point was selected, by click, Enter, or a button in the table; by click, at this height. */
  onPoint?: (index: number, height?: number) => void;
  /** The menu of a point was asked for, by the other button of the mouse or the menu key. */
  onMenu?: (index: number, at: { x: number; y: number }, height?: number) => void;
  /** A value in the table, for example as a link; by default its text. */
  renderCell?: (index: number, series: number, text: string) => ReactNode;
};

type Hover = { index: number; left: number; share: number };

export function Chart({
  label,
  kind,
  x,
  series,
  height = 200,
  formatX,
  formatXAxis = formatX,
  ticks = noTicks,
  formatY = countText,
  formatValue = formatY,
  steps,
  unit,
  lines,
  isWhole,
  onPoint,
  onMenu,
  renderCell,
}: ChartProps) {
  const scheme = useComputedColorScheme('light');
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const drawnIn = useRef(scheme);
  const [hover, setHover] = useState<Hover | null>(null);
  const [isTable, setIsTable] = useState(false);
  const isPrinting = usePrinting() !== null;
  const tableId = useId();
  const { reached, ...keys } = useChartKeys(drawn, x, onPoint);
  const latest = useRef({ formatXAxis, ticks, formatY, onPoint });
  latest.current = { formatXAxis, ticks, formatY, onPoint };
  const drawnSeries = useMemo(() => (kind === 'stacked' ? stacked(series) : series), [kind, series]);
  const data = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type forbids lists that are only read, which it does
    () => [x, ...drawnSeries.map(({ values }) => values)] as uPlot.AlignedData,
    [x, drawnSeries],
  );

  useEffect(() => {
    const element = place.current;
    if (element === null || isTable) return undefined;
    const make = (
      size: { width: number; height: number },
      ratio: number,
      inScheme: typeof scheme,
      within?: HTMLElement,
    ) =>
      new uPlot(
        {
          ...chartOptions(
            {
              kind,
              scheme: inScheme,
              series: drawnSeries,
              points: x.length,
              formatXAxis: (value) => latest.current.formatXAxis(value),
              ticks: (...range) => latest.current.ticks(...range),
              formatY: (value) => latest.current.formatY(value),
              steps,
              unit,
              lines,
              isWhole,
            },
            size,
            ratio,
          ),
          hooks: {
            ready: [
              (made) =>
                made.over.addEventListener('click', () => {
                  const index = made.cursor.idx;
                  if (index != null)
                    latest.current.onPoint?.(index, made.posToVal(made.cursor.top ?? 0, 'y'));
                }),
            ],
            setCursor: [
              ({ cursor: { idx, left = -1 }, over }) => {
                const isInside = idx != null && left >= 0;
                setHover(
                  isInside
                    ? { index: idx, left: over.offsetLeft + left, share: left / over.clientWidth }
                    : null,
                );
              },
            ],
          },
        },
        data,
        within,
      );
    let making: ReturnType<typeof setTimeout> | undefined;
    let made: uPlot | null = null;
    let size = isPrinting
      ? { width: element.clientWidth, height }
      : { width: drawn.current?.width ?? 0, height: drawn.current?.height ?? height };
    const replace = (ratio = 1) => {
      drawn.current?.destroy();
      made = make(size, ratio, scheme, element);
      drawn.current = made;
      drawnIn.current = scheme;
      offerPicture(made.ctx.canvas, (finer, inScheme) => make(size, finer, inScheme));
    };
    // Before printing, it is rendered immediately even if it was never visible, at a higher resolution.
    if (isPrinting) replace(2);
    else if (drawn.current !== null && drawnIn.current !== scheme) replace();
    // Each chart is created in a task of its own, so that many do not block the page, with the size reported by the
    // observer: reading the layout would force a reflow per chart. The previous one stays until then.
    const sized = new ResizeObserver((entries) => {
      const { width, height: shown } = entries.at(-1)?.contentRect ?? size;
      // Where the card gives it room, it is higher.
      size = { width, height: shown > 0 ? shown : height };
      made?.setSize(size);
      if (made !== null) return;
      making ??= setTimeout(() => {
        const isFirst = drawn.current === null;
        replace();
        // The axes' labels are drawn on the canvas and need redrawing when the font loads. Only the first time, since
        // checking forces a reflow.
        if (isFirst) void document.fonts.ready.then(() => made?.redraw(false, true));
      });
    });
    // Paper has a fixed size.
    if (!isPrinting) sized.observe(element);
    return () => {
      clearTimeout(making);
      sized.disconnect();
      made = null;
      setHover(null);
    };
  }, [data, drawnSeries, height, isPrinting, isTable, isWhole, kind, lines, scheme, steps, unit, x]);

  useEffect(
    () => () => {
      drawn.current?.destroy();
      drawn.current = null;
    },
    [isTable],
  );

  const menuOf = (event: MouseEvent<HTMLElement>) => {
    const chart = drawn.current;
    const { idx, left = -1, top = 0 } = chart?.cursor ?? {};
    const isPointed = chart !== null && idx != null && left >= 0;
    const index = isPointed ? idx : reached;
    if (x.length === 0) return;
    event.preventDefault();
    onMenu?.(
      index,
      { x: event.clientX, y: event.clientY },
      isPointed && top > 0 ? chart.posToVal(top, 'y') : undefined,
    );
  };
  const pointText = (index: number) =>
    [
      formatX(x[index] ?? 0),
      ...series.map(({ label: name, values }) => {
        const value = valueText(values[index], formatValue);
        return series.length > 1 ? `${name} ${value}` : value;
      }),
    ].join(', ');

  return (
    <div>
      {isTable ? (
        <div id={tableId}>
          <ChartTable
            label={label}
            x={x}
            series={series}
            formatX={formatX}
            formatValue={formatValue}
            {...(onPoint && { onPoint })}
            {...(renderCell && { renderCell })}
          />
        </div>
      ) : (
        <div className="relative">
          <div
            ref={place}
            className={classes.plot}
            data-plot
            style={{ height }}
            aria-label={t(m.chartOfPointsItsValues, { label, count: x.length })}
            {...(x.length === 0
              ? { role: 'img' }
              : {
                  role: 'slider',
                  tabIndex: 0,
                  'aria-valuemin': 1,
                  'aria-valuemax': x.length,
                  'aria-valuenow': reached + 1,
                  'aria-valuetext': pointText(reached),
                  ...keys,
                })}
            data-clickable={onPoint !== undefined || undefined}
            onContextMenu={onMenu && menuOf}
          />
          {hover !== null && (
            <div
              className={classes.tip}
              // Aligned to the right of the point at the left edge, and vice versa.
              style={{ left: hover.left, transform: `translateX(-${hover.share * 100}%)` }}
              aria-hidden="true"
            >
              <div className="faint">{formatX(x[hover.index] ?? 0)}</div>
              <TipValues kind={kind} series={series} index={hover.index} formatValue={formatValue} />
            </div>
          )}
        </div>
      )}
      <TableToggle isTable={isTable} onTable={setIsTable} />
    </div>
  );
}

const noTicks: Ticks = () => ({ at: [], text: String });

type TipValuesProps = Pick<ChartProps, 'kind' | 'series'> & {
  index: number;
  formatValue: (y: number) => string;
};

/** The values at a point. For stacked series only non-empty ones, highest first, in visual order. */
function TipValues({ kind, series, index, formatValue }: TipValuesProps) {
  const isStacked = kind === 'stacked';
  const lines = series
    .map((one, place) => ({ ...one, style: { background: colourOf(one, place) }, value: one.values[index] }))
    .filter(({ value }) => !isStacked || (value ?? 0) > 0);
  return (isStacked ? lines.toReversed() : lines).map(({ label: name, style, value }) => (
    <div key={name} className="row gap-6">
      <span className={classes.dot} style={style} />
      {(isStacked || series.length > 1) && name}
      <strong className="numbers">{valueText(value, formatValue)}</strong>
    </div>
  ));
}
