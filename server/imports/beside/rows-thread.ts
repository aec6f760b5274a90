// The thread that takes files of imports apart and checks their rows, so that nothing people bring holds up the server.
// rows-beside.ts starts it, and sends it one file after another, in pieces.
import { parentPort, workerData } from 'node:worker_threads';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import { giveWay } from '#server/jobs/give-way.ts';
import { createRowsReader, type RowsReader, UnreadableFile } from '#server/imports/read-file.ts';
import { packRows, type ReadRow } from './packed-reply.ts';
import type { FileToRead, ThreadReply, ThreadRequest } from './rows-beside.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only rows-beside.ts starts this program, in the same version
const { position } = workerData as { position: Int32Array };
// Elsewhere a thread has no priority of its own, and the server would give way too.
if (process.platform === 'linux') giveWay(5);
let reading: { reader: RowsReader; finish: (row: ReadRow) => ReadRow } | null = null;

parentPort?.on('message', (request: ThreadRequest) => {
  const reply: ThreadReply = { rows: [], decimalSeparator: null, rowCount: 0, problem: null, failure: null };
  try {
    Object.assign(reply, answer(request));
  } catch (error) {
    if (error instanceof UnreadableFile) reply.problem = error.message;
    else reply.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  // Newer versions of Node only: it says what one piece has cost, whoever else uses the machine.
  const message = {
    ...reply,
    rows: packRows(reply.rows),
    processorTime: process.threadCpuUsage?.() ?? null,
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
});

function answer(request: ThreadRequest): Partial<ThreadReply> {
  if (request.kind === 'open') {
    reading = open(request.file);
    return {};
  }
  if (reading === null) throw new Error('No file is open.');
  const { reader, finish } = reading;
  const rows = (request.kind === 'end' ? reader.end() : reader.push(request.bytes)).map(finish);
  const { decimalSeparator, rowCount } = reader;
  if (request.kind === 'end') reading = null;
  return { rows, decimalSeparator, rowCount };
}

function open({ form, request, timeZone, catalog, isPlain, from }: FileToRead): typeof reading {
  const rules = compileFormRules(form);
  Atomics.store(position, 0, 0);
  const reader = createRowsReader(
    checkOptions({ request, timeZone }, { rules }, catalog),
    request.headerAlign ?? null,
    (csvRow) => Atomics.store(position, 0, csvRow),
  );
  /** Alerts are expressions of people too. As a text, an answer takes the shortest way to the database. */
  const finish = (row: ReadRow): ReadRow => {
    if (!row.ok || !isPlain || row.csvRow <= from) return row;
    Atomics.store(position, 0, row.csvRow);
    return {
      ...row,
      answers: {},
      answersText: JSON.stringify(row.answers),
      alerts: rules.alertsOf(row.answers),
    };
  };
  return { reader, finish };
}
