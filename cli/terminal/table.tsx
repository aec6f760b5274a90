// A table of any length: it draws the rows on the screen and asks for no others. Columns fit the width, or keep theirs
// and scroll sideways (`scroll`).
import { Box } from 'ink';
import { useRef } from 'react';
import {
  columnGap,
  fitColumns,
  type LaidColumn,
  lastOffset,
  layCell,
  scrollColumns,
  wantedWidth,
} from './columns.ts';
import { countText } from '#core/count-text.ts';
import { cut, widthOf } from '#cli/output/width.ts';
import type { KeyBinding } from './keys/keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { useScreenState } from './navigation.ts';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment, type Tone } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { useRows } from './use-rows.ts';

export type TableColumn<Row> = {
  id: string;
  title: string;
  value(row: Row): string | number;
  align?: 'left' | 'right';
  tone?(row: Row): Tone;
  /** At most this wide; 40 unless said. */
  most?: number;
  /** Exactly this wide, whatever is in it. */
  width?: number | undefined;
  /** May be left out for want of room; the lowest rank goes first. */
  rank?: number;
  /** Cut last: dates and numbers that make no sense in part. */
  whole?: boolean;
};

export type TableProps<Row> = {
  /** Under which the screen remembers the cursor. */
  name: string;
  columns: readonly TableColumn<Row>[];
  count: number;
  /** The rows of a window; called with the rows on the screen only. */
  rows(from: number, to: number): readonly Row[];
  /** Said where there is no row. */
  empty: string;
  sort?: { column: string; direction: 'asc' | 'desc' } | undefined;
  /** Whether a row is ticked; where given, rows have a mark for it. */
  ticked?: ((row: Row) => boolean) | undefined;
  onEnter?: ((index: number) => unknown) | undefined;
  enterLabel?: string | undefined;
  active?: boolean | undefined;
  /** Lines in all; those of the area unless said. */
  height?: number | undefined;
  /** Columns keep their width; left and right scroll them, the first `fixed` (1 unless said) stay. */
  scroll?: { fixed?: number } | undefined;
  /** The screen says itself where the cursor is, and how many rows there are. */
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
  const wanted = useWidths(columns, rows, sort !== undefined);
  const fixed = scroll?.fixed ?? 1;
  const isScrolled = scroll !== undefined && widthOfAll(wanted) > area.width - markWidth;
  // What is out of sight on the right is told at the end of the titles.
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
  /** Columns out of sight: before the one at this place, and behind the last; false where all are there. */
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

/** Whether there is more on the right than what is laid. */
function isCut(wanted: readonly { width: number }[], laid: readonly LaidColumn[]): boolean {
  const last = laid.at(-1);
  return (
    last !== undefined && (last.index < wanted.length - 1 || last.width < (wanted[last.index]?.width ?? 0))
  );
}

/** A title that is cut keeps the sign of its order. */
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
 * How wide the columns would like to be. They only grow, so that scrolling down does not make them jump, as long as they
 * may be as wide as before.
 */
function useWidths<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], sortable: boolean) {
  const seen = useRef(new Map<string, number>());
  return columns.map((column) => {
    const { id, title, align, whole, rank, most = 40 } = column;
    if (column.width !== undefined) return { title, width: column.width, align, whole, rank };
    const texts = [sortable ? `${title} ▲` : title, ...rows.map((row) => String(column.value(row)))];
    const width = wantedWidth(texts, most, Math.min(most, seen.current.get(id) ?? 0));
    seen.current.set(id, width);
    return { title, width, align, whole, rank };
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
  const bindings: KeyBinding[] = [
    { key: ['right', 'l'], label: 'columns to the right', run: () => moveTo(offset() + 1) },
    { key: ['left', 'h'], label: 'columns to the left', run: () => moveTo(offset() - 1) },
  ].map((binding) => ({ ...binding, section: 'Moving', hint: false }));
  useKeys(scroll && active ? bindings : [], 'part');
  return Math.min(savedOffset, last);
}

/** The rows as sentences, numbered, for reading aloud. */
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
            // A title with nothing behind it is only in the way of whoever listens.
            .flatMap(({ title, text }) => (text === '' ? [] : `${title} ${text}`))
            .join(', ')}`}
        </Label>
      ))}
      <Label>{`Rows ${from + 1} to ${from + rows.length} of ${countText(count)}. Number and enter: ${number}`}</Label>
    </Box>
  );
}
