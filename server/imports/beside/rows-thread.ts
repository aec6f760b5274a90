// The thread that takes files of imports apart and checks their rows, so that nothing people bring holds up the server.
// rows-beside.ts starts it, and sends it one file after another, in pieces.
import { workerData } from 'node:worker_threads';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import type { CheckedRow } from '#core/imports/check-row.ts';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { useLinearPatterns } from '#server/forms/linear-patterns.ts';
import { giveWay } from '#server/jobs/give-way.ts';
import { lineToMain } from '#server/jobs/programs.ts';
import { createRowsReader, type RowsReader, UnreadableFile } from '#server/imports/read-file.ts';
import { packRows, type ReadRow } from './packed-reply.ts';
import type { FileToRead, PieceRead, RowsProgram } from './rows-beside.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only rows-beside.ts starts this program, in the same version
const { position } = workerData as { position: Int32Array };
// Elsewhere a thread has no priority of its own, and the server would give way too.
if (process.platform === 'linux') giveWay(5);
useLinearPatterns();

let reading: Reading | null = null;

serveCalls<RowsProgram>(lineToMain, () => ({
  open(file) {
    reading = open(file);
    return replyOf(() => []);
  },
  push: (bytes) => replyOf(({ reader }) => reader.push(bytes)),
  end() {
    const reply = replyOf(({ reader }) => reader.end());
    reading = null;
    return reply;
  },
}));

type Reading = { reader: RowsReader; finish: (row: ReadRow) => ReadRow };

function replyOf(read: (reading: Reading) => CheckedRow[]): PieceRead {
  if (reading === null) throw new Error('No file is open.');
  let rows: ReadRow[] = [];
  let problem: string | null = null;
  try {
    rows = read(reading).map(reading.finish);
  } catch (error) {
    if (!(error instanceof UnreadableFile))
      throw new Error(error instanceof Error ? error.stack : String(error), { cause: error });
    problem = error.message;
  }
  const { decimalSeparator, rowCount } = reading.reader;
  // Newer versions of Node only: it says what one piece has cost, whoever else uses the machine.
  const processorTime = process.threadCpuUsage?.() ?? null;
  return { rows: packRows(rows), decimalSeparator, rowCount, problem, processorTime };
}

function open({ form, request, timeZone, catalog, isPlain, from }: FileToRead): Reading {
  const rules = compileFormRules(form, Date.now, timeZone);
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
