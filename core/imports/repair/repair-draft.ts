// The repair grid: the failed rows of an import with the user's edits. Pure functions return the next draft; edits
// survive a refetch of the rows until the server has accepted them.
import type { QuestionType } from '#core/questions/types.ts';
import { type RepairRow, rowOf, textOf } from './repair-row.ts';
import type { RepairRules, RowEdit } from './repair-rules.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';

export type RepairColumn = {
  questionId: string;
  title: string;
  type: QuestionType;
  required: boolean;
  /** The choices of questions with options. */
  options: readonly { value: string; label: string }[];
  /** What separates several values in a cell; null: the usual ones. */
  separator: string | null;
};

export type RepairDraft = {
  /** The questions that occur or are missing in the rows, in the form's order. */
  readonly columns: readonly RepairColumn[];
  /** The format of row dates; null: the rows have no date of their own. */
  readonly dateFormat: string | null;
  /** In file order. */
  readonly rows: readonly RepairRow[];
  readonly counts: { readonly broken: number; readonly ready: number; readonly skipped: number };
  readonly canUndo: boolean;
  /** The draft's inputs; faces do not need them. */
  readonly from: {
    readonly rules: RepairRules;
    readonly failures: ReadonlyMap<number, FailedRow>;
    readonly edits: RepairEdits;
    readonly past: readonly RepairEdits[];
    /** Why rows may break rules that may be passed; blank: they have to be repaired. */
    readonly reason: string;
  };
};

/** A value that is invalid in some rows, for example `B` in 12 of them. */
export type WrongValue = { questionId: string; title: string; text: string; issue: string; count: number };

/** The user's edits by row number. */
export type RepairEdits = ReadonlyMap<number, RowEdit>;

/** A draft of repairing an import's failed rows; `edits` are previously stored ones. */
export function createRepairDraft(
  rules: RepairRules,
  failed: readonly FailedRow[],
  edits: RepairEdits = new Map(),
): RepairDraft {
  return draftOf({ rules, failures: byRow(failed), edits, past: [], reason: '' });
}

/**
 * Updates the draft with the server's current failed rows. Edits of rows that still fail stay; new errors of an edited
 * row are shown.
 */
export function withFailedRows(draft: RepairDraft, failed: readonly FailedRow[]): RepairDraft {
  const failures = byRow(failed);
  const edits = new Map(draft.from.edits);
  for (const [csvRow, edit] of edits) {
    const [before, after] = [draft.from.failures.get(csvRow), failures.get(csvRow)];
    if (before !== undefined && after !== undefined && !sameErrors(before, after))
      edits.set(csvRow, { ...edit, refused: true });
  }
  return draftOf({ ...draft.from, failures, edits, past: openPast(draft.from.past, edits, failures) });
}

/** The steps that can still be undone: not those of rows that were imported meanwhile. */
function openPast(
  past: readonly RepairEdits[],
  edits: RepairEdits,
  failures: ReadonlyMap<number, FailedRow>,
): RepairEdits[] {
  const differ = (before: RepairEdits, after: RepairEdits) =>
    [...failures.keys()].some((csvRow) => before.get(csvRow) !== after.get(csvRow));
  return past.filter((before, index) => differ(before, past[index + 1] ?? edits));
}

/** Edits a cell. Entering the same text again confirms the row unchanged. */
export function editCell(draft: RepairDraft, csvRow: number, questionId: string, text: string): RepairDraft {
  return editRows(draft, [csvRow], (edit) => ({ ...edit, cells: { ...edit.cells, [questionId]: text } }));
}

/** Confirms that a row with an issue as a whole, such as too few cells, is correct as shown. */
export function acceptRow(draft: RepairDraft, csvRow: number): RepairDraft {
  const [failure, questionId] = [draft.from.failures.get(csvRow), draft.columns[0]?.questionId];
  if (failure === undefined || questionId === undefined) return draft;
  return editCell(draft, csvRow, questionId, textOf(failure, draft.from.edits.get(csvRow), questionId));
}

/** Edits a row's date, in the import's format. */
export function editDate(draft: RepairDraft, csvRow: number, text: string): RepairDraft {
  return editRows(draft, [csvRow], (edit) => ({ ...edit, date: text }));
}

/** Drops rows from the import, or includes them again. */
export function skipRows(draft: RepairDraft, csvRows: readonly number[], skip = true): RepairDraft {
  return editRows(draft, csvRows, (edit) => ({ ...edit, skip }));
}

/** Replaces a text of a question in all rows that have it, except dropped ones. Surrounding spaces are ignored. */
export function replaceInAll(draft: RepairDraft, questionId: string, from: string, to: string): RepairDraft {
  const csvRows = draft.rows
    .filter(({ state, csvRow }) => state !== 'skipped' && textIn(draft, csvRow, questionId) === from.trim())
    .map(({ csvRow }) => csvRow)
    // The cells of such a row cannot be assigned to columns until the user has looked at it.
    .filter((csvRow) => draft.from.failures.get(csvRow)?.raw === undefined || draft.from.edits.has(csvRow));
  return editRows(draft, csvRows, (edit) => ({ ...edit, cells: { ...edit.cells, [questionId]: to } }));
}

/** Says why rows may break rules that may be passed: those with nothing else wrong are ready then. */
export function giveRepairReason(draft: RepairDraft, reason: string): RepairDraft {
  return draftOf({ ...draft.from, reason }, draft);
}

