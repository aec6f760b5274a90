// One widget in full screen, as a chart or as a table of its data. Enter opens the rows behind a line or point.
import { type ReactNode, useMemo } from 'react';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import { cellText, widgetTable, type WidgetTable as WidgetTableData } from '#core/widgets/widget-table.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { List } from '#cli/terminal/list.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { withRight } from '#cli/terminal/tab-line.tsx';
import { Table } from '#cli/terminal/table.tsx';
import { WholeTable } from '#cli/terminal/whole-table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import { AreaChart } from './area-chart.tsx';
import type { Opening, Widget } from './widget-lines.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type WholeWidgetProps = {
  widget: Widget;
  /** Its content; null for the Sheet Context, which has its own panel. */
  part: DashboardWidget | null;
  panel?: ReactNode;
  height: number;
  /** The ids of its neighbours. */
  beside: { before: string | null; after: string | null };
  /** Shows another widget, or null for all of them. */
  onWidget(id: string | null): void;
  onOpen(opening: Opening): unknown;
  /** Opens the rows of a time range. */
  onSpan(from: number, to: number): unknown;
  /** How many points its chart has, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => unknown) | undefined;
};

/** Above the content: a blank line and the title. */
export const wholeHead = 2;

/** The widget. */
export function WholeWidget(props: WholeWidgetProps) {
  const { widget, part, height, beside, onWidget, onOpen, onSpan, size, onSize } = props;
  const { width } = useArea();
  const { accessible } = useTerminal();
  const { title, note, words, area, look } = widget;
  const [isTable, setIsTable] = useScreenState(`table ${widget.id}`, false);
  const table: KeyBinding = {
    key: 'table',
    label: isTable ? t(m.asPicture) : t(m.asTable),
    run: () => setIsTable(!isTable),
  };
  useKeys([
    {
      key: 'next',
      label: t(m.nextWidget),
      off: beside.after === null ? t(m.thisIsLastWidget) : undefined,
      run: () => onWidget(beside.after),
    },
    {
      key: 'previous',
      label: t(m.widgetBefore),
      hint: false,
      off: beside.before === null ? t(m.thisIsFirstWidget) : undefined,
      run: () => onWidget(beside.before),
    },
    ...(part === null ? [] : [table]),
    { key: 'esc', label: t(m.allWidgets), run: () => onWidget(null) },
  ]);
  const room = height - wholeHead;
  const content =
    isTable && part !== null ? (
      <WidgetTable part={part} openings={widget.openings} height={room} onOpen={onOpen} />
    ) : part === null && props.panel ? (
      props.panel
    ) : accessible ? (
      <ScrolledLines name="words" lines={words().map((text) => [{ text }])} height={room} />
    ) : area !== null ? (
      <AreaChart
        name={widget.id}
        area={area}
        look={look}
        height={room}
        size={size}
        onSize={onSize}
        onRow={(row) => onOpen({ row })}
        onSpan={onSpan}
      />
    ) : (
      <WidgetLines widget={widget} height={room} onOpen={onOpen} />
    );
  return (
    <>
      <Line segments={[{ text: ' ' }]} />
      <Line segments={withRight([{ text: title, bold: true }], { text: note, tone: 'dim' }, width)} />
      {content}
    </>
  );
}

function WidgetLines({ widget, height, onOpen }: Pick<WholeWidgetProps, 'widget' | 'height' | 'onOpen'>) {
  const { width } = useArea();
  const { openings } = widget;
  const lines = useMemo(
    () => widget.lines({ width: openings.length > 0 ? width - 2 : width, height, whole: true }),
    [widget, width, height, openings.length],
  );
  if (openings.length === 0)
    return <ScrolledLines name={`widget ${widget.id}`} lines={lines} height={height} />;
  return (
    <>
      {lines.slice(0, widget.head).map((segments, index) => (
        <Line key={index} segments={[{ text: '  ' }, ...segments]} />
      ))}
      <List
        name={`widget ${widget.id}`}
        items={openings}
        height={height - widget.head}
        empty=""
        enterLabel={'row' in (openings[0] ?? {}) ? t(m.openRow) : t(m.openRows)}
        line={(_, index) => lines[widget.head + index] ?? []}
        onEnter={(index) => {
          const opening = openings[index];
          return opening && onOpen(opening);
        }}
      />
    </>
  );
}

type TableProps = Pick<WholeWidgetProps, 'height' | 'onOpen'> & {
  part: DashboardWidget;
  openings: readonly Opening[];
};

/** The data; for a chart, the newest point first. */
function WidgetTable({ part, openings, height, onOpen }: TableProps) {
  const { user } = useApp();
  const { columns, count, rowsIn, openingAt } = useMemo((): TableSource => {
    const line = lineOf(part);
    if (line !== null) return pointsTable(part, line, user.timeZone);
    const { columns: titles, rows } = widgetTable(part, { timeZone: user.timeZone });
    return {
      columns: titles,
      count: rows.length,
      rowsIn: (from, to) => rows.slice(from, to),
      openingAt: (index) => openings[index],
    };
  }, [part, openings, user.timeZone]);
  const [first = []] = useMemo(() => rowsIn(0, 1), [rowsIn]);
  const shown = {
    name: `table ${part.id}`,
    columns: columns.map((title, place) => ({
      id: String(place),
      title,
      value: (row: readonly (string | number)[]) => cellText(row[place] ?? ''),
      most: 60,
      ...(typeof first[place] === 'number' && { align: 'right' as const, whole: true }),
    })),
    height,
    empty: t(m.thereIsNoDataTo),
  };
  if (openingAt(0) === undefined) return <WholeTable {...shown} rows={rowsIn(0, count)} />;
  return (
    <Table
      {...shown}
      count={count}
      rows={rowsIn}
      enterLabel={t(m.openRows)}
      onEnter={(index) => {
        const opening = openingAt(index);
        return opening && onOpen(opening);
      }}
    />
  );
}

type TableSource = {
  columns: readonly string[];
  count: number;
  rowsIn(from: number, to: number): WidgetTableData['rows'];
  openingAt(index: number): Opening | undefined;
};

/** The points of a chart, newest first; only those on the screen are formatted. */
function pointsTable(part: DashboardWidget, line: AreaSummary, timeZone: string): TableSource {
  const count = line.values.length;
  const rowsIn = (from: number, to: number) => {
    const [start, end] = [Math.max(0, count - to), count - from];
    const at = line.at.subarray(start, end);
    const values = line.values.subarray(start, end);
    return widgetTable(withLine(part, { ...line, at, values }), { timeZone }).rows.toReversed();
  };
  return {
    columns: widgetTable(withLine(part, { ...line, at: noPoints, values: noPoints }), { timeZone }).columns,
    count,
    rowsIn,
    openingAt: (index) => ({ row: line.rows[count - 1 - index] ?? -1 }),
  };
}

const noPoints = new Float64Array();

function lineOf(part: DashboardWidget): AreaSummary | null {
  if (part.of === 'question') return part.summary.kind === 'area' ? part.summary : null;
  return part.summary.kind === 'line' ? part.summary.line : null;
}

function withLine(part: DashboardWidget, line: AreaSummary): DashboardWidget {
  if (part.of === 'question') return { ...part, summary: line };
  return part.summary.kind === 'line' ? { ...part, summary: { ...part.summary, line } } : part;
}
