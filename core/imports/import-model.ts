// A new import as a person makes it: which file, what its columns are taken for, how its rows would fare, and sending
// it. Knows nothing of how it is drawn, nor where its file comes from.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { waitText } from '#core/retry.ts';
import type { FileReport } from './check-file.ts';
import { type CsvSource, noFile, readCsvFile } from './csv/csv-file.ts';
import { unreadable } from './csv/csv-read.ts';
import { checkAllRows, checkFirstRows } from './dry-run.ts';
import { createImportDraft, type ImportDraft, type ImportForm, importRequest } from './import-draft.ts';
import {
  createImportStarter,
  type ImportStarter,
  type StartedImport,
  type StartWorld,
} from './start-import.ts';
import type { UploadBody } from './upload.ts';

/** A file as a face has it. */
export type PickedFile = {
  name: string;
  /** In bytes. */
  size: number;
  /** Its bytes from the beginning, with a turn for the screen after each piece. */
  pieces(signal: AbortSignal): CsvSource;
  /** What is sent. */
  body: UploadBody;
};

export type RowsCheck = {
  report: FileReport;
  /** Whether it is of the first rows only. */
  partly: boolean;
};

export type ImportState = {
  /** `started`: nothing is under way any more, and the import has a page of its own. */
  step: 'file' | 'match' | 'send' | 'started';
  /** Why the last thing that was tried came to nothing; null while there is no such thing. */
  problem: { of: 'file' | 'check' | 'start'; error: unknown } | null;
  /** The file that is being read, and the share that is, 0 to 1. */
  reading: { name: string; share: number } | null;
  draft: ImportDraft | null;
  /** Whether somebody has changed what was proposed. */
  changed: boolean;
  /** The last check; of an earlier draft for the moment that another one takes. */
  check: RowsCheck | null;
  /** How many rows the check of all has seen; null while none is under way. */
  checked: number | null;
  /** The share of the file that is sent, 0 to 1; null while it is being prepared. */
  sent: number | null;
  /** Why it is being tried again, while a server that did not answer is. */
  note: string | null;
};

export type ImportModel<P> = {
  readonly state: ReadonlySignal<ImportState>;
  /** Reads a file, and proposes what its columns are. Null: none was picked. */
  read(picked: P | null): Promise<void>;
  change(step: (draft: ImportDraft) => ImportDraft): void;
  /** Checks all rows, where the first ones are not all. */
  checkAll(): Promise<void>;
  /** Back to the choice of a file. */
  forget(): void;
  /** Sends the file and starts its import; null where that failed or was stopped before it had started. */
  start(): Promise<StartedImport | null>;
  /** Stops whatever is under way. */
  stop(): void;
};

export type ImportModelWorld<P> = {
  form: ImportForm;
  timeZone: string;
  ports: Pick<Ports, 'sleep'>;
  /** The file. Throws AppError where it cannot be an import's, or cannot be read. */
  open(picked: P): PickedFile | Promise<PickedFile>;
  /** What a file is sent with. */
  sendWith(file: PickedFile): StartWorld;
  /**
   * Whether all rows are checked by themselves. A page does it when it is asked to, on the thread that it is drawn on: a
   * file of 50 MB would make a phone slow for half a minute.
   */
  checksAll: boolean;
};

const untouched: ImportState = {
  step: 'file',
  problem: null,
  reading: null,
  draft: null,
  changed: false,
  check: null,
  checked: null,
  sent: null,
  note: null,
};

