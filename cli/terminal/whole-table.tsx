// A table that is drawn whole, for looking at: no row is chosen in it, and nothing scrolls. ink-table draws it, with
// cells that are cut to their width before. It knows no height, measures text by its length, and takes titles for keys:
// what is longer than the screen (10,000 rows), has letters of two columns or two titles alike, or is read aloud is drawn
// by our own table.
import InkTable from 'ink-table';
import type { ReactNode } from 'react';
import { widthOf } from '#cli/output/width.ts';
import { columnGap, fitColumns, type LaidColumn, layCell, wantedWidth } from './columns.ts';
import { Table, type TableColumn } from './table.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label } from './theme.tsx';

export type WholeTableProps<Row> = {
  /** Under which the screen remembers where a longer table was scrolled to. */
  name: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Said where there is no row. */
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

/** With the titles, and a border around each row. */
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

/** ink-table gives its components one piece of text. */
function textOf(children: ReactNode): string {
  return typeof children === 'string' ? children : '';
}
