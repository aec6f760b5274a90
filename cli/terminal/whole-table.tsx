// A read-only table that is rendered as a whole, without a cursor or scrolling. ink-table renders it, with cells
// truncated beforehand. It has no height, measures text by its length, and uses titles as keys: a table longer than the
// screen (10,000 rows), with wide characters or duplicate titles, or in accessible mode is rendered by our own table.
import InkTable from 'ink-table';
import type { ReactNode } from 'react';
import { widthOf } from '#cli/output/width.ts';
import { columnGap, fitColumns, type LaidColumn, layCell, wantedWidth } from './columns.ts';
import { Table, type TableColumn } from './table.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label } from './theme.tsx';

export type WholeTableProps<Row> = {
  /** The key of a longer table's scroll position in the screen's state. */
  name: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Shown without rows. */
  empty: string;
  /** In lines. */
  height: number;
};

/** The table. */
export function WholeTable<Row>(props: WholeTableProps<Row>): ReactNode {
  const { columns, rows, height } = props;
  const { accessible } = useTerminal();
  const { width } = useArea();
  const texts = rows.map((row) => columns.map((column) => String(column.value(row))));
  const titles = columns.map(({ title }) => title);
  const canDraw =
    !accessible &&
    rows.length > 0 &&
    linesOf(rows.length) <= height &&
    new Set(titles).size === titles.length &&
    [...titles, ...texts.flat()].every((text) => widthOf(text) === text.length);
  const laid = canDraw ? layColumns(columns, texts, width) : [];
  if (laid.length < columns.length || columns.length === 0)
    return <Table {...props} count={rows.length} rows={(from, to) => rows.slice(from, to)} />;
  const cut = (cells: readonly string[]) => laid.map((column) => layCell(cells[column.index] ?? '', column));
  const heads = cut(titles);
  return (
    <InkTable
      columns={heads}
      data={texts.map((cells) =>
        Object.fromEntries(cut(cells).map((text, place) => [heads[place] ?? '', text])),
      )}
      header={Head}
      cell={Cell}
      skeleton={Border}
    />
  );
}

/** Including the titles, and a border around each row. */
function linesOf(rows: number): number {
  return 2 * rows + 3;
}

/** A border and two columns of padding take one column more than the gap of our table; the last border is one more. */
function layColumns<Row>(
  columns: readonly TableColumn<Row>[],
  texts: readonly (readonly string[])[],
  width: number,
): LaidColumn[] {
  const wanted = columns.map(({ title, align, whole, rank, most = 40 }, place) => {
    const cells = [title, ...texts.map((row) => row[place] ?? '')];
    return { title, width: wantedWidth(cells, most, 0), align, whole, rank };
  });
  return fitColumns(wanted, width - columns.length - 1 - columnGap);
}

function Head({ children }: { children?: ReactNode }) {
  return (
    <Label tone="dim" bold>
      {textOf(children)}
    </Label>
  );
}

function Cell({ children }: { children?: ReactNode }) {
  return <Label>{textOf(children)}</Label>;
}

function Border({ children }: { children?: ReactNode }) {
  return <Label tone="dim">{textOf(children)}</Label>;
}

/** ink-table passes one piece of text to its components. */
function textOf(children: ReactNode): string {
  return typeof children === 'string' ? children : '';
}