/** The model of one import. */
export function createImportModel<P>(world: ImportModelWorld<P>): ImportModel<P> {
  const { form, timeZone, ports } = world;
  const state = signal<ImportState>(untouched);
  let opened: { file: PickedFile; starter: ImportStarter } | null = null;
  /** One request for each draft: the same draft is sent again as the same import. */
  const requests = new WeakMap<ImportDraft, Parameters<ImportStarter['start']>[0]['request']>();
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

  async function read(picked: P | null): Promise<void> {
    const stopped = begin();
    opened = null;
    state.value = untouched;
    try {
      if (picked === null) throw new AppError('invalid', noFile);
      const file = await world.open(picked);
      const { name, size } = file;
      if (stopped.aborted) return;
      change({ reading: { name, share: 0 } });
      const csv = await readCsvFile({ name, size }, file.pieces(stopped), (bytes) => {
        if (!stopped.aborted) change({ reading: { name, share: bytes / size } });
      });
      // Matching takes a while of its own; let the screen be drawn before.
      await ports.sleep(0, stopped);
      if (stopped.aborted) return;
      opened = { file, starter: createImportStarter(world.sendWith(file)) };
      setDraft(createImportDraft(form, csv), { changed: false });
    } catch (cause) {
      const error = cause instanceof AppError ? cause : unopened(cause);
      if (!stopped.aborted) change({ problem: { of: 'file', error }, reading: null });
    }
  }

  function setDraft(draft: ImportDraft, some: Pick<ImportState, 'changed'>): void {
    const stopped = begin();
    change({ step: 'match', draft, checked: null, reading: null, problem: null, ...some });
    void check(draft, stopped);
  }

  async function check(draft: ImportDraft, stopped: AbortSignal): Promise<void> {
    // The screen is there first.
    await ports.sleep(0, stopped).catch(() => undefined);
    if (stopped.aborted) return;
    const partly = draft.file.rowCount > draft.file.firstRows.length;
    change({ check: { report: checkFirstRows(draft, timeZone), partly } });
    if (partly && world.checksAll) await checkAll();
  }

  async function checkAll(): Promise<void> {
    const { draft } = state.peek();
    if (draft === null || opened === null) return;
    const stopped = begin();
    change({ checked: 0, problem: null });
    const onRows = (checked: number) => {
      if (!stopped.aborted) change({ checked });
    };
    try {
      const report = await checkAllRows(draft, opened.file.pieces(stopped), timeZone, onRows);
      if (!stopped.aborted) change({ check: { report, partly: false }, checked: null });
    } catch (cause) {
      const error = new AppError('invalid', 'Unable to check the file. Pick it again.', { cause });
      if (!stopped.aborted) change({ problem: { of: 'check', error }, checked: null });
    }
  }

  function requestOf(draft: ImportDraft) {
    const request = requests.get(draft) ?? ((made) => importRequest(draft, made));
    requests.set(draft, request);
    return request;
  }

  return {
    state,
    read,
    checkAll,
    change(step) {
      const { draft } = state.peek();
      if (draft !== null) setDraft(step(draft), { changed: true });
    },
    forget() {
      begin();
      opened = null;
      state.value = untouched;
    },
    async start() {
      const { draft } = state.peek();
      if (draft === null || opened === null) return null;
      const { file, starter } = opened;
      const stopped = begin();
      change({ step: 'send', sent: null, checked: null, note: null, problem: null });
      try {
        const started = await starter.start(
          { formId: form.id, body: file.body, request: requestOf(draft) },
          {
            signal: stopped,
            onProgress: (sent) => change({ sent, note: null }),
            onWait: (error, wait) => change({ note: waitText(error, wait) }),
          },
        );
        change({ step: 'started', note: null });
        return started;
      } catch (error) {
        const problem = stopped.aborted ? null : ({ of: 'start', error } as const);
        change({ step: 'match', sent: null, note: null, problem });
        return null;
      }
    },
    stop() {
      begin();
      change({ reading: null, checked: null });
    },
  };
}

/** It was moved, changed or locked since it was picked. */
function unopened(cause: unknown): AppError {
  return new AppError('invalid', unreadable, { cause, hint: 'It could not be opened. Pick it again.' });
}

/** Said where an import had started by an earlier try, before what was asked for was changed. */
export const hadStarted = 'It had started as you sent it first. What you have changed since is not in it.';
