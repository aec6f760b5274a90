// Tells of each row of a file whether it is new, changes an existing row, changes nothing, or is in conflict. The preview
// and the import ask the same.
import {
  brokenIn,
  type CheckedRow,
  compileGroups,
  compileRequired,
  type GoodRow,
  type RowCheckOptions,
} from '#core/imports/check-row.ts';
import { otherwiseIssue, recalculated } from '#core/filling/fills/fill-answers.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { keyOf } from '#core/questions/row-key.ts';
import { countOnly, issuesOfRow } from '#core/imports/count-only.ts';
import { withOwnFiles } from '#core/imports/cells/entry-files.ts';
import { sameAnswer } from '#core/imports/update/same-answer.ts';
import { conflictTexts } from '#core/imports/update/labels.ts';
import type { BrokenAnswer, PassedAnswer, PassedRule } from '#core/questions/rules/passing.ts';
import { type Answers, isAnswered, valuesOf } from '#core/questions/values.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import type { FoundKeys } from './keys.ts';
import type { TargetRow } from './store.ts';

export type AnswerChange = { questionId: string; previous: string[]; next: string[] };
export type ChangedRow = {
  csvRow: number;
  key: string;
  target: TargetRow;
  answers: Answers;
  /** The rules that it then passes for the reason of the import, and those that were passed before. */
  passed: PassedAnswer[];
  kept: PassedRule[];
  changes: AnswerChange[];
};
export type Conflict = { key: string | null; message: string; failed: FailedRow };

export type Judged = {
  added: GoodRow[];
  changed: ChangedRow[];
  unchanged: number;
  /** Rows whose own cells are wrong. */
  failed: FailedRow[];
  conflicts: Conflict[];
};

type Judging = {
  request: ImportRecord['request'];
  timeZone: string;
  form: CachedForm;
  options: Pick<RowCheckOptions, 'questions' | 'columnMap' | 'rules'>;
  keys: FoundKeys;
};

/** The ids of the existing rows that rows of a file would change. */
export function targetIds(rows: readonly CheckedRow[], { question, rows: found }: FoundKeys): string[] {
  const ids = new Set<string>();
  for (const row of rows) {
    const key = row.ok ? keyOf(question, row.answers[question.id]) : null;
    const id = key === null ? undefined : found.get(key);
    if (typeof id === 'string') ids.add(id);
  }
  return [...ids];
}

/** Judges rows; `targets` are the existing rows of `targetIds`. */
export function judgeRows(
  rows: readonly CheckedRow[],
  targets: ReadonlyMap<string, TargetRow>,
  judging: Judging,
): Judged {
  const judged: Judged = { added: [], changed: [], unchanged: 0, failed: [], conflicts: [] };
  const [missingIn, groupsIn] = [compileRequired(judging.options), compileGroups(judging.options)];
  const { question } = judging.keys;
  for (const row of rows) {
    if (!row.ok) {
      const { ok: _, ...failed } = row;
      judged.failed.push(failed);
      continue;
    }
    const key = keyOf(question, row.answers[question.id]);
    const target = targetOf(key, targets, judging.keys);
    if (typeof target === 'string') {
      judged.conflicts.push(conflictOf(row, question.id, key, target));
      continue;
    }
    const before = target === null ? null : storedAnswers(target.answers);
    const { answers: after, errors: calculated, irrelevant } = filledAnswers(row.answers, before, judging);
    // What an existing row has lacked before is no fault of a file that does not name it.
    const isNamed = (questionId: string | null) =>
      before === null || questionId === null || judging.request.columnMap[questionId] !== undefined;
    const broken = brokenIn(newlyBroken(row, before, after, judging), () => judging.request.reason);
    const missing = missingIn(after);
    const errors = [
      ...calculated,
      ...missing.filter(({ questionId }) => isNamed(questionId) || isAnswered(before?.[questionId ?? ''])),
      ...groupsIn(after, missing, before),
      ...broken.errors,
    ];
    if (errors.length > 0) {
      judged.failed.push({ csvRow: row.csvRow, rowDate: row.rowDate, cells: row.cells ?? {}, errors });
      continue;
    }
    if (target === null || before === null || key === null) {
      judged.added.push({
        ...row,
        answers: after,
        ...(broken.passed.length > 0 && { passed: broken.passed }),
        ...(irrelevant.length > 0 && { irrelevant }),
      });
      continue;
    }
    const changes = changesBetween(before, after, changeable(judging));
    if (changes.length === 0) judged.unchanged += 1;
    else {
      const refusal = refusalOf(target);
      if (refusal !== null) judged.conflicts.push(conflictOf(row, question.id, key, refusal));
      else
        judged.changed.push({
          csvRow: row.csvRow,
          key: shownKey(row, question.id, key),
          target,
          answers: after,
          passed: broken.passed,
          kept: (target.passed ?? []).filter(({ questionId: id }) => before[id] === after[id]),
          changes,
        });
    }
  }
  return judged;
}

