// A new import step by step: pick a file, match its columns, check its rows, send it. Independent of rendering, and of
// where the file comes from.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { waitText } from '#core/retry.ts';
import type { FileReport } from './check-file.ts';
import type { UpdatePreview } from './update/schema.ts';
import { noFile, readCsvFile } from './csv/csv-file.ts';
import { checkAllRows, checkFirstRows } from './dry-run.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import {
  createImportDraft,
  type ImportDraft,
  type ImportForm,
  importRequest,
  lacksCatalog,
} from './import-draft.ts';
import {
  createImportStarter,
  type ImportStarter,
  type StartedImport,
  type StartWorld,
} from './start-import.ts';
import { type PickedFile, unopened } from './files/picked-file.ts';
import { t } from '#core/messages/text.ts';
import { unnamedIn } from './files/unnamed.ts';
import { comparedReport, uncomparedIn } from './unique/stored-rows.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type RowsCheck = {
  report: FileReport;
  /** Whether it only covers the first rows. */
  partly: boolean;
  /** What it has not compared with the rows of the form, for people; left out: nothing. */
  uncompared?: string;
  /** The files that no row names, for people; left out: none, or it is not known yet. */
  unnamed?: string;
};

export type ImportState = {
  /** `started`: nothing is in progress any more, and the import has a page of its own. */
  step: 'file' | 'match' | 'send' | 'started';
  /** Why the last attempt failed; null if it did not. */
  problem: { of: 'file' | 'check' | 'preview' | 'start'; error: unknown } | null;
  /** The file being read, and the share read so far, 0 to 1. */
  reading: { name: string; share: number } | null;
  draft: ImportDraft | null;
  /** Whether the user has changed a proposal. */
  changed: boolean;
  /** The latest check; briefly of an earlier draft, until the next check is done. */
  check: RowsCheck | null;
  /** How many rows the full check has read; null if none is running. */
  checked: number | null;
  /** What an update of existing rows would do, by the server; null: not asked since the last change. */
  preview: UpdatePreview | null;
  previewing: boolean;
  /** The share of the file that is sent, 0 to 1; null while preparing. */
  sent: number | null;
  /** Why it is being retried, while the server does not respond. */
  note: string | null;
};

export type ImportModel<P> = {
  readonly state: ReadonlySignal<ImportState>;
  /** Reads a file and proposes matches for its columns. Null: none was picked. */
  read(picked: P | null): Promise<void>;
  change(step: (draft: ImportDraft) => ImportDraft): void;
  /** Checks all rows, if there are more than the first ones. */
  checkAll(): Promise<void>;
  /** Sends the file and asks what it would do to the rows that exist. */
  previewUpdate(): Promise<void>;
  /** Returns to the choice of a file. */
  forget(): void;
  /** Sends the file and starts its import; null if that failed or was stopped before it started. */
  start(): Promise<StartedImport | null>;
  /** Stops any work in progress. */
  stop(): void;
};

