// The main-thread side of the worker that builds the audit log grid. The worker starts on first use and keeps running.
import type { AuditTable, AuditTableInput } from '#core/audit/entry-table.ts';
import { AppError } from '#core/errors.ts';
import { currentFormats } from '#core/format/current.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { buildTable, type BuiltTable, type TableReply, type TableRequest } from './build-table.ts';

/** Builds the grid of entries. */
export async function builtTable(input: AuditTableInput): Promise<AuditTable> {
  const { table } = await build({ input, wants: 'table' });
  if (table === null) throw new AppError('unexpected');
  return table;
}

/** Builds the CSV lines of entries. */
export async function builtCsv(input: AuditTableInput, hasHead: boolean): Promise<string> {
  return (await build({ input, wants: hasHead ? 'csv with head' : 'csv' })).csv ?? '';
}

type Waiting = { request: TableRequest; resolve(built: BuiltTable): void };

let worker: Worker | null | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function build(wanted: Pick<TableRequest, 'input' | 'wants'>): Promise<BuiltTable> {
  worker ??= worker === undefined ? startWorker() : null;
  const line = worker;
  if (line === null) return Promise.resolve(buildTable(wanted));
  lastId += 1;
  const { choice } = wanted.wants === 'table' ? currentFormats.peek() : internationalFormats();
  const request = { id: lastId, ...wanted, formats: choice };
  return new Promise((resolve) => {
    waiting.set(request.id, { request, resolve });
    line.postMessage(request, []);
  });
}

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<TableReply>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    // If the worker fails to start, the main thread does its work.
    started.addEventListener('error', () => {
      worker = null;
      for (const { request, resolve } of waiting.values()) resolve(buildTable(request));
      waiting.clear();
    });
    return started;
  } catch {
    return null;
  }
}
