// A table of any length: it only queries and renders the visible rows. Columns fit the width, or keep theirs and scroll
// horizontally (`scroll`).
import { Box } from 'ink';
import { useRef } from 'react';
import {
  columnGap,
  fitColumns,
  grown,
  type LaidColumn,
  lastOffset,
  layCell,
  scrollColumns,
  wantedWidth,
} from './columns.ts';
import { cut, widthOf } from '#cli/output/width.ts';
import { unhinted } from './keys/keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { useScreenState } from './navigation.ts';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment, type Tone } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { useRows } from './use-rows.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TableColumn<Row> = {
  id: string;
  title: string;
  value(row: Row): string | number;
  align?: 'left' | 'right';
  tone?(row: Row): Tone;
  /** Maximum width; default 40. */
  most?: number;
  /** Fixed width. */
  width?: number | undefined;
  /** May be left out if space is limited; the lowest rank goes first. */
  rank?: number;
  /** Truncated last: dates and numbers that make no sense in part. */
  whole?: boolean;
};

export type TableProps<Row> = {
  /** The key of the cursor in the screen's state. */
  name: string;
  columns: readonly TableColumn<Row>[];
  count: number;
  /** The rows of a range; only called with visible rows. */
  rows(from: number, to: number): readonly Row[];
  /** Shown without rows. */
  empty: string;
  sort?: { column: string; direction: 'asc' | 'desc' } | undefined;
  /** Whether a row is ticked; if given, rows have a mark for it. */
  ticked?: ((row: Row) => boolean) | undefined;
  onEnter?: ((index: number) => unknown) | undefined;
  enterLabel?: string | undefined;
  active?: boolean | undefined;
  /** Total height in lines; by default the area's. */
  height?: number | undefined;
  /** Columns keep their width; left and right scroll them, the first `fixed` (default 1) stay. */
  scroll?: { fixed?: number } | undefined;
  /** The screen itself shows the cursor's position and the number of rows. */
  isPlaced?: boolean | undefined;
};

/** The table. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, count, sort, ticked, scroll } = props;
  const { accessible } = useTerminal();
  const area = useArea();
  const whole = Math.max(2, props.height ?? area.height) - 1;
  const height = props.isPlaced || accessible ? whole : roomBesideMore(count, whole);
  const { index, from, to, number } = useRows({ ...props, height });
  const rows = count === 0 ? [] : props.rows(from, to);

  const markWidth = ticked === undefined ? 2 : 4;
  const capped = useWidths(columns, rows, sort !== undefined);
  const wanted = grown(capped, area.width - markWidth);
  const fixed = scroll?.fixed ?? 1;
  const isScrolled = scroll !== undefined && widthOfAll(wanted) > area.width - markWidth;
  // Hidden columns on the right are indicated at the end of the titles.
  const width = area.width - markWidth - (isScrolled ? columnGap : 0);
  const offset = useSideways(wanted, width, scroll && { fixed }, props.active !== false);
  const laid = scroll ? scrollColumns(wanted, { width, offset, fixed }) : fitColumns(wanted, width);
  const beyond = isScrolled && { left: offset > 0 ? fixed : null, right: isCut(wanted, laid), width };

  if (count === 0) return <Label tone="dim">{props.empty}</Label>;
  if (accessible) return <ReadRows {...props} rows={rows} from={from} number={number} />;
  return (
    <Box flexDirection="column">
      <Line segments={titles(columns, laid, { markWidth, sort, beyond })} />
      {rows.map((row, at) => (
        <Line
          key={from + at}
          inverse={from + at === index && props.active !== false}
          fill={area.width}
          segments={[
            { text: from + at === index ? '› ' : '  ', bold: true },
            ...(ticked ? [{ text: ticked(row) ? '● ' : '○ ' }] : []),
            ...cells(columns, laid, row),
          ]}
        />
      ))}
      {height < whole && <More above={from} below={count - to} />}
    </Box>
  );
}

type Titling = {
  markWidth: number;
  sort: TableProps<unknown>['sort'];
  /** Hidden columns: those before this index, and behind the last; false if all are visible. */
  beyond: false | { left: number | null; right: boolean; width: number };
};

