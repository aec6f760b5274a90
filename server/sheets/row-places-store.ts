// Finds rows by the beginnings of their ids, among those that the actor sees.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { idRange } from '#core/short-id.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';

export type RowPlace = { id: string; sheetId: string; templateId: string };

const mostOfOne = 10;

/** The locations of rows by beginnings of ids, in the order of the beginnings; at most 10 for each. */
export async function findRowPlaces(
  tx: Tx,
  actor: Actor,
  beginnings: readonly string[],
): Promise<RowPlace[]> {
  const ranges = beginnings.map(idRange);
  const lowest = ranges.map((range) => range.lowest);
  const highest = ranges.map((range) => range.highest);
  // Looks up the rows of a range in the index of ids, and only checks those for visibility.
  const built = sql<RowPlace>`
      select r.id, r.sheet_id as "sheetId", r.form_id as "templateId"
      from unnest(${lowest}::uuid[], ${highest}::uuid[]) with ordinality as wanted (lowest, highest, place)
      cross join lateral (
        select rows.id, rows.sheet_id, sheets.form_id
        from rows
        join sheets on sheets.company_id = rows.company_id and sheets.id = rows.sheet_id
        join forms on forms.company_id = sheets.company_id and forms.id = sheets.form_id
        where rows.company_id = ${actor.companyId} and rows.id between wanted.lowest and wanted.highest
          and ${seesSheet(actor)}
        order by rows.id limit ${mostOfOne}) as r
      order by wanted.place, r.id`;
  const found = await tx.all({ compile: () => built.compile(query) });
  const byId = new Map(found.map((place) => [place.id, place]));
  return [...byId.values()];
}
