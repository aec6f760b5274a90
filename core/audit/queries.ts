// What is read of the audit log, as records that browser, terminal and commands share.
import { maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { listAudit } from './calls.ts';

/** Under which the history of a row is kept. */
export const rowHistoryKey = (rowId: string) => ['audit', 'row', rowId] as const;

/** What happened to a row, the newest first. */
export const rowHistoryQuery = (send: Send, rowId: string) => ({
  queryKey: rowHistoryKey(rowId),
  queryFn: async ({ signal }: Run) => {
    const query = { tag: `sheetRow.${rowId}`, size: maximumPageSize };
    return (await send(listAudit, { query }, { signal })).content;
  },
});
