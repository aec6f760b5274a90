// Filling in on this device for the signed-in user: the store, the outbox, and what triggers it. One per session, on
// every page, so that entries are sent wherever the user is.
import { effect } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { OutboxEntry, OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import { createOutbox, type Outbox } from '#core/filling/outbox/outbox.ts';
import { storedIdsIn } from '#core/questions/entries/flat.ts';
import { noteTexts } from '#core/filling/rules/irrelevant.ts';
import { sendAs } from '#core/filling/outbox/send-as.ts';
import { showArrival } from './device/arrivals.ts';
import { type CatalogLine, openCatalogLine } from './device/catalog-line.ts';
import { openFillDatabase } from './device/fill-database.ts';
import type { FillStore } from './device/fill-store.ts';
import { createMemoryStore } from './device/memory-store.ts';
import type { OfflineForms } from './offline/offline-forms.ts';
import { openOfflineForms, refreshOnChange } from './offline/offline-refresh.ts';
import { notifyWarning } from '#web/ui/notices/notify.ts';
import { openTabs, type Tabs } from './device/tab-messages.ts';

export type Filling = {
  readonly owner: OutboxOwner;
  readonly store: FillStore;
  readonly outbox: Outbox;
  readonly tabs: Tabs;
  readonly catalog: CatalogLine;
  readonly offline: OfflineForms;
  /** Deletes fetched data from this device and stores no more copies: the user logs out. */
  forget(): Promise<void>;
  close(): void;
};

/**
 * Opens it for the signed-in user, and starts sending. `queries` caches fetched sheets. Throws `signed-out` if nobody is
 * signed in.
 */
export async function openFilling(core: Core, queries: QueryClient): Promise<Filling> {
  const { session, ports } = core;
  const [user, region] = [session.user.peek(), session.region.peek()];
  if (user === null || region === null) throw new AppError('signed-out');
  const owner: OutboxOwner = { region: region.id, userId: user.id };
  const tabs = openTabs(owner);
  const store = telling(await openFillDatabase(owner).catch(createMemoryStore), tabs);
  const outbox = createOutbox({
    owner,
    store,
    send: sendAs(core, owner),
    exclusively: (work) => inOneTab(owner, work),
    ports,
    onArrived(entry, { row, notes }) {
      // The form has changed since it was filled in.
      for (const text of noteTexts(notes)) notifyWarning(text);
      void showArrival({ entry, row }, { core, queries, store, person: user });
      if (beginsSheet(entry, outbox.entries.peek())) void offline.refresh();
    },
  });
  const catalog = openCatalogLine(owner);
  const offline = openOfflineForms({ core, queries, owner, store, catalog });
  const forget = async () => {
    offline.stop();
    catalog.close();
    await store.forgetCopies();
  };
  await dropLostImages(store, ports.now());
  await outbox.reload();
  const stops = [
    tabs.listen(({ kind }) => {
      if (kind === 'outbox') void outbox.reload();
      if (kind === 'logout') void forget().catch(() => undefined);
    }),
    wakeOnChange(core, outbox),
    refreshOnChange(core, queries, offline),
    () => offline.stop(),
    () => catalog.close(),
    () => outbox.close(),
    () => tabs.close(),
    () => store.close(),
  ];
  return {
    owner,
    store,
    outbox,
    tabs,
    catalog,
    offline,
    forget,
    close: () => stops.forEach((stop) => stop()),
  };
}

/** Whether a sheet has begun that goes on: it is fetched at once, to be there where there is no network. */
function beginsSheet(entry: OutboxEntry, waiting: readonly OutboxEntry[]): boolean {
  if (entry.kind !== 'row' || entry.startsSheet !== true) return false;
  return !waiting.some(({ kind, sheet }) => kind === 'complete' && sheet.id === entry.sheet.id);
}

/** The store, with notifications to other tabs, and a request to the browser to keep it persistent. */
function telling(store: FillStore, tabs: Tabs): FillStore {
  let isPersistent = false;
  let isLeft = false;
  return {
    ...store,
    async cacheCopy(copy) {
      // The user logs out: responses in progress are not stored.
      if (!isLeft) await store.cacheCopy(copy);
    },
    async forgetCopies() {
      isLeft = true;
      await store.forgetCopies();
    },
    async put(entries, draftId) {
      await store.put(entries, draftId);
      tabs.tell({ kind: 'outbox' });
      if (draftId !== null) tabs.tell({ kind: 'draft', id: draftId });
      if (!isPersistent && 'storage' in navigator) void navigator.storage.persist().catch(() => false);
      isPersistent = true;
    },
    async update(id, change) {
      const entry = await store.update(id, change);
      tabs.tell({ kind: 'outbox' });
      return entry;
    },
    async keepDraft(draft) {
      await store.keepDraft(draft);
      tabs.tell({ kind: 'draft', id: draft.id });
    },
    async dropDraft(id) {
      await store.dropDraft(id);
      tabs.tell({ kind: 'draft', id });
    },
  };
}

/** One tab sends at a time. Without browser locks (not on https) two may: sending twice is idempotent. */
async function inOneTab({ region, userId }: OutboxOwner, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`formdeck.outbox.${region}.${userId}`, work);
}

/** At start, after a sign-in, when the server or the network is back, and when the user returns to the page. */
function wakeOnChange({ session }: Core, outbox: Outbox): () => void {
  const stop = effect(() => {
    if (session.token.value !== null && session.connection.value === 'ok') outbox.wake();
  });
  const wake = () => outbox.wake();
  const look = () => {
    if (document.visibilityState === 'visible') outbox.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', look);
  };
}

const hour = 3_600_000;

/** Deletes images without a draft: the page was closed between the image and the draft. */
async function dropLostImages(store: FillStore, now: number): Promise<void> {
  const [ids, drafts, entries] = await Promise.all([
    store.imageIdsBefore(now - hour),
    store.drafts(),
    store.list(),
  ]);
  const named = new Set([
    ...drafts.flatMap(({ given }) => Object.values(given).flat().flatMap(storedIdsIn)),
    ...entries.map(({ id }) => id),
  ]);
  await Promise.all(ids.filter((id) => !named.has(id)).map((id) => store.dropImage(id)));
}
