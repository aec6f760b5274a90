// Queries that count what a form's next version affects. Callers have queried the form first.
import type { Actor } from '#core/actor.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { mostComparedAnswers } from '#core/forms/impact/impact-unique.ts';
import type { Tx } from '#server/db/transaction.ts';

type Totals = Pick<ImpactCounts, 'rows' | 'pendingRows' | 'sheets' | 'openSheets'>;

/** The totals of a form. */
export async function countTotals(tx: Tx, actor: Actor, formId: string): Promise<Totals> {
  const [totals] = await tx.raw<Totals>(
    `select count(*) as sheets, count(*) filter (where not completed) as "openSheets",
       coalesce(sum(row_count), 0)::bigint + (select coalesce(sum(c.rows), 0) from row_counts c
         join sheets s on s.company_id = c.company_id and s.id = c.sheet_id and s.form_id = $2 and s.visible
         where c.company_id = $1)::bigint as rows,
       (select count(*) ${rowsOfForm} and r.review_state = 'PENDING') as "pendingRows"
     from sheets s where s.company_id = $1 and s.form_id = $2 and s.visible`,
    [actor.companyId, formId],
  );
  return totals ?? { rows: 0, pendingRows: 0, sheets: 0, openSheets: 0 };
}

/** How many rows answer each of these questions (or sheets, for setup questions), including zeros. */
export async function countAnswers(
  tx: Tx,
  actor: Actor,
  formId: string,
  questionIds: readonly string[],
): Promise<ImpactCounts['questions']> {
  if (questionIds.length === 0) return [];
  const counts = await tx.raw<{ questionId: string; answered: number }>(
    `select asked.key as "questionId", count(*) as answered
     from (${answersOfForm}) given cross join lateral jsonb_object_keys(given.answers) as asked (key)
     where given.answers ?| $3::text[] and asked.key = any($3::text[])
     group by asked.key`,
    [actor.companyId, formId, [...questionIds]],
  );
  const byId = new Map(counts.map(({ questionId, answered }) => [questionId, answered]));
  return questionIds.map((questionId) => ({ questionId, answered: byId.get(questionId) ?? 0 }));
}

/** How many rows or sheets have chosen each of these options, including zeros. */
export async function countChoices(
  tx: Tx,
  actor: Actor,
  formId: string,
  options: readonly { questionId: string; value: string }[],
): Promise<ImpactCounts['options']> {
  if (options.length === 0) return [];
  return tx.raw(
    `select o."questionId", o.value, count(given.answers) as answered
     from jsonb_to_recordset($3::text::jsonb) as o ("questionId" text, value text)
     left join (${answersOfForm}) given on given.answers -> o."questionId" @> to_jsonb(o.value)
     group by o."questionId", o.value`,
    [actor.companyId, formId, JSON.stringify(options)],
  );
}

/** How many rows have raised each of these alerts, including zeros. */
export async function countAlerts(
  tx: Tx,
  actor: Actor,
  formId: string,
  alertIds: readonly string[],
): Promise<ImpactCounts['alerts']> {
  if (alertIds.length === 0) return [];
  return tx.raw(
    `select a.id as "alertId", (select count(*) ${rowsOfForm} and a.id = any(r.alerts)) as rows
     from unnest($3::uuid[]) as a (id)`,
    [actor.companyId, formId, [...alertIds]],
  );
}

export type GivenAnswer = { sheetId: string; answer: string };

/** The answers of rows to a question, of so many rows at most. */
export function answersTo(tx: Tx, actor: Actor, formId: string, questionId: string): Promise<GivenAnswer[]> {
  return tx.raw(
    `select r.sheet_id::text as "sheetId", r.answers ->> $3 as answer ${rowsOfForm} and r.answers ? $3 limit $4`,
    [actor.companyId, formId, questionId, mostComparedAnswers],
  );
}

const rowsOfForm = `
  from rows r join sheets o on o.company_id = r.company_id and o.id = r.sheet_id
  where r.company_id = $1 and o.form_id = $2 and o.visible`;

/** Answers by question id, of rows and of sheets. */
const answersOfForm = `
  select r.answers ${rowsOfForm}
  union all
  select s.context_answers from sheets s where s.company_id = $1 and s.form_id = $2 and s.visible`;