export type ImportModelWorld<P> = {
  form: ImportForm;
  timeZone: string;
  ports: Pick<Ports, 'sleep' | 'now'>;
  /** The name of what was picked, shown while it is opened. */
  nameOf(picked: P): string;
  /** Opens the file. Throws AppError if it is not suitable for an import, or cannot be read. */
  open(picked: P): PickedFile | Promise<PickedFile>;
  /** What sends a file. */
  sendWith(file: PickedFile): StartWorld;
  /** The catalog, asked for once a column names its items. */
  catalog(signal: AbortSignal): Promise<CatalogIndex>;
  /**
   * Whether all rows are checked automatically. A web page does it on request, on its main thread: a file of 50 MB would
   * block a phone for half a minute.
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
  preview: null,
  previewing: false,
  sent: null,
  note: null,
};

/** Creates the model of one import. */
export function createImportModel<P>(world: ImportModelWorld<P>): ImportModel<P> {
  const { form, timeZone, ports } = world;
  const clock = { timeZone, now: ports.now };
  const state = signal<ImportState>(untouched);
  let opened: { file: PickedFile; starter: ImportStarter } | null = null;
  /** One request per draft: sending the same draft again is the same import. */
  const requests = new WeakMap<ImportDraft, Parameters<ImportStarter['start']>[0]['request']>();
  let working = new AbortController();
  const change = (some: Partial<ImportState>) => {
    state.value = { ...state.peek(), ...some };
  };
  /** Aborts the work in progress. */
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
      // A workbook takes a while to open.
      change({ reading: { name: world.nameOf(picked), share: 0 } });
      const file = await world.open(picked);
      const { name, size } = file;
      if (stopped.aborted) return;
      change({ reading: { name, share: 0 } });
      const csv = await readCsvFile({ name, size }, file.pieces(stopped), (bytes) => {
        if (!stopped.aborted) change({ reading: { name, share: bytes / size } });
      });
      // Matching takes a while; let the screen render first.
      await ports.sleep(0, stopped);
      if (stopped.aborted) return;
      opened = { file, starter: createImportStarter(world.sendWith(file)) };
      setDraft(createImportDraft(form, csv, file.files), { changed: false });
    } catch (cause) {
      const error = cause instanceof AppError ? cause : unopened(cause);
      if (!stopped.aborted) change({ problem: { of: 'file', error }, reading: null });
    }
  }

  function setDraft(draft: ImportDraft, some: Pick<ImportState, 'changed'>): void {
    const stopped = begin();
    const fresh = { checked: null, reading: null, problem: null, preview: null, previewing: false };
    change({ step: 'match', draft, ...fresh, ...some });
    void check(draft, stopped);
  }

  async function check(draft: ImportDraft, stopped: AbortSignal): Promise<void> {
    // Let the screen render first.
    await ports.sleep(0, stopped).catch(() => undefined);
    if (stopped.aborted) return;
    if (lacksCatalog(draft)) await loadCatalog(draft, stopped);
    else await checkDraft(draft);
  }

  /** The draft with the catalog is checked again, so that what its columns hold is checked too. */
  async function loadCatalog(draft: ImportDraft, stopped: AbortSignal): Promise<void> {
    try {
      const catalog = await world.catalog(stopped);
      if (!stopped.aborted) setDraft({ ...draft, catalog }, { changed: state.peek().changed });
    } catch (error) {
      if (!stopped.aborted) change({ problem: { of: 'check', error } });
    }
  }

  async function checkDraft(draft: ImportDraft): Promise<void> {
    const partly = draft.file.rowCount > draft.file.firstRows.length;
    change({ check: { report: checkFirstRows(draft, clock), partly, ...uncomparedIn(draft) } });
    // Which files are named shows once all rows are read.
    if (draft.files !== undefined || (partly && world.checksAll)) await checkAll(false);
  }

  /** `compares`: with the rows of the form too, for which the file is sent. */
  async function checkAll(compares: boolean): Promise<void> {
    const { draft } = state.peek();
    if (draft === null || opened === null) return;
    const stopped = begin();
    change({ checked: 0, problem: null });
    const onRows = (checked: number) => {
      if (!stopped.aborted) change({ checked });
    };
    try {
      const report = await checkAllRows(draft, opened.file.pieces(stopped), clock, onRows);
      const uncompared = uncomparedIn(draft);
      const preview = compares && uncompared !== null ? await previewOf(draft, stopped) : null;
      const compared =
        preview === null ? { report, ...uncompared } : { report: comparedReport(report, preview) };
      const unnamed = unnamedIn(draft);
      if (!stopped.aborted) change({ check: { ...compared, ...unnamed, partly: false }, checked: null });
    } catch (cause) {
      const error =
        cause instanceof AppError
          ? cause
          : new AppError('invalid', wording(m.unableToCheckFileChoose), { cause });
      if (!stopped.aborted) change({ problem: { of: 'check', error }, checked: null });
    }
  }

  function previewOf(draft: ImportDraft, stopped: AbortSignal): Promise<UpdatePreview> {
    if (opened === null) throw new Error('No file is open.');
    const { file, starter } = opened;
    const request = { formId: form.id, body: file.body, request: requestOf(draft) };
    return starter.preview(request, { signal: stopped });
  }

  function requestOf(draft: ImportDraft) {
    const request = requests.get(draft) ?? ((made) => importRequest(draft, made));
    requests.set(draft, request);
    return request;
  }

  return {
    state,
    read,
    checkAll: () => checkAll(true),
    change(step) {
      const { draft } = state.peek();
      if (draft !== null) setDraft(step(draft), { changed: true });
    },
    async previewUpdate() {
      const { draft } = state.peek();
      if (draft === null || opened === null) return;
      const stopped = begin();
      change({ previewing: true, checked: null, problem: null });
      try {
        const preview = await previewOf(draft, stopped);
        if (!stopped.aborted) change({ preview, previewing: false });
      } catch (error) {
        if (!stopped.aborted) change({ problem: { of: 'preview', error }, previewing: false });
      }
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
      change({ step: 'send', sent: null, checked: null, previewing: false, note: null, problem: null });
      try {
        if (draft.files !== undefined) await checkAllRows(draft, file.pieces(stopped), clock);
        const { files } = draft;
        const started = await starter.start(
          { formId: form.id, body: file.body, request: requestOf(draft), ...(files && { files }) },
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

/** Shown if an earlier attempt had already started the import before the draft was changed. */
export const hadStarted = t(m.importHadAlreadyStartedWith);
