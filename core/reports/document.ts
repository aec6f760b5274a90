// What a report says, before it is drawn: HTML, PDF, XLSX and text are drawn from the same document, so that all four
// have the same numbers.
import type { Cell, Column, Row } from '#core/files/table.ts';

/** A number or text with its name. A number is written in the reader's format. */
export type Figure = {
  label: string;
  value: number | string;
  unit?: string | undefined;
  change?: FigureChange | undefined;
};

/** How a figure differs from the period before, in words; `tone`: whether that is good, where the design says so. */
export type FigureChange = { text: string; tone: 'good' | 'bad' | 'neutral' };

export type ReportTable = {
  kind: 'table';
  /** Its heading, and the name of its sheet in a workbook. */
  name: string;
  /** Tables that follow each other, of one name, are groups of one: a workbook has them on one sheet. */
  group?: string | undefined;
  columns: readonly Column[];
  rows: readonly Row[];
  /** A last row, apart from the others. */
  total?: Row | undefined;
};

/**
 * `bars` are ranked and have long labels; `columns` and `line` are over time. A point of a line is at its moment, and
 * may be the average of several values, between the smallest and the largest of them.
 */
export type ReportChart = {
  kind: 'chart';
  name: string;
  shape: 'bars' | 'columns' | 'line';
  /** What is counted: `answers`. */
  unit: string;
  points: readonly ReportPoint[];
  /** On an axis of moments: its labels. */
  ticks?: readonly { at: number; label: string }[] | undefined;
};

export type ReportPoint = {
  label: string;
  value: number;
  /** What is below its column, where that is shorter than the label. */
  axis?: string;
  /** Its place in time; without it, points stand at equal distances. */
  at?: number;
  minimum?: number;
  maximum?: number;
  /** Of an earlier time than the report: drawn paler. */
  isEarlier?: boolean | undefined;
};

/** `word` says what it is: a signature, an image. */
export type ReportPhoto = { id: string; word: string; caption: string };

/** A question with its answer; photos and signatures stand with it, and `value` says in words what they are. */
export type ReportFact = { label: string; value: string; photos?: readonly ReportPhoto[] | undefined };

export type ReportBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  /** What is new, in a sentence. */
  | { kind: 'headline'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'figures'; figures: readonly Figure[] }
  /** Questions with their answers. */
  | { kind: 'facts'; name: string; facts: readonly ReportFact[] }
  | ReportTable
  | ReportChart
  | { kind: 'photos'; photos: readonly ReportPhoto[] }
  | { kind: 'pageBreak' };

export type ReportDocument = {
  title: string;
  company: string;
  /** Below the title: the days in words, or which row it is. */
  subtitle?: string | undefined;
  /** What it is of: forms that the title does not name, parameters, chosen rows. */
  about: readonly { label: string; value: string }[];
  blocks: readonly ReportBlock[];
  /** Who made it and when: at the foot. */
  made?: string | undefined;
  /** What a page is of when it lies apart from the others, beside the title at its foot: a text, or the last heading. */
  foot?: { text: string } | 'heading' | undefined;
};

/** The colours of the company, from its menu: its text can be read on its background. */
export type ReportLook = { background: string; text: string };

function tablesOf({ blocks }: Pick<ReportDocument, 'blocks'>): ReportTable[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

/** All photos, those of answers included. */
export function photosIn({ blocks }: Pick<ReportDocument, 'blocks'>): ReportPhoto[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'photos') return block.photos;
    return block.kind === 'facts' ? block.facts.flatMap(({ photos = [] }) => photos) : [];
  });
}

/** The number of cells in all tables. */
export function cellCount(document: Pick<ReportDocument, 'blocks'>): number {
  return tablesOf(document).reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0);
}

/** A table from records: the columns, each with the cell of a record. */
export function tableOf<T>(
  name: string,
  records: readonly T[],
  columns: readonly (Column & { of: (record: T) => Cell; total?: Cell })[],
): ReportTable {
  const hasTotal = columns.some(({ total }) => total !== undefined);
  return {
    kind: 'table',
    name,
    columns: columns.map(({ header, kind }) => ({ header, kind })),
    rows: records.map((record) => columns.map(({ of }) => of(record))),
    ...(hasTotal && { total: columns.map(({ total }) => total ?? null) }),
  };
}
