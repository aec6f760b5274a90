// Matrices of a form: the choices right below a header that is one, with the same options, are the rows of a table while they
// are filled in. Each row is a question like any other, so that whatever reads answers knows nothing of matrices.
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { type FormItem, type FormItems, itemsOfPart } from './groups.ts';
import type { Element } from '../schema.ts';

/** Options up to which a matrix is a table: more do not fit side by side. @public docs/limits.md names it. */
export const matrixOptionsLimit = 8;

type Choice = {
  type: QuestionType | null;
  questionOptions: readonly { value: string; name?: string | null | undefined }[];
};

/** What of a question or an element tells whether it is part of a matrix; a draft's items are brought to this. */
export type MatrixItem =
  | { kind: 'question'; id: string; question: Choice }
  | {
      kind: 'element';
      id: string;
      element: Pick<Element, 'type'> & { data: { matrix?: boolean | undefined } };
    };

export type Matrix = {
  /** Of its header. */
  id: string;
  /** The ids of its questions, in order. */
  rows: readonly string[];
  /** Whether it is a table; one with many options is asked row by row. */
  isTable: boolean;
};

/** Whether an element is the header of a matrix. */
export function isMatrix({ type, data }: Extract<MatrixItem, { kind: 'element' }>['element']): boolean {
  return type === 'HEADER' && data.matrix === true;
}

/** The matrices among the items of a part in order. One ends before whatever is no choice, or has other options. */
export function matricesIn(items: readonly MatrixItem[]): Matrix[] {
  const found: (Matrix & { rows: string[] })[] = [];
  let open: (Matrix & { rows: string[]; columns: string | null }) | null = null;
  for (const item of items) {
    if (item.kind === 'element') {
      const isHeader = item.element.type === 'HEADER';
      // A description may stand between a header and the first row.
      if (isHeader || (open !== null && open.rows.length > 0)) open = null;
      if (!isHeader || !isMatrix(item.element)) continue;
      open = { id: item.id, rows: [], isTable: true, columns: null };
      found.push(open);
      continue;
    }
    if (open === null) continue;
    const columns = columnsOf(item.question);
    if (columns === null || (open.columns !== null && columns !== open.columns)) {
      open = null;
      continue;
    }
    open.columns = columns;
    open.isTable = item.question.questionOptions.length <= matrixOptionsLimit;
    open.rows.push(item.id);
  }
  return found.map(({ id, rows, isTable }) => ({ id, rows, isTable }));
}

/**
 * The rows of the tables of a part: the id of the header by that of the question. A row that is calculated says so below its
 * options, for which a table has no place: its matrix is asked row by row.
 */
export function tableRows(items: readonly FormItem[]): ReadonlyMap<string, string> {
  const isCalculated = new Set(
    items.flatMap((item) =>
      item.kind === 'question' && item.question.filledBy?.from === 'expression' ? [item.id] : [],
    ),
  );
  return new Map(
    matricesIn(items)
      .filter(({ isTable, rows }) => isTable && !rows.some((row) => isCalculated.has(row)))
      .flatMap(({ id, rows }) => rows.map((row) => [row, id] as const)),
  );
}

/** The matrices of a form in order, with the titles of their rows. */
export function matricesOf(form: FormItems): { name: string; titles: string[] }[] {
  const titles = new Map([...form.contextQuestions, ...form.questions].map(({ id, text }) => [id, text]));
  const names = new Map(form.elements.map(({ id, data }) => [id, data.label]));
  return (['contextQuestions', 'questions'] as const)
    .flatMap((part) => matricesIn(itemsOfPart(form, part)))
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows }) => ({
      name: names.get(id) ?? '',
      titles: rows.map((row) => titles.get(row) ?? row),
    }));
}

/** The title of the matrix that a question is a row of, by its id; without those of a single row. */
export function matrixTitles(form: FormItems): ReadonlyMap<string, string> {
  const titles = new Map(form.elements.map(({ id, data }) => [id, data.label]));
  return new Map(
    (['questions', 'contextQuestions'] as const)
      .flatMap((part) => matricesIn(itemsOfPart(form, part)))
      .filter(({ rows }) => rows.length > 1)
      .flatMap(({ id, rows }) => rows.map((row) => [row, titles.get(id) ?? ''] as const)),
  );
}

/** What rows of one matrix have in common; null: it is no row of any. */
function columnsOf({ type, questionOptions }: Choice): string | null {
  if (type === null) return null;
  const { choices, isRanking } = answersOf(type);
  if (isRanking || choices === null || choices === 'catalog') return null;
  return JSON.stringify([type, questionOptions.map(({ value, name }) => [value, name || value])]);
}
