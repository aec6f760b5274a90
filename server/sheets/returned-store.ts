// Queries of rows that were returned to their authors.
import { personIn } from '#server/db/person.ts';
import type { Actor } from '#core/actor.ts';
import type { ReturnedRow } from '#core/sheets/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';

/** A page of the actor's own returned rows, in sheets that they see, last returned first. */
export async function listReturned(
  tx: Tx,
  actor: Actor,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ReturnedRow[]; total: number }> {
  const found = query
    .selectFrom('rows')
    .innerJoin('sheets', sameCompany('sheets.id', 'rows.sheet_id'))
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .where('rows.company_id', '=', actor.companyId)
    .where('rows.user_id', '=', actor.userId)
    .where('rows.returned_at', 'is not', null)
    .where(seesSheet(actor));
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const total = counted?.total ?? 0;
  if (total === 0) return { rows: [], total };
  const rows = await tx.all(
    found
      .leftJoin('users as reviewers', sameCompany('reviewers.id', 'rows.returned_by'))
      .select([
        'rows.id',
        'rows.sheet_id',
        'sheets.name as sheet_name',
        'forms.id as form_id',
        'forms.name as form_name',
        'rows.created_at',
        'rows.modified_at',
        personIn('reviewers').as('by'),
        'rows.returned_at',
        'rows.return_comment',
      ])
      .orderBy('rows.returned_at', 'desc')
      .orderBy('rows.id')
      .limit(size)
      .offset(page * size),
  );
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      sheetId: row.sheet_id,
      sheetName: row.sheet_name,
      template: { id: row.form_id, name: row.form_name },
      dates: { created: row.created_at, lastModified: row.modified_at },
      returned: {
        by: row.by,
        at: row.returned_at ?? 0,
        comment: row.return_comment ?? '',
      },
    })),
  };
}
