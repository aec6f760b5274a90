// Queries about the audit log, shared by browser, terminal and commands.
import { maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { listAudit } from './calls.ts';

/** The query key of a row's history. */
export const rowHistoryKey = (rowId: string) => ['audit', 'row', rowId] as const;

/** The history of a row, newest first. */
export const rowHistoryQuery = (send: Send, rowId: string) => ({
  queryKey: rowHistoryKey(rowId),
  queryFn: async ({ signal }: Run) => {
    const query = { tag: `sheetRow.${rowId}`, size: maximumPageSize };
    return (await send(listAudit, { query }, { signal })).content;
  },
});
