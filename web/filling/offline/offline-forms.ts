// Downloads every form that the user may fill in, with the catalog, open sheets and the required parts of the app, for
// offline use; afterwards only changes.
import type { Sheet } from '#core/sheets/schema.ts';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Actor } from '#core/actor.ts';
import { toBase64 } from '#core/files/base64.ts';
import { readCatalogVersion } from '#core/catalog/calls.ts';
import { readCatalogBytes } from '#core/catalog/queries.ts';
import { AppError } from '#core/errors.ts';
import {
  emptyIndex,
  type FetchFailure,
  type FillTool,
  formCopyOf,
  formsToFetch,
  indexOf,
  type OfflineIndex,
  type OfflineStatus,
  readyForms,
} from '#core/filling/offline-forms.ts';
import { fillableForms } from '#core/filling/policy.ts';
import { readForm } from '#core/forms/calls.ts';
import { picturesOf } from '#core/forms/pictures.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import type { Send } from '#core/send.ts';
import { readImage } from '#core/sheets/calls.ts';
import type { CatalogCalls } from '#web/filling/device/catalog-engine.ts';
import { copies, type CopyName, type FillStore } from '#web/filling/device/fill-store.ts';
import { type FetchRun, fetchSheets } from './offline-sheets.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OfflineWorld = {
  send: Send;
  store: Pick<FillStore, 'copy' | 'copyNames' | 'cacheCopy' | 'dropCopies' | 'isDurable'>;
  catalog: Pick<CatalogCalls, 'take'>;
  /** The forms that the user sees, from the server. */
  readForms(): Promise<readonly ListedForm[]>;
  actor(): Actor | null;
  /** Runs the work while holding a lock across tabs. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Stores a part of the app on this device. Rejects if it is not available. */
  keepTool(tool: FillTool): Promise<void>;
  /** Whether the browser stores the app itself; resolves once it has. */
  appSaved(): Promise<boolean>;
  now(): number;
};

export type OfflineForms = {
  readonly status: ReadonlySignal<OfflineStatus>;
  /** Downloads changes; a second call during a run starts one more run afterwards. Never rejects. */
  refresh(): Promise<void>;
  /**
   * Updates the catalog from the server. Returns when it was fetched, in epoch milliseconds. Rejects if the server does
   * not respond.
   */
  refreshCatalog(): Promise<number>;
  /** Stops all writing. */
  stop(): void;
};

/** How many forms are downloaded concurrently: the user's own requests have priority. */
const concurrency = 2;

