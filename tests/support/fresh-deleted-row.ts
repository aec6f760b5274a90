// A row of a place that was deleted a moment ago, as its deletion leaves it.
import { randomUUID } from 'node:crypto';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshDeletedRow = {
  /** A deleted row that can be restored. */
  deletedRow(): Promise<string>;
};

export function freshDeletedRow({ region }: TestServer, place: Place): FreshDeletedRow {
  return {
    async deletedRow() {
      const id = randomUUID();
      if (!place.exists) return id;
      const undoId = randomUUID();
      const now = Date.now();
      await region.services.database.transaction(place.companyId, async (tx) => {
        await tx.raw(
          `insert into row_undos (company_id, id, form_id, user_id, change, row_count, changed_at)
           values ($1, $2, $3, $4, 'DELETED', 1, $5)`,
          [place.companyId, undoId, place.formId, place.userId, now],
        );
        await tx.raw(
          `insert into rows_before select company_id, $2::uuid, $3::uuid, to_jsonb(rows) || jsonb_build_object('id', $3::uuid)
           from rows where company_id = $1 and id = $4`,
          [place.companyId, undoId, id, place.rowId],
        );
        await tx.raw(
          `insert into audit_log (company_id, id, at, user_id, user_name, action, object_key, tags, form_id, sheet_id, row_id)
           values ($1, gen_random_uuid(), $2, $3, 'somebody', 'row_deleted', $4, array[$4], $5, $6, $7)`,
          [place.companyId, now, place.userId, `sheetRow.${id}`, place.formId, place.sheetId, id],
        );
      });
      return id;
    },
  };
}
