// Queries of an import that changes existing rows.
import type { PassedRule } from '#core/questions/rules/passing.ts';
import type { ReviewState } from '#core/sheets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

export type RowsWithKeys = {
  companyId: string;
  formId: string;
  /** A sheet that is still invisible and counts too; null: none. */
  alsoSheet: string | null;
};

const keysPerFetch = 5_000;

/** The rows of a form with their answers to one question, in any order. */
export async function* keyedRows(
  tx: Tx,
  { companyId, formId, alsoSheet }: RowsWithKeys,
  questionId: string,
): AsyncGenerator<{ id: string; key: string }[]> {
  await tx.raw(
    `declare keyed no scroll cursor for
     select rows.id::text as id, rows.answers ->> $3::text as key
     from sheets join rows on rows.company_id = sheets.company_id and rows.sheet_id = sheets.id
     where sheets.company_id = $1 and sheets.form_id = $2 and (sheets.visible or sheets.id = $4::uuid)
       and rows.answers ->> $3::text is not null`,
    [companyId, formId, questionId, alsoSheet],
  );
  try {
    for (;;) {
      const found = await tx.raw<{ id: string; key: string }>(`fetch ${keysPerFetch} from keyed`);
      if (found.length === 0) return;
      yield found;
    }
  } finally {
    await tx.raw('close keyed').catch(() => {});
  }
}

/** An existing row that an import may change. */
export type TargetRow = {
  id: string;
  sheetId: string;
  answers: string;
  alerts: string[];
  /** Rules that were passed with a reason, without the names of people. */
  passed: PassedRule[] | null;
  reviewState: ReviewState | null;
  returnedAt: number | null;
};

/** Rows by id; `lock` keeps others from changing them until the transaction ends. */
export async function targetRows(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, TargetRow>> {
  if (ids.length === 0) return new Map();
  // In the same order in every transaction, to avoid deadlocks.
  const values = [companyId, ids.toSorted()];
  const found = lock
    ? await tx.prepared<TargetRow>('lock-target-rows', targetStatement('for update'), values)
    : await tx.prepared<TargetRow>('target-rows', targetStatement(''), values);
  return new Map(found.map((row) => [row.id, row]));
}

/**
 * Each row is looked for by itself (`limit 1`). Left to choose, PostgreSQL reads all rows of the company for each batch where it
 * has no statistics of them yet, as after a large import: 250 ms instead of 5.
 */
const targetStatement = (lock: string) => `
  select target.* from unnest($2::uuid[]) as wanted (id), lateral (
    select id::text as id, sheet_id::text as "sheetId", answers::text as answers, alerts::text[] as alerts, passed,
      review_state as "reviewState", returned_at as "returnedAt"
    from rows where company_id = $1 and rows.id = wanted.id limit 1 ${lock}) target`;

/** The answers of the setup of sheets, which alerts may read. */
export async function setupAnswers(
  tx: Tx,
  companyId: string,
  sheetIds: readonly string[],
): Promise<Map<string, string>> {
  if (sheetIds.length === 0) return new Map();
  const found = await tx.raw<{ id: string; answers: string }>(
    'select id::text as id, context_answers::text as answers from sheets where company_id = $1 and id = any($2::uuid[])',
    [companyId, sheetIds],
  );
  return new Map(found.map(({ id, answers }) => [id, answers]));
}

export type RowChange = {
  id: string;
  /** The whole answers, as JSON. */
  answers: string;
  /** The questions whose answers are others than before. */
  changed: readonly string[];
  alerts: readonly string[];
  /** As JSON; null for none. */
  passed: string | null;
};

/** Changes rows that the caller has locked. */
export async function changeRows(
  tx: Tx,
  companyId: string,
  rows: readonly RowChange[],
  now: number,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.prepared('change-rows', changeStatement, [
    companyId,
    now,
    // One line per row: see `insertRows`.
    rows.map(({ answers }) => answers).join('\n'),
    rows.map(({ id }) => id),
    rows.map(({ changed }) => JSON.stringify(Object.fromEntries(changed.map((id) => [id, now])))),
    rows.map(({ alerts }) => `{${alerts.join(',')}}`),
    rows.map(({ passed }) => passed),
  ]);
}

// By its place, which is looked for row by row: see `targetStatement`.
const changeStatement = `
  update rows set answers = given.answers::jsonb, edited = coalesce(rows.edited, '{}') || given.edited::jsonb,
    alerts = given.alerts::uuid[], passed = given.passed::jsonb, modified_at = $2
  from rows from (string_to_table($3, E'\\n'), unnest($4::uuid[], $5::text[], $6::text[], $7::text[]))
      as given (answers, id, edited, alerts, passed),
    lateral (select ctid as place from rows own where own.company_id = $1 and own.id = given.id limit 1) found
  where rows.company_id = $1 and rows.ctid = found.place`;

/** One change that an import has made, as its entry in the audit log has it. */
export type NotedChange = {
  rowId: string;
  sheetId: string;
  questionId: string;
  previous: string[];
  next: string[];
};

const changesPerFetch = 2_000;

/** The tag of an import's changes in the audit log. */
function importTag(importId: string): string {
  return `import.${importId}`;
}

/** What an import has changed in existing rows: row by row, of each row the last change first. */
export async function* changesOf(tx: Tx, companyId: string, importId: string): AsyncGenerator<NotedChange[]> {
  await tx.raw(
    `declare changes no scroll cursor for
     select row_id::text as "rowId", sheet_id::text as "sheetId", question_id::text as "questionId", previous, next
     from audit_log where company_id = $1 and tags @> array[$2::text] and action = 'answer_changed' and row_id is not null
     order by row_id, at desc`,
    [companyId, importTag(importId)],
  );
  try {
    for (;;) {
      const found = await tx.raw<NotedChange>(`fetch ${changesPerFetch} from changes`);
      if (found.length === 0) return;
      yield found;
    }
  } finally {
    await tx.raw('close changes').catch(() => {});
  }
}