export function createOfflineForms(world: OfflineWorld): OfflineForms {
  const { send, store } = world;
  const abort = new AbortController();
  const tools = new Set<FillTool>();
  const status = signal<OfflineStatus>({
    forms: null,
    ready: new Set(),
    sheets: new Set(),
    // Before the first refresh, it is unknown what is missing.
    isFetching: true,
    failures: [],
    hasRoom: true,
    app: 'pending',
  });
  let index: OfflineIndex | null = null;
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  let catalogRead: Promise<number> | null = null;

  const tell = (change: Partial<OfflineStatus>) => {
    status.value = { ...status.peek(), ...change };
  };
  const showIndex = (next: OfflineIndex) => {
    index = next;
    tell({ ready: readyForms(next, tools), sheets: new Set(Object.keys(next.sheets)) });
  };
  const write = async <T>(name: CopyName<T>, value: T) => {
    abort.signal.throwIfAborted();
    await store.cacheCopy({ name, value, at: world.now() }).catch((cause: unknown) => {
      throw new NoRoom(t(m.thisDeviceHasNoSpace), { cause });
    });
  };
  const readIndex = async () => {
    const copy = await store.copy(copies.offline).catch(() => null);
    return copy?.value ?? emptyIndex;
  };
  let written: Promise<unknown> = Promise.resolve();
  // Serialized, each based on the stored index: another tab may read the catalog concurrently.
  const writeIndex = (change: (index: OfflineIndex) => OfflineIndex): Promise<void> => {
    const before = written;
    const writeNext = async () => {
      await before;
      const next = change(await readIndex());
      await write(copies.offline, next);
      showIndex(next);
    };
    const writing = writeNext();
    written = writing.catch(() => undefined);
    return writing;
  };
  const run: FetchRun = { send, store, signal: abort.signal, write };

  /** Offline: what is on the device is all there is. */
  const showCopies = async () => {
    const actor = world.actor();
    const forms = (await store.copy(copies.forms).catch(() => null))?.value;
    if (actor !== null && forms !== undefined)
      tell({ forms: fillableForms(forms, actor).map(({ id, name }) => ({ id, name })) });
  };

  async function fetchAll(): Promise<void> {
    // Another tab may have changed it.
    showIndex(await readIndex());
    const forms = await world.readForms();
    const actor = world.actor();
    if (actor === null) throw new AppError('signed-out');
    await write(copies.forms, forms);
    const fillable = fillableForms(forms, actor);
    tell({ forms: fillable.map(({ id, name }) => ({ id, name })), isFetching: true });
    const ids = new Set(fillable.map(({ id }) => id));
    await dropOthers(store, ids);
    if (Object.keys(index?.forms ?? {}).some((id) => !ids.has(id)))
      await writeIndex((before) => indexOf(before, ids));
    const failures: FetchFailure[] = [];
    const failed = (name: string, error: unknown) => {
      if (error instanceof NoRoom || abort.signal.aborted || isOffline(error)) throw error;
      // A form that was deleted meanwhile is missing from the next list.
      if (error instanceof AppError && [403, 404].includes(error.status)) return;
      failures.push({ name, why: error instanceof AppError ? error.message : t(m.tryAgain) });
    };
    const open = new Set([...status.peek().sheets].map((id) => index?.sheets[id]?.formId ?? ''));
    await eachOf(formsToFetch(fillable, index ?? emptyIndex, open), concurrency, ({ id, name }) =>
      fetchForm(id).catch((error: unknown) => failed(name, error)),
    );
    const needed = Object.values(index?.forms ?? {});
    if (needed.some(({ needsCatalog }) => needsCatalog))
      await refreshCatalog().catch((error: unknown) => failed(t(m.catalog), error));
    for (const tool of new Set(needed.flatMap((copy) => copy.tools)))
      await keepTool(tool).catch((error: unknown) => failed(t(m.tool, { tool }), error));
    await fetchSheets(run, { userId: actor.userId, fillable: ids }, index ?? emptyIndex, (sheets) =>
      writeIndex((before) => ({ ...before, sheets })),
    ).catch((error: unknown) => failed(t(m.yourOpenSheets), error));
    tell({ failures });
  }

  async function fetchForm(id: string): Promise<void> {
    const form = await send(readForm, { params: { id } }, { signal: abort.signal });
    const had = (await store.copy(copies.form(id)).catch(() => null))?.value;
    const pictures = picturesOf(form);
    await write(copies.form(id), form);
    for (const picture of pictures) await fetchPicture(picture);
    const dropped = had === undefined ? [] : picturesOf(had).filter((each) => !pictures.includes(each));
    await store.dropCopies(dropped.map(copies.picture));
    await writeIndex((before) => ({ ...before, forms: { ...before.forms, [id]: formCopyOf(form) } }));
  }

  /** One that was deleted meanwhile is said and not shown. */
  async function fetchPicture(id: string): Promise<void> {
    if ((await store.copy(copies.picture(id)).catch(() => null)) !== null) return;
    const reply = await send(readImage, { params: { file: id } }, { signal: abort.signal }).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.status === 404) return null;
        throw error;
      },
    );
    if (reply === null) return;
    const bytes = toBase64(new Uint8Array(await reply.arrayBuffer()));
    const mediaType = reply.headers.get('content-type') ?? 'image/jpeg';
    await write(copies.picture(id), { mediaType, bytes });
  }

  async function keepTool(tool: FillTool): Promise<void> {
    await world.keepTool(tool);
    tools.add(tool);
    if (index !== null) showIndex(index);
  }

  async function readCatalog(): Promise<number> {
    const { version } = await send(readCatalogVersion, {}, { signal: abort.signal });
    const had = (index ?? (await readIndex())).catalog;
    if (had?.version === version) return had.at;
    const at = world.now();
    const take = async (since: string | undefined) =>
      world.catalog.take(await readCatalogBytes(send, since, { signal: abort.signal }), at);
    // The browser may have thrown the copy away: then all of it comes again.
    const isStored = (await take(had?.version)) ?? (await take(undefined));
    if (isStored !== true) throw new NoRoom(t(m.thisDeviceHasNoSpaceLeft));
    await writeIndex((before) => ({ ...before, catalog: { version, at } }));
    return at;
  }

  function refreshCatalog(): Promise<number> {
    catalogRead ??= readCatalog().finally(() => (catalogRead = null));
    return catalogRead;
  }

  async function refreshOnce(): Promise<void> {
    await started;
    try {
      // Also offline: then they are on the device, or not.
      const needed = Object.values(index?.forms ?? {}).flatMap((copy) => copy.tools);
      for (const tool of new Set(needed)) await keepTool(tool).catch(() => undefined);
      await world.exclusively(fetchAll);
      tell({ hasRoom: true });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (error instanceof NoRoom) tell({ hasRoom: false });
      else if (isOffline(error) || status.peek().forms === null) await showCopies();
    } finally {
      tell({ isFetching: false });
    }
  }

  const started = readIndex().then((found) => {
    showIndex(found);
    return showCopies();
  });
  void world.appSaved().then((isSaved) => tell({ app: isSaved && store.isDurable ? 'saved' : 'never' }));
  return {
    status,
    async refresh() {
      if (abort.signal.aborted) return;
      if (running !== null) {
        isWantedAgain = true;
        return running;
      }
      running = refreshOnce().finally(() => (running = null));
      await running;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      await this.refresh();
    },
    refreshCatalog,
    stop: () => abort.abort(),
  };
}

