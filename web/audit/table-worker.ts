// The worker that builds the audit log grid and its CSV. Like the page's main.tsx it runs on import.
import { followFormat } from '#core/format/current.ts';
import { buildTable, type TableReply, type TableRequest } from './build-table.ts';

self.addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  followFormat(data.formats);
  const reply: TableReply = { id: data.id, ...buildTable(data) };
  self.postMessage(reply, { transfer: [] });
});