/** The rules that a row breaks, and did not break before. */
function newlyBroken(
  { rowDate }: GoodRow,
  before: Answers | null,
  after: Answers,
  { options: { rules } }: Judging,
): BrokenAnswer[] {
  const judged = { madeAt: rowDate ?? undefined, before: before ?? undefined, isOfImport: true };
  const broken = rules.brokenRules(after, after, judged);
  const isChanged = ({ questionId }: BrokenAnswer) =>
    before === null || after[questionId] !== before[questionId];
  if (before === null || broken.every(isChanged)) return broken;
  const then = rules.brokenRules(before, before, judged);
  return broken.filter(
    (each) =>
      isChanged(each) ||
      !then.some(({ questionId, message }) => questionId === each.questionId && message === each.message),
  );
}

/** The existing row of a key, null if there is none, or why it is in conflict. */
function targetOf(
  key: string | null,
  targets: ReadonlyMap<string, TargetRow>,
  { question, rows, twice, several }: FoundKeys,
): TargetRow | string | null {
  if (key === null) return conflictTexts.noKey;
  const double = twice.get(key);
  if (double !== undefined) return conflictTexts.twice(double.csvRows, double.count);
  const count = several.get(key);
  if (count !== undefined) return conflictTexts.several(count);
  const id = rows.get(key);
  if (typeof id !== 'string') return null;
  const target = targets.get(id);
  if (target === undefined || keyOf(question, storedAnswers(target.answers)[question.id]) !== key)
    return conflictTexts.gone;
  return target;
}

/** Reviewed rows keep what was reviewed, and returned ones are with their authors. */
function refusalOf({ reviewState, returnedAt }: TargetRow): string | null {
  if (returnedAt !== null) return conflictTexts.returned;
  return reviewState === 'APPROVED' || reviewState === 'REJECTED'
    ? conflictTexts.reviewed(reviewState)
    : null;
}

/** An existing row's answers with those of the file; what means the same stays as it is written. */
function mergedAnswers(given: Answers, before: Answers, { request, timeZone, form, keys }: Judging): Answers {
  const after: Record<string, Answers[string]> = { ...before };
  for (const questionId of Object.keys(request.columnMap)) {
    const question = form.rules.byId.get(questionId);
    if (question === undefined || questionId === keys.question.id) continue;
    const answer = given[questionId];
    if (answer === undefined) {
      if (request.blankCells === 'CLEAR') delete after[questionId];
      continue;
    }
    const dateFormat = request.dateFormats?.[questionId] ?? request.dateFormat;
    const known = before[questionId];
    if (known === undefined || !sameAnswer(question, known, answer, { dateFormat, timeZone }))
      after[questionId] = answer;
  }
  return after;
}

/**
 * An existing row's answers with those of the file and what is calculated from them, or a new one's; and what is wrong with other
 * answers that the file has where they are calculated.
 */
function filledAnswers(
  given: Answers,
  before: Answers | null,
  judging: Judging,
): { answers: Answers; errors: FailedRow['errors']; irrelevant: string[] } {
  const { rules } = judging.options;
  const answers: Record<string, Answers[string]> = { ...given };
  if (before === null) return { answers, ...countOnly(rules, answers, []) };
  const own = withOwnFiles(rules.questions, given, before);
  const after: Record<string, Answers[string]> = { ...mergedAnswers(own.answers, before, judging) };
  const set = (id: string, answer: Answers[string] | null | undefined) => {
    if (answer == null) delete after[id];
    else after[id] = answer;
  };
  const locked = rules.questions.filter(isCalculatedOnly);
  for (const { id } of locked) set(id, before[id]);
  const changed = { before, after, context: null };
  for (const { questionId, answer } of recalculated(rules.fills.questions, rules.questions, changed))
    set(questionId, answer);
  const issues = locked.flatMap(
    (question) => otherwiseIssue(question, given[question.id], after[question.id]) ?? [],
  );
  return { answers: after, errors: [...own.errors, ...issuesOfRow(issues)], irrelevant: [] };
}

/** The questions whose answers rows may change: those of columns, and those that are calculated. */
function changeable({ request, options: { rules } }: Judging): string[] {
  const calculated = rules.questions.filter(isCalculatedOnly).map(({ id }) => id);
  return [...new Set([...Object.keys(request.columnMap), ...calculated])];
}

function changesBetween(before: Answers, after: Answers, questionIds: readonly string[]): AnswerChange[] {
  return questionIds.flatMap((questionId): AnswerChange[] => {
    if (before[questionId] === after[questionId]) return [];
    return [
      { questionId, previous: [...valuesOf(before[questionId])], next: [...valuesOf(after[questionId])] },
    ];
  });
}

function conflictOf(row: GoodRow, questionId: string, key: string | null, message: string): Conflict {
  const { csvRow, rowDate, cells = {} } = row;
  return {
    key: key === null ? null : shownKey(row, questionId, key),
    message,
    failed: { csvRow, rowDate, cells, errors: [{ questionId, message }] },
  };
}

/** As the file has it: a moment's key is a number that nobody reads. */
function shownKey({ cells }: GoodRow, questionId: string, key: string): string {
  return cells?.[questionId]?.trim() || key;
}
