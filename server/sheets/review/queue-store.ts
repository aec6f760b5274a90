// The query of what waits for the reviews of a user. It applies the rule of core/sheets/policy.ts (reviewsForm) to all forms.
import { sql, type SqlBool } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type FormToReview, hasReviewQueue } from '#core/sheets/review/queue.ts';
import { latestSheets } from '#core/sheets/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** The forms with rows that the actor may review, those that have waited longest first. */
export function reviewQueue(tx: Tx, actor: Actor): Promise<FormToReview[]> {
  if (!hasReviewQueue(actor)) return Promise.resolve([]);
  return waitingRows(tx, actor, actor.role === 'ADMIN' ? 'anybody' : actor.userId);
}

/** The forms that the actor sees with rows that wait for a reviewer, or for anybody's review. */
export async function waitingRows(tx: Tx, actor: Actor, reviewer: string): Promise<FormToReview[]> {
  const own = reviewer === 'anybody' ? sql`` : sql`and p.user_id = ${reviewer}`;
  const found = await tx.all(
    query
      .selectFrom('forms')
      .innerJoinLateral(
        sql<Waiting>`(
          select sum(by_sheet.rows)::integer as rows, min(by_sheet.oldest) as oldest,
            array_agg(by_sheet.id order by by_sheet.oldest, by_sheet.id) as "sheetIds"
          from (
            select sheets.id, count(*) as rows, min(rows.created_at) as oldest
            from sheets join rows on rows.company_id = sheets.company_id and rows.sheet_id = sheets.id
            where sheets.company_id = forms.company_id and sheets.form_id = forms.id and sheets.visible
              and rows.review_state = 'PENDING' and rows.returned_at is null
            group by sheets.id
          ) by_sheet)`.as('waiting'),
        (join) => join.on(sql<SqlBool>`waiting.rows > 0`),
      )
      .where(seesForm(actor))
      .where(sql<SqlBool>`exists (select 1 from form_people p
        where p.company_id = forms.company_id and p.form_id = forms.id and p.part = 'reviewers' ${own})`)
      .select([
        'forms.id',
        'forms.name',
        'waiting.rows',
        'waiting.oldest',
        'waiting.sheetIds',
        sql<number>`(select count(*)::integer from sheets where sheets.company_id = forms.company_id
          and sheets.form_id = forms.id and sheets.visible)`.as('sheets'),
      ])
      .orderBy('waiting.oldest')
      .orderBy('forms.id'),
  );
  return found.map(({ id, name, rows, oldest, sheetIds, sheets }) => ({
    template: { id, name },
    rows,
    oldest,
    // `all` shows the latest ones only (spec 2, section 2): rows that have waited for long may be in others.
    sheetIds: sheets <= latestSheets ? 'all' : sheetIds.slice(0, latestSheets),
  }));
}

type Waiting = { rows: number; oldest: number; sheetIds: string[] };
