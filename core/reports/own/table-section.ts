// The table of a design: a line for each row or each group, in its order, with totals of all rows, shown or not.
import { type Cell, type Column, exactNumber } from '#core/files/table.ts';
import { mapInPortions, type Portions, sortInPortions } from '#core/portions/portions.ts';
import { upperFirst } from '#core/format/upper-first.ts';
import type { Figure, ReportBlock, ReportTable } from '#core/reports/document.ts';
import { type ColumnReader, columnReader, type Group, groupRows } from './columns.ts';
import { type Made, maskedRows } from './made.ts';
import { mostListedGroups, type SectionOf } from './schema.ts';
import { totalName } from './labels.ts';
import { t } from '#core/messages/text.ts';
import {
  doesAddUp,
  isInRow,
  type TableColumn,
  totalCell,
  totalHeader,
  totalKind,
  totalOf,
  totalText,
} from './table-totals.ts';
import { m } from './texts.ts';

type TableSection = SectionOf<'table'>;

/** The blocks of a table; without its heading. */
export function* tableBlocks(section: TableSection, made: Made): Portions<ReportBlock[]> {
  const { groupBy, listsRows, title, filter } = section;
  const mask = filter === null ? made.rows.mask : yield* maskedRows(filter, made.rows);
  if (mask === null) return [{ kind: 'text', text: t(m.filterTakesTooLongFor) }];
  const rows = Array.from(made.rows.data.byTime).filter((row) => mask[row] === 1);
  if (rows.length === 0) return [{ kind: 'text', text: t(m.noRowsMatchThisTable) }];
  const columns: TableColumn[] = [];
  for (const column of section.columns) {
    // The answers to its question are made a list.
    const read = columnReader(column, made);
    // Above the number of alerts stands how many each row raised, not whether it has any.
    const isRaised = column.of === 'alerts' && column.total === 'sum';
    const reader: ColumnReader = isRaised ? { ...read, kind: 'number', cell: read.number } : read;
    const named = {
      ...reader,
      header: column.header || reader.header,
      isOwn: column.header !== '',
      of: column.of,
      total: column.total,
    };
    columns.push(isAmount(named) ? { ...named, cell: (row) => amountCell(reader.cell(row)) } : named);
    yield;
  }
  const name = title || t(m.rows);
  const laid = { name, columns, made };
  if (groupBy === null) {
    const shown = (yield* inOrder(rows, columns, section)).slice(0, section.mostRows);
    return [
      yield* rowsTable(laid, shown, rows),
      ...leftOut(shown.length, rows.length, 'rows'),
      ...totalFigures(
        columns.filter((column) => !isInRow(column, columns)),
        rows,
        laid,
      ),
    ];
  }
  const grouped = yield* groupRows(groupBy, rows, made);
  if (listsRows) return yield* listedGroups(laid, grouped.groups, section);
  const groups = yield* groupsInOrder(grouped.groups, columns, section);
  const shown = groups.slice(0, section.mostRows);
  const lines = function* (some: readonly number[]): Portions<Cell[]> {
    const cells: Cell[] = [];
    for (const column of columns) {
      cells.push(totalCell(column, some, made));
      if (some.length > fewRows) yield;
    }
    return cells;
  };
  const groupLines: Cell[][] = [];
  for (const group of shown) {
    groupLines.push([group.cell, group.rows.length, ...(yield* lines(group.rows))]);
    if (groupLines.length % fewGroups === 0) yield;
  }
  const table: ReportTable = {
    kind: 'table',
    name,
    columns: [
      { header: section.groupHeader || grouped.header, kind: grouped.kind },
      { header: section.countHeader || upperFirst(made.words.many), kind: 'number' },
      ...columns.map((column): Column => ({ header: totalHeader(column, columns), kind: totalKind(column) })),
    ],
    rows: groupLines,
    // Below the largest or the average of each group, the one of all would be read as their sum.
    total: [
      t(m.total),
      rows.length,
      ...(yield* lines(rows)).map((cell, place) => (doesAddUp(columns[place]?.total ?? null) ? cell : null)),
    ],
  };
  return [table, ...leftOut(shown.length, groups.length, 'groups')];
}

/** Totals of fewer rows, and of fewer groups, take no time. */
const [fewRows, fewGroups] = [2_000, 100];

/** A number that is added up or compared is an amount, and no year or badge number. */
function isAmount({ kind, total }: TableColumn): boolean {
  return kind === 'number' && total !== null && total !== 'count';
}

/** As a number, which is written with thousands separators; a decimal that no number is exactly stays a text. */
function amountCell(cell: Cell): Cell {
  return typeof cell === 'string' ? (exactNumber(cell) ?? cell) : cell;
}

function leftOut(shown: number, all: number, what: 'rows' | 'groups'): ReportBlock[] {
  if (shown >= all) return [];
  const text = t(m.firstOfTotals, { shown, all, what });
  return [{ kind: 'text', text }];
}

