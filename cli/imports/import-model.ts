// A new import as a person makes it: which file, what its columns are taken for, how its rows would fare, and sending
// it. Knows nothing of how it is drawn.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { FileReport } from '#core/imports/check-file.ts';
import { type CsvSource, noFile, piecesOf, readCsvFile } from '#core/imports/csv/csv-file.ts';
import { checkAllRows, checkFirstRows } from '#core/imports/dry-run.ts';
import { createImportDraft, type ImportDraft, type ImportForm } from '#core/imports/import-draft.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { waitText } from '#core/retry.ts';
import { type StartWorld, startImport } from '#core/imports/start-import.ts';

export type RowsCheck = {
  report: FileReport;
  /** Whether it is of the first rows only: the others are being checked. */
  partly: boolean;
};

export type ImportState = {
  step: 'file' | 'match' | 'send';
  /** As it was typed. */
  path: string;
  /** Why the last thing that was tried came to nothing. */
  error: unknown;
  /** The share of the file that is read, 0 to 1; null while none is being read. */
  reading: number | null;
  draft: ImportDraft | null;
  /** Whether somebody has changed what was proposed. */
  changed: boolean;
  check: RowsCheck | null;
  /** The share of the file that is sent, 0 to 1; null while it is being prepared. */
  sent: number | null;
  /** Said while a server that did not answer is asked again. */
  note: string | null;
};

export type ImportModel = {
  readonly state: ReadonlySignal<ImportState>;
  type(path: string): void;
  /** Reads a file, and proposes what its columns are. */
  read(path: string): Promise<void>;
  change(step: (draft: ImportDraft) => ImportDraft): void;
  /** Back to the choice of a file. */
  forget(): void;
  /** Sends the file and starts its import; null where that failed or was stopped. */
  start(): Promise<ImportStatus | null>;
  /** Stops whatever is on its way. */
  stop(): void;
};

export type ImportModelWorld = {
  form: ImportForm;
  timeZone: string;
  /** A file's name and bytes. Throws AppError where it cannot be an import's. */
  open(path: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** What a file is sent with. */
  sendWith(bytes: Uint8Array<ArrayBuffer>): StartWorld;
};

const untouched: Omit<ImportState, 'path'> = {
  step: 'file',
  error: null,
  reading: null,
  draft: null,
  changed: false,
  check: null,
  sent: null,
  note: null,
};

/** The model of one import. */
export function createImportModel({ form, timeZone, open, sendWith }: ImportModelWorld): ImportModel {
  const state = signal<ImportState>({ ...untouched, path: '' });
  let bytes = new Uint8Array();
  let working = new AbortController();
  const change = (some: Partial<ImportState>) => {
    state.value = { ...state.peek(), ...some };
  };
  /** What was under way has been overtaken. */
  const begin = (): AbortSignal => {
    working.abort();
    working = new AbortController();
    return working.signal;
  };

  async function read(path: string): Promise<void> {
    const cancellation = begin();
    change({ path, error: null, reading: 0 });
    try {
      if (path.trim() === '') throw new AppError('invalid', noFile);
      const opened = await open(path);
      const { name } = opened;
      const size = opened.bytes.length;
      const file = await readCsvFile({ name, size }, inTurns(opened.bytes, cancellation), (done) => {
        change({ reading: done / size });
      });
      bytes = opened.bytes;
      setDraft(createImportDraft(form, file), { changed: false });
    } catch (error) {
      if (!cancellation.aborted) change({ error, reading: null });
    }
  }

  function setDraft(draft: ImportDraft, some: Pick<ImportState, 'changed'>): void {
    const partly = draft.file.rowCount > draft.file.firstRows.length;
    const check = { report: checkFirstRows(draft, timeZone), partly };
    change({ step: 'match', draft, check, reading: null, error: null, ...some });
    if (partly) void checkAll(draft, begin());
  }

  async function checkAll(draft: ImportDraft, cancellation: AbortSignal): Promise<void> {
    try {
      const report = await checkAllRows(draft, inTurns(bytes, cancellation), timeZone);
      if (!cancellation.aborted) change({ check: { report, partly: false } });
    } catch (error) {
      if (!cancellation.aborted) change({ error });
    }
  }

  return {
    state,
    read,
    type: (path) => change({ path, error: null }),
    change(step) {
      const { draft } = state.peek();
      if (draft !== null) setDraft(step(draft), { changed: true });
    },
    forget() {
      begin();
      bytes = new Uint8Array();
      state.value = { ...untouched, path: state.peek().path };
    },
    async start() {
      const { draft } = state.peek();
      if (draft === null) return null;
      const cancellation = begin();
      change({ step: 'send', sent: null, note: null, error: null });
      try {
        const status = await startImport(sendWith(bytes), draft, bytes, {
          signal: cancellation,
          onProgress: (sent) => change({ sent, note: null }),
          onWait: (error, wait) => change({ note: waitText(error, wait) }),
        });
        return cancellation.aborted ? null : status;
      } catch (error) {
        change({ step: 'match', sent: null, note: null, error: cancellation.aborted ? null : error });
        return null;
      }
    },
    stop() {
      begin();
      change({ reading: null });
    },
  };
}

/** The pieces of a file, with a turn for the screen after each. */
async function* inTurns(bytes: Uint8Array, cancellation: AbortSignal): CsvSource {
  for (const piece of piecesOf(bytes)) {
    await new Promise((resolve) => setImmediate(resolve));
    if (cancellation.aborted) throw new AppError('cancelled');
    yield piece;
  }
}
