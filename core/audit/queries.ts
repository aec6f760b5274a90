// What is read of the audit log, as records that browser, terminal and commands share.
import { maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { listAudit } from './calls.ts';

/** What happened to a row, the newest first. */
export const rowHistoryQuery = (send: Send, rowId: string) => ({
  queryKey: ['audit', 'row', rowId] as const,
  queryFn: async ({ signal }: Run) => {
    const query = { tag: `sheetRow.${rowId}`, size: maximumPageSize };
    return (await send(listAudit, { query }, { signal })).content;
  },
});