class NoRoom extends Error {}

function isOffline(error: unknown): boolean {
  return error instanceof AppError && ['unreachable', 'cancelled', 'signed-out'].includes(error.code);
}

/** Deletes copies of forms that the user can no longer fill in, and of their sheets. */
async function dropOthers(store: OfflineWorld['store'], fillable: ReadonlySet<string>): Promise<void> {
  const beginning = copies.form('');
  const names = await store.copyNames(beginning).catch(() => []);
  const gone = new Set(names.map((name) => name.slice(beginning.length)).filter((id) => !fillable.has(id)));
  if (gone.size === 0) return;
  const sheetNames = await store.copyNames(copies.sheet(''));
  const sheets = await Promise.all(
    sheetNames.map((name) => store.copy<Pick<Sheet, 'id' | 'templateId'>>(name)),
  );
  const ofGone = sheets.flatMap((copy) => {
    const sheet = copy?.value;
    return sheet !== undefined && gone.has(sheet.templateId) ? [sheet.id] : [];
  });
  const forms = await Promise.all([...gone].map((id) => store.copy(copies.form(id)).catch(() => null)));
  const pictures = forms.flatMap((copy) => (copy === null ? [] : picturesOf(copy.value)));
  await store.dropCopies([
    ...pictures.map(copies.picture),
    ...[...gone].flatMap((id) => [copies.form(id), copies.openSheetsOf(id)]),
    ...ofGone.flatMap((id) => [copies.sheet(id), copies.rows(id)]),
  ]);
}

/** Processes items with limited concurrency. Rejects with the first error, and starts no further item. */
async function eachOf<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  let isBroken = false;
  const workers = Array.from({ length: most }, async () => {
    for (let item = rest.shift(); item !== undefined && !isBroken; item = rest.shift())
      await work(item).catch((error: unknown) => {
        isBroken = true;
        throw error;
      });
  });
  await Promise.all(workers);
}