/** A table with its columns, and the document that it is part of. */
type LaidTable = { name: string; columns: readonly TableColumn[]; made: Made };

function* listedGroups(
  table: LaidTable,
  groups: readonly Group[],
  section: TableSection,
): Portions<ReportBlock[]> {
  const { columns } = table;
  const blocks: ReportBlock[] = [];
  let room = section.mostRows;
  let count = 0;
  for (const { label, rows } of groups.slice(0, mostListedGroups)) {
    if (room === 0) break;
    const shown = (yield* inOrder(rows, columns, section)).slice(0, room);
    room -= shown.length;
    count += 1;
    blocks.push(
      { kind: 'heading', level: 2, text: label },
      { ...(yield* rowsTable(table, shown, rows)), group: label },
      ...leftOut(shown.length, rows.length, 'rows'),
      ...totalFigures(
        columns.filter((column) => !isInRow(column, columns)),
        rows,
        table,
      ),
    );
  }
  const all = groups.flatMap(({ rows }) => rows);
  const more = count < groups.length ? t(m.firstOfGroupsTotalsBelow, { count, count2: groups.length }) : null;
  return [
    ...blocks,
    ...(more === null ? [] : [{ kind: 'text', text: more } as const]),
    ...(groups.length > 1 ? totalFigures(columns, all, table) : []),
  ];
}

/** Totals by their names, for those that stand in no row. */
function totalFigures(
  totalled: readonly TableColumn[],
  rows: readonly number[],
  { columns, made }: LaidTable,
): ReportBlock[] {
  const figures: Figure[] = totalled
    .filter(({ total }) => total !== null)
    .map((column) => ({ label: totalHeader(column, columns), value: totalText(column, rows, made) }));
  return figures.length === 0 ? [] : [{ kind: 'figures', figures }];
}

function* rowsTable(
  { name, columns, made }: LaidTable,
  shown: readonly number[],
  all: readonly number[],
): Portions<ReportTable> {
  return {
    kind: 'table',
    name,
    columns: columns.map(({ header, kind }) => ({ header, kind })),
    rows: yield* mapInPortions(shown, (row) => columns.map(({ cell }) => cell(row))),
    ...(columns.some((column) => column.total !== null && isInRow(column, columns)) && {
      total: yield* totalRow(columns, all, made),
    }),
  };
}

function* totalRow(columns: readonly TableColumn[], rows: readonly number[], made: Made): Portions<Cell[]> {
  const kinds = [
    ...new Set(
      columns.flatMap((column) =>
        column.total === null || !isInRow(column, columns) ? [] : [totalName(column.total, column)],
      ),
    ),
  ];
  const labelled = columns.findIndex(({ total }) => total === null);
  const cells: Cell[] = [];
  for (const [place, column] of columns.entries()) {
    cells.push(
      place === labelled
        ? kinds.join(' / ')
        : isInRow(column, columns)
          ? totalCell(column, rows, made)
          : null,
    );
    yield;
  }
  return cells;
}

type Sorted = { number: number; text: string };
const collator = new Intl.Collator(undefined, { numeric: true });

/** Numbers before texts, and nothing last, whichever the direction. */
function compare(a: Sorted, b: Sorted, direction: number): number {
  const isNothing = ({ number, text }: Sorted) => Number.isNaN(number) && text === '';
  if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
  const byNumber = a.number - b.number;
  if (!Number.isNaN(byNumber)) return direction * byNumber;
  return direction * collator.compare(a.text, b.text);
}

function inOrder(
  rows: readonly number[],
  columns: readonly TableColumn[],
  section: TableSection,
): Portions<readonly number[]> {
  return ordered(rows, columns, section, (column, row) => ({
    number: column.number(row),
    text: String(column.cell(row) ?? ''),
  }));
}

function groupsInOrder(
  groups: readonly Group[],
  columns: readonly TableColumn[],
  section: TableSection,
): Portions<readonly Group[]> {
  return ordered(groups, columns, section, (column, group) => ({
    number: totalOf(column, group.rows) ?? Number.NaN,
    text: '',
  }));
}

/** In the order that the table has, if it has one. */
function* ordered<T>(
  items: readonly T[],
  columns: readonly TableColumn[],
  { order }: Pick<TableSection, 'order'>,
  keyOf: (column: TableColumn, item: T) => Sorted,
): Portions<readonly T[]> {
  const column = order === null ? undefined : columns[order.column];
  if (order === null || column === undefined) return items;
  const keyed = yield* mapInPortions(items, (item) => ({ item, key: keyOf(column, item) }));
  const direction = order.descending ? -1 : 1;
  const sorted = yield* sortInPortions(keyed, (a, b) => compare(a.key, b.key, direction));
  return sorted.map(({ item }) => item);
}
