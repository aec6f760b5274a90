// Answers that must be unique: looked up before rows are judged, so that core's rules tell of them as of all others, and noted with
// the rows that are written.
import { hash } from 'node:crypto';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import { type IsTaken, uniqueKeyOf, type UniqueScope } from '#core/questions/rules/unique.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { Tx } from '#server/db/transaction.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import { holdersOf, lockAnswers, replaceNoted, rowsById, type UniqueAnswer } from './store.ts';

/** A form whose rows are written. */
export type UniqueForm = {
  companyId: string;
  id: string;
  rules: Pick<FormRules, 'unique' | 'byId'>;
  /** What is written of a file only later. */
  held?: HeldAnswers | undefined;
};

/** The rows that have an answer, by its digest. */
export type HeldAnswers = Map<string, Set<string>>;

/** Rows of one sheet. */
export function inSheet<T extends { id: string; answers: Answers }>(
  sheetId: string,
  rows: readonly T[],
): (T & { sheetId: string })[] {
  return rows.map((row) => ({ ...row, sheetId }));
}

type Row = { id: string; sheetId: string; answers: Answers };

/** What other rows have. */
export type TakenAnswers = {
  /** For one row: its own answers are no other's. */
  by(row: Pick<Row, 'id' | 'sheetId'>): IsTaken;
  /** Notes a row that the same call writes: those behind it must be others. */
  claim(row: Row): void;
};

/** The rows of a call that are few enough to keep others from adding the same answers only, and not from adding rows. */
export const fewRows = 8;

/**
 * Looks up the answers of rows; undefined where the form has no such rule. Until the transaction ends, nobody else adds the same
 * answers, or any rows to the form; `null`: nothing is written.
 */
export async function lookUpTaken(
  tx: Tx,
  form: UniqueForm,
  rows: readonly Row[],
  lock: 'answers' | 'form' | null,
): Promise<TakenAnswers | undefined> {
  if (form.rules.unique.length === 0) return undefined;
  const wanted = new Map(uniqueAnswers(form, rows).map((each) => [each.digest, each]));
  const holders: HeldAnswers = form.held ?? new Map();
  const hold = ({ digest, rowId }: Pick<UniqueAnswer, 'digest' | 'rowId'>) =>
    void holders.set(digest, (holders.get(digest) ?? new Set()).add(rowId));
  if (wanted.size > 0) {
    const digests = lock === 'form' ? null : [...wanted.keys()];
    // One behind the other, without waiting in between.
    const locking = lock === null ? null : lockAnswers(tx, form, digests);
    const [found] = await Promise.all([holdersOf(tx, form.companyId, [...wanted.values()]), locking]);
    for (const each of found) hold(each);
  }
  return {
    by:
      ({ id, sheetId }) =>
      (questionId, within, value) => {
        const question = form.rules.byId.get(questionId);
        const digest = question && digestOf(form.id, question, { within, sheetId }, value);
        const [first, second] = holders.get(digest ?? '') ?? [];
        return first !== undefined && (first !== id || second !== undefined);
      },
    claim: (row) => uniqueAnswers(form, [row]).forEach(hold),
  };
}

/** What is noted of rows. */
export function uniqueAnswers({ id: formId, rules }: UniqueForm, rows: readonly Row[]): UniqueAnswer[] {
  if (rules.unique.length === 0) return [];
  return rows.flatMap(({ id: rowId, sheetId, answers }) =>
    rules.unique.flatMap(({ question, scopes }) =>
      scopes.flatMap((within) => {
        const digest = digestOf(formId, question, { within, sheetId }, answers[question.id]);
        return digest === null ? [] : [{ rowId, questionId: question.id, digest }];
      }),
    ),
  );
}

/** Of 32 digits, a UUID, which PostgreSQL stores in 16 bytes. Null: there is no answer. */
function digestOf(
  formId: string,
  question: Question,
  { within, sheetId }: { within: UniqueScope; sheetId: string },
  answer: AnswerValue | undefined,
): string | null {
  const key = uniqueKeyOf(question, answer);
  if (key === null) return null;
  const text = JSON.stringify([formId, question.id, within === 'sheet' ? sheetId : null, key]);
  return hash('sha256', text).slice(0, 32);
}

/** Notes the answers of rows that were changed; `changed`: of these questions alone. */
export async function noteChanged(
  tx: Tx,
  form: UniqueForm,
  rows: readonly (Row & { changed?: readonly string[] })[],
): Promise<void> {
  const questionIds = form.rules.unique.map(({ question }) => question.id);
  const touched = rows.filter(
    ({ changed }) => changed === undefined || changed.some((id) => questionIds.includes(id)),
  );
  const rowIds = touched.map(({ id }) => id);
  await replaceNoted(tx, form.companyId, { rowIds, questionIds }, uniqueAnswers(form, touched));
}

/** The same of rows that are there again; returns which of them have the answer of another row by now, and to which question. */
export async function noteRestored(
  tx: Tx,
  form: UniqueForm,
  rowIds: readonly string[],
): Promise<{ rowId: string; question: string }[]> {
  if (form.rules.unique.length === 0 || rowIds.length === 0) return [];
  const rows = (await rowsById(tx, form.companyId, rowIds)).map(({ answers, ...row }) => ({
    ...row,
    answers: storedAnswers(answers),
  }));
  await noteChanged(tx, form, rows);
  const taken = await lookUpTaken(tx, form, rows, null);
  return rows.flatMap((row) => {
    const isTaken = taken?.by(row);
    return form.rules.unique
      .filter(({ question: { id }, scopes }) =>
        valuesOf(row.answers[id]).some((value) => scopes.some((within) => isTaken?.(id, within, value))),
      )
      .map(({ question: { text } }) => ({ rowId: row.id, question: text }));
  });
}