function titles<Row>(
  columns: readonly TableColumn<Row>[],
  laid: readonly LaidColumn[],
  { markWidth, sort, beyond }: Titling,
): Segment[] {
  const text = laid.reduce((before, one, place) => {
    const column = columns[one.index];
    const title = layCell(column === undefined ? '' : titled(column, sort, one.width), one);
    if (place === 0) return title;
    return before + (beyond && beyond.left === place ? '‹ ' : gap) + title;
  }, '');
  const end = beyond && beyond.right ? `${' '.repeat(beyond.width + 1 - widthOf(text))}›` : '';
  return [{ text: ' '.repeat(markWidth) + text + end, tone: 'dim', bold: true }];
}

function widthOfAll(columns: readonly { width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width + columnGap, -columnGap);
}

/** Whether there are more columns on the right. */
function isCut(wanted: readonly { width: number }[], laid: readonly LaidColumn[]): boolean {
  const last = laid.at(-1);
  return (
    last !== undefined && (last.index < wanted.length - 1 || last.width < (wanted[last.index]?.width ?? 0))
  );
}

/** A truncated title keeps its sort mark. */
function titled(
  { id, title }: { id: string; title: string },
  sort: TableProps<unknown>['sort'],
  width: number,
): string {
  if (sort?.column !== id) return title;
  return `${cut(title, Math.max(1, width - 2))} ${sort.direction === 'asc' ? '▲' : '▼'}`;
}

function cells<Row>(columns: readonly TableColumn<Row>[], laid: readonly LaidColumn[], row: Row): Segment[] {
  return laid.flatMap((one, place) => {
    const column = columns[one.index];
    if (column === undefined) return [];
    const text = layCell(String(column.value(row)), one);
    return [{ text: place === 0 ? text : gap + text, tone: column.tone?.(row) }];
  });
}

const gap = ' '.repeat(columnGap);

/**
 * The preferred widths of the columns: up to their maximum, and in full where there is room. They only grow, so that
 * scrolling down does not make them jump.
 */
function useWidths<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], sortable: boolean) {
  const seen = useRef(new Map<string, number>());
  return columns.map((column) => {
    const { id, title, align, whole, rank, most = 40 } = column;
    if (column.width !== undefined)
      return { title, width: column.width, full: column.width, align, whole, rank };
    const texts = [sortable ? `${title} ▲` : title, ...rows.map((row) => String(column.value(row)))];
    const full = wantedWidth(texts, Number.MAX_SAFE_INTEGER, seen.current.get(id) ?? 0);
    seen.current.set(id, full);
    return { title, width: Math.min(most, full), full, align, whole, rank };
  });
}

function useSideways(
  wanted: Parameters<typeof lastOffset>[0],
  width: number,
  scroll: TableProps<unknown>['scroll'],
  active: boolean,
): number {
  const [savedOffset, keep, offset] = useScreenState('sideways', 0);
  const last = scroll ? lastOffset(wanted, width, scroll.fixed ?? 1) : 0;
  const moveTo = (to: number) => keep(Math.max(0, Math.min(last, to)));
  const bindings = unhinted([
    { key: 'right', label: t(m.columnsToRight), run: () => moveTo(offset() + 1) },
    { key: 'left', label: t(m.columnsToLeft), run: () => moveTo(offset() - 1) },
  ]);
  useKeys(scroll && active ? bindings : [], 'part');
  return Math.min(savedOffset, last);
}

/** The rows as numbered sentences, for accessible mode. */
function ReadRows<Row>({
  columns,
  rows,
  from,
  count,
  number,
  ticked,
}: Omit<TableProps<Row>, 'rows'> & { rows: readonly Row[]; from: number; number: string }) {
  return (
    <Box flexDirection="column">
      {rows.map((row, at) => (
        <Label key={from + at}>
          {`${from + at + 1}. ${ticked?.(row) ? 'chosen, ' : ''}${columns
            .map((column) => ({ title: column.title, text: String(column.value(row)) }))
            // A title without a value is only noise for listeners.
            .flatMap(({ title, text }) => (text === '' ? [] : `${title} ${text}`))
            .join(', ')}`}
        </Label>
      ))}
      <Label>{t(m.rowsToOfNumberAnd, { from: from + 1, from2: from + rows.length, count, number })}</Label>
    </Box>
  );
}
