// One row of the repair grid: a failed row with the user's edits and its current issues. An unedited row shows the
// server's errors. A file may have ten thousand rows, of which a screen shows few, so cells are computed lazily.
import type { RepairRules, RowEdit } from './repair-rules.ts';
import type { FailedRow } from '#core/imports/schema.ts';

export type RepairCell = { text: string; issue: string | null; edited: boolean };

export type RepairRow = {
  csvRow: number;
  /** `ready`: edited, and without issues. */
  state: 'broken' | 'ready' | 'skipped';
  /** Issues of cells, by question id. */
  cellIssues: ReadonlyMap<string, string>;
  /** Issues of the whole row. */
  issues: readonly string[];
  /** Null if the import's rows have no date of their own. */
  readonly date: RepairCell | null;
  /** By question id. */
  readonly cells: Readonly<Record<string, RepairCell>>;
};

/** A failed row in the grid. */
export function rowOf(
  rules: RepairRules,
  questionIds: readonly string[],
  failure: FailedRow,
  { edit, passes }: { edit: RowEdit | undefined; passes: boolean },
): RepairRow {
  const said = saidOf(rules, failure);
  const isEdited = edit !== undefined && (edit.date !== undefined || Object.keys(edit.cells).length > 0);
  const isTouched = isEdited || (passes && isPassedBy(rules, failure));
  const isNews = !isTouched || edit?.refused === true;
  const dateIssue = edit?.date === undefined ? said.date : rules.dateIssue(edit.date);
  const cellIssues = isTouched
    ? issuesNow({ rules, questionIds, failure, edit }, { said: isNews ? said.cells : null, passes })
    : said.cells;
  const issues = isNews ? said.row : [];
  const isInvalid = !isTouched || dateIssue !== null || issues.length > 0 || cellIssues.size > 0;
  const state = edit?.skip === true ? 'skipped' : isInvalid ? 'broken' : 'ready';
  return new ShownRow({ rules, questionIds, failure, edit, dateIssue }, state, cellIssues, issues);
}

/** Whether all that is wrong with a row are rules that a reason passes. */
function isPassedBy(rules: RepairRules, failure: FailedRow): boolean {
  if (failure.raw !== undefined) return false;
  const row = { date: rules.dateText(failure) };
  const issues = (passes: boolean) =>
    rules.issuesOf((id) => textOf(failure, undefined, id), { ...row, passes });
  const broken = issues(false);
  return failure.errors.every(({ questionId }) => broken.has(questionId ?? '')) && issues(true).size === 0;
}

/** The text of a cell of a failed row. */
export function textOf(failure: FailedRow, edit: RowEdit | undefined, questionId: string): string {
  return edit?.cells[questionId] ?? failure.cells[questionId] ?? '';
}

type RowSource = {
  rules: RepairRules;
  questionIds: readonly string[];
  failure: FailedRow;
  edit: RowEdit | undefined;
  dateIssue: string | null;
};

/** A row with lazy cells. A class, since ten thousand objects with own getters are slow to create. */
class ShownRow implements RepairRow {
  readonly csvRow: number;
  readonly state: RepairRow['state'];
  readonly cellIssues: ReadonlyMap<string, string>;
  readonly issues: readonly string[];
  readonly #source: RowSource;
  #date: RepairCell | null | undefined;
  #cells: Record<string, RepairCell> | undefined;

  constructor(
    source: RowSource,
    state: RepairRow['state'],
    cellIssues: ReadonlyMap<string, string>,
    issues: readonly string[],
  ) {
    this.csvRow = source.failure.csvRow;
    this.state = state;
    this.cellIssues = cellIssues;
    this.issues = issues;
    this.#source = source;
  }

  get date(): RepairCell | null {
    const { rules, failure, edit, dateIssue } = this.#source;
    this.#date ??= rules.isDated
      ? { text: edit?.date ?? rules.dateText(failure), issue: dateIssue, edited: edit?.date !== undefined }
      : null;
    return this.#date;
  }

  get cells(): Readonly<Record<string, RepairCell>> {
    const { questionIds, failure, edit } = this.#source;
    this.#cells ??= Object.fromEntries(
      questionIds.map((questionId): [string, RepairCell] => {
        const issue = this.cellIssues.get(questionId) ?? null;
        const edited = edit?.cells[questionId] !== undefined;
        return [questionId, { text: textOf(failure, edit, questionId), issue, edited }];
      }),
    );
    return this.#cells;
  }
}

/** The current issues of a row's texts, and its other errors. */
function issuesNow(
  { rules, questionIds, failure, edit }: Omit<RowSource, 'dateIssue'>,
  { said, passes }: { said: ReadonlyMap<string, string> | null; passes: boolean },
): ReadonlyMap<string, string> {
  const date = edit?.date ?? rules.dateText(failure);
  const found = rules.issuesOf((id) => textOf(failure, edit, id), { date, passes });
  const issues = new Map<string, string>();
  for (const questionId of questionIds) {
    const issue = found.get(questionId) ?? said?.get(questionId);
    if (issue !== undefined) issues.set(questionId, issue);
  }
  return issues;
}

/** Groups the server's errors by subject. In a row without a date, the first one is about the date. */
function saidOf({ isDated }: RepairRules, { rowDate, errors }: FailedRow) {
  const row: string[] = [];
  const cells = new Map<string, string>();
  for (const { questionId, message } of errors) {
    if (questionId === null) row.push(message);
    else if (!cells.has(questionId)) cells.set(questionId, message);
  }
  const date = isDated && rowDate === null ? (row.shift() ?? null) : null;
  return { date, row, cells };
}