/** Undoes the last change. */
export function undo(draft: RepairDraft): RepairDraft {
  const edits = draft.from.past.at(-1);
  if (edits === undefined) return draft;
  return draftOf({ ...draft.from, edits, past: draft.from.past.slice(0, -1) }, draft);
}

/** The currently invalid values, most frequent first, for `replaceInAll`. Times in doubt have a choice: see repair-hours.ts. */
export function wrongValues(draft: RepairDraft): WrongValue[] {
  const found = new Map<string, WrongValue>();
  const titles = new Map(draft.columns.map(({ questionId, title }) => [questionId, title]));
  const times = messagesOfTimes(draft);
  for (const { csvRow, state, cellIssues } of draft.rows) {
    if (state !== 'broken') continue;
    for (const [questionId, issue] of cellIssues) {
      if (times.has(issue)) continue;
      const text = textIn(draft, csvRow, questionId);
      const key = `${questionId}\n${text}`;
      const value = found.get(key);
      if (value !== undefined) value.count += 1;
      else found.set(key, { questionId, title: titles.get(questionId) ?? '', text, issue, count: 1 });
    }
  }
  return [...found.values()].toSorted((left, right) => right.count - left.count);
}

function messagesOfTimes({ from: { failures } }: RepairDraft): Set<string> {
  const errors = [...failures.values()].flatMap((failure) => failure.errors);
  return new Set(errors.flatMap(({ hour, message }) => (hour === undefined ? [] : [message])));
}

/** The trimmed text of a cell. */
function textIn({ from: { failures, edits } }: RepairDraft, csvRow: number, questionId: string): string {
  const failure = failures.get(csvRow);
  return failure === undefined ? '' : textOf(failure, edits.get(csvRow), questionId).trim();
}

/** The rows that `continueRepaired` sends: ready or dropped. */
export function toFixedRows({ rows, from: { rules, failures, edits } }: RepairDraft): FixedRow[] {
  return rows.flatMap(({ csvRow, state }) => {
    const failure = failures.get(csvRow);
    const edit = edits.get(csvRow) ?? { cells: {} };
    return state === 'broken' || failure === undefined ? [] : [rules.fix(failure, edit)];
  });
}

const mostUndone = 100;

/** Edits rows, as one step that can be undone. */
export function editRows(
  draft: RepairDraft,
  csvRows: readonly number[],
  change: (edit: RowEdit, csvRow: number) => RowEdit,
): RepairDraft {
  const { failures, edits, past } = draft.from;
  const known = csvRows.filter((csvRow) => failures.has(csvRow));
  if (known.length === 0) return draft;
  const next = new Map(edits);
  for (const csvRow of known) {
    const { refused: _, ...edit } = edits.get(csvRow) ?? { cells: {} };
    next.set(csvRow, change(edit, csvRow));
  }
  const from = { ...draft.from, edits: next, past: [...past, edits].slice(-mostUndone) };
  return draftOf(from, draft);
}

/** Builds the draft from edits; rows of `earlier` with the same failure and edit are reused. */
function draftOf(from: RepairDraft['from'], earlier?: RepairDraft): RepairDraft {
  const { rules, failures, edits, past } = from;
  const columns = earlier?.columns ?? columnsOf(from);
  const passes = from.reason.trim() !== '';
  const isSame = earlier !== undefined && (earlier.from.reason.trim() !== '') === passes;
  const unchanged = (csvRow: number) => isSame && earlier.from.edits.get(csvRow) === edits.get(csvRow);
  const unchangedRows = new Map(
    earlier?.rows.filter(({ csvRow }) => unchanged(csvRow)).map((row) => [row.csvRow, row]),
  );
  const questionIds = columns.map(({ questionId }) => questionId);
  const rows = [...failures.values()].map(
    (failure) =>
      unchangedRows.get(failure.csvRow) ??
      rowOf(rules, questionIds, failure, { edit: edits.get(failure.csvRow), passes }),
  );
  const counts = { broken: 0, ready: 0, skipped: 0 };
  for (const { state } of rows) counts[state] += 1;
  return {
    columns,
    dateFormat: rules.isDated ? rules.dateFormat : null,
    rows,
    counts,
    canUndo: past.length > 0,
    from,
  };
}

function columnsOf({ rules, failures, edits }: RepairDraft['from']): RepairColumn[] {
  const shown = new Set<string | null>();
  for (const { cells, errors } of failures.values()) {
    for (const questionId of Object.keys(cells)) shown.add(questionId);
    for (const { questionId } of errors) shown.add(questionId);
  }
  for (const { cells } of edits.values()) for (const questionId of Object.keys(cells)) shown.add(questionId);
  return rules.questions
    .filter(({ id }) => shown.has(id))
    .map(({ id, text, type, required, questionOptions }) => ({
      questionId: id,
      title: text,
      type,
      required,
      options: questionOptions
        .filter(({ retired }) => retired === undefined)
        .map(({ value, name }) => ({ value, label: name || value })),
      separator: rules.separatorOf(id),
    }));
}

function byRow(failed: readonly FailedRow[]): Map<number, FailedRow> {
  return new Map(
    failed.toSorted((left, right) => left.csvRow - right.csvRow).map((row) => [row.csvRow, row]),
  );
}

function sameErrors(left: FailedRow, right: FailedRow): boolean {
  return (
    left.errors.length === right.errors.length &&
    left.errors.every(({ questionId, message }, index) => {
      const other = right.errors[index];
      return other?.questionId === questionId && other.message === message;
    })
  );
}
