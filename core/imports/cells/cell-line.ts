// What a face shows of a column whose cells hold several values or items of the catalog: how they are written, and how the
// first of them are read.
import { valuesOf, itemIdOf } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { detectDecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { compileCell, isCellIssue } from '#core/imports/parse-cell.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { cellFormatIssue, isSeparated } from './cell-format.ts';
import { type ItemWriting } from './cell-schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CellLine = {
  /** Null: the usual ones; undefined: a cell holds one value. */
  separator: string | null | undefined;
  /** How items are written; null: it is no question of the catalog. */
  items: ItemWriting | null;
  /** What the first cells are read as; empty while the catalog is loaded. */
  readings: readonly CellReading[];
  /** Whether the catalog is still needed. */
  isLoading: boolean;
  issue: string | null;
};

export type CellReading = { text: string; values: readonly string[]; issue: string | null };

const maximumReadings = 3;
const rowsRead = 200;

/** How the cells of a question's column are read; null if there is nothing to choose. */
export function cellLine(draft: ImportDraft, question: Question, columnIndex: number): CellLine | null {
  const isCatalog = isCatalogType(question.type);
  if (!isCatalog && !isSeparated(question)) return null;
  const format = draft.cellFormats?.[question.id] ?? {};
  const isLoading = isCatalog && draft.catalog === undefined;
  const issue = cellFormatIssue(question, format);
  return {
    separator: isSeparated(question) ? (format.separator ?? null) : undefined,
    items: isCatalog ? (format.items ?? 'AUTO') : null,
    readings: isLoading || issue !== null ? [] : readingsOf(draft, question, columnIndex),
    isLoading,
    issue,
  };
}

/** Cells with several values, or with issues, say the most. */
function readingsOf(draft: ImportDraft, question: Question, columnIndex: number): CellReading[] {
  const texts = new Set<string>();
  for (const { cells, issue } of draft.file.firstRows.slice(0, rowsRead)) {
    const text = (cells[columnIndex] ?? '').trim();
    if (text !== '' && issue === null) texts.add(text);
  }
  const format = draft.cellFormats?.[question.id];
  const { catalog } = draft;
  const separator = format?.separator ?? /[;|\n]/;
  const parts = [...texts].flatMap((text) => text.split(separator));
  const read = compileCell(question, {
    format,
    catalog,
    anyItem: (draft.keyQuestion ?? null) !== null,
    decimalSeparator: detectDecimalSeparator(parts),
    readDate: () => null,
    offsetAt: () => 0,
    dateFormat: '',
  });
  const labels = new Map(question.questionOptions.map(({ value, name }) => [value, name || value]));
  const nameOf = (value: string) => catalog?.byId.get(itemIdOf(value))?.label ?? labels.get(value) ?? value;
  const readings = [...texts].map((text): CellReading => {
    const result = read(text);
    if (isCellIssue(result)) return { text, values: [], issue: result.issue };
    return { text, values: valuesOf(result ?? undefined).map(nameOf), issue: null };
  });
  const weight = ({ values, issue }: CellReading) => (issue !== null ? 2 : values.length > 1 ? 1 : 0);
  return readings.toSorted((left, right) => weight(right) - weight(left)).slice(0, maximumReadings);
}

/** `"Radio, Rope" is read as Radio · Rope`. */
export function readingText({ text, values, issue }: CellReading): string {
  return issue ?? t(m.isReadAs, { text: text.slice(0, longest), values: values.join(' · ') });
}

const longest = 80;
