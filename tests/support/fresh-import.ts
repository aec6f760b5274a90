// An import of a place that has ended well a moment ago, with its sheet and a row in it.
import { randomUUID } from 'node:crypto';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshImport = {
  /** A finished import, whose row nobody has changed. */
  finishedImport(): Promise<string>;
};

export function freshImport({ region }: TestServer, place: Place): FreshImport {
  return {
    async finishedImport() {
      const id = randomUUID();
      if (!place.exists) return id;
      const [sheetId, rowId] = [randomUUID(), randomUUID()];
      const copy = (table: string) =>
        `insert into ${table} select (jsonb_populate_record(t, $3::text::jsonb)).* from ${table} t where company_id = $1 and id = $2`;
      await region.services.database.transaction(place.companyId, async (tx) => {
        const sheet = { id: sheetId, row_count: 1, visible: true, completed: false, edited: null };
        await tx.raw(copy('sheets'), [place.companyId, place.sheetId, JSON.stringify(sheet)]);
        const row = { id: rowId, sheet_id: sheetId, csv_row: 1, edited: null, review_state: 'PENDING' };
        await tx.raw(copy('rows'), [place.companyId, place.rowId, JSON.stringify(row)]);
        const ended = {
          id,
          sheet_id: sheetId,
          state: 'SUCCESS',
          completed_rows: 1,
          failed_rows: 0,
          ended_at: Date.now(),
        };
        await tx.raw(copy('imports'), [place.companyId, place.importId, JSON.stringify(ended)]);
      });
      return id;
    },
  };
}
