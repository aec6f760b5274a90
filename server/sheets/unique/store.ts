// Queries of answers that must be unique.
import type { Tx } from '#server/db/transaction.ts';

/** An answer of a row as others are compared with it. */
export type UniqueAnswer = { rowId: string; questionId: string; digest: string };

/** Distinguish these locks from those of counts and notifications, which use the seeds 0 and 1. */
const [formSeed, answerSeed] = [2, 3];

/**
 * Until the transaction ends, nobody else adds the same answers, whoever adds other ones; null: nobody adds any to the form. Locks
 * are in memory that all connections share: whoever brings many rows locks the form.
 */
export async function lockAnswers(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  digests: readonly string[] | null,
): Promise<void> {
  const form = `${companyId} ${id}`;
  if (digests === null) {
    await tx.prepared('lock-unique', lockFormStatement(''), [form]);
    return;
  }
  await Promise.all([
    tx.prepared('lock-unique-form', lockFormStatement('_shared'), [form]),
    // In the same order in every transaction, to avoid deadlocks.
    tx.prepared('lock-unique-answers', lockAnswersStatement, [companyId, digests]),
  ]);
}

const lockFormStatement = (how: string) =>
  `select pg_advisory_xact_lock${how}(hashtextextended($1::text, ${formSeed}))`;
const lockAnswersStatement = `
  select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended($1::text || digest, ${answerSeed}) as key from unnest($2::text[]) digest order by 1
  ) keys`;

/** Which rows have some answers, two of each at most: one of them is another row than that which is judged. */
export async function holdersOf(
  tx: Tx,
  companyId: string,
  answers: readonly Omit<UniqueAnswer, 'rowId'>[],
): Promise<{ digest: string; rowId: string }[]> {
  return tx.prepared('unique-holders', holdersStatement, [
    companyId,
    answers.map(({ questionId }) => questionId),
    answers.map(({ digest }) => digest),
  ]);
}

// One by one: just after a large import PostgreSQL has no statistics, and would read all answers of the company for a join.
const holdersStatement = `
  select translate(given.digest::text, '-', '') as digest, found.row_id::text as "rowId"
  from unnest($2::uuid[], $3::uuid[]) as given (question_id, digest), lateral (
    select row_id from unique_answers u
    where u.company_id = $1 and u.question_id = given.question_id and u.digest = given.digest limit 2) found`;

/** Notes the answers of new rows: of those that this transaction has added. */
export async function noteNewRows(
  tx: Tx,
  companyId: string,
  answers: readonly UniqueAnswer[],
): Promise<void> {
  if (answers.length > 0)
    await tx.prepared('note-unique', noteStatement(true), [companyId, ...listsOf(answers)]);
}

/** Replaces what is noted of some questions of rows. */
export async function replaceNoted(
  tx: Tx,
  companyId: string,
  { rowIds, questionIds }: { rowIds: readonly string[]; questionIds: readonly string[] },
  answers: readonly UniqueAnswer[],
): Promise<void> {
  if (rowIds.length === 0 || questionIds.length === 0) return;
  await tx.raw(
    'delete from unique_answers where company_id = $1 and row_id = any($2::uuid[]) and question_id = any($3::uuid[])',
    [companyId, rowIds, questionIds],
  );
  if (answers.length > 0) await tx.raw(noteStatement(false), [companyId, ...listsOf(answers)]);
}

const noteStatement = (isNew: boolean) => `
  insert into unique_answers (company_id, row_id, question_id, digest)
  select $1, given.row_id, given.question_id, given.digest
  from unnest($2::uuid[], $3::uuid[], $4::uuid[]) as given (row_id, question_id, digest), lateral (
    select from rows where rows.company_id = $1 and rows.id = given.row_id
      ${isNew ? 'and rows.added_in = pg_current_xact_id()::text::bigint' : ''} limit 1) there
  on conflict do nothing`;

function listsOf(answers: readonly UniqueAnswer[]): string[][] {
  return [
    answers.map(({ rowId }) => rowId),
    answers.map(({ questionId }) => questionId),
    answers.map(({ digest }) => digest),
  ];
}

/** Forgets all answers of some questions. */
export async function forgetQuestions(
  tx: Tx,
  companyId: string,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.raw('delete from unique_answers where company_id = $1 and question_id = any($2::uuid[])', [
    companyId,
    questionIds,
  ]);
}

export type NotedRow = { id: string; sheetId: string; answers: string };

/** Some of the rows that are given, with their answers; nobody changes them until the transaction ends. */
export async function rowsById(tx: Tx, companyId: string, ids: readonly string[]): Promise<NotedRow[]> {
  return tx.raw<NotedRow>(
    `select id::text as id, sheet_id::text as "sheetId", answers::text as answers from rows
     where company_id = $1 and id = any($2::uuid[]) order by id for share`,
    [companyId, ids],
  );
}

/**
 * The next rows of a company, in the order of their ids, with the answers of those of one form: any other order would be looked
 * up anew for each portion.
 */
export async function nextRows(
  tx: Tx,
  companyId: string,
  { formId, after, count }: { formId: string; after: string | null; count: number },
): Promise<{ rows: NotedRow[]; last: string | null }> {
  const found = await tx.raw<{ id: string; sheetId: string; answers: string | null }>(
    `select rows.id::text as id, rows.sheet_id::text as "sheetId",
       case when rows.sheet_id = any(array(select id from sheets where company_id = $1 and form_id = $2))
         then rows.answers::text end as answers
     from rows where rows.company_id = $1 and ($3::uuid is null or rows.id > $3) order by rows.id limit $4 for share`,
    [companyId, formId, after, count],
  );
  return {
    rows: found.flatMap(({ answers, ...row }) => (answers === null ? [] : [{ ...row, answers }])),
    last: found.length < count ? null : (found.at(-1)?.id ?? null),
  };
}
