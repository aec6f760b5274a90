// The store in IndexedDB: one database per user and region, so that users never see each other's data.
import { type DBSchema, openDB } from 'idb';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { OutboxEntry, OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import type { FillStore, StoredImage } from './fill-store.ts';

interface FillSchema extends DBSchema {
  /** As text, which is three times as fast to store and read as the objects of a large catalog. */
  copies: { key: string; value: { name: string; text: string; at: number } };
  drafts: { key: string; value: SavedDraft };
  outbox: { key: string; value: OutboxEntry };
  images: { key: string; value: StoredImage; indexes: { at: number } };
}

/** Strict durability, so that saved work survives an empty battery. */
const onDisk = { durability: 'strict' } as const;

/** Opens a user's database. Rejects if the browser does not store anything. */
export async function openFillDatabase({ region, userId }: OutboxOwner): Promise<FillStore> {
  const database = await openDB<FillSchema>(`formdeck.filling.${region}.${userId}`, 1, {
    upgrade(db) {
      db.createObjectStore('copies', { keyPath: 'name' });
      db.createObjectStore('drafts', { keyPath: 'id' });
      db.createObjectStore('outbox', { keyPath: 'id' });
      db.createObjectStore('images', { keyPath: 'id' }).createIndex('at', 'at');
    },
    // A later version of the console wants to upgrade the database: this page must not block it.
    blocking(_current, _blocked, { target }) {
      if (target instanceof IDBDatabase) target.close();
    },
  });
  return {
    isDurable: true,
    async copy(name) {
      const stored = await database.get('copies', name);
      return stored === undefined ? null : { name, value: JSON.parse(stored.text), at: stored.at };
    },
    copyNames: (beginning) =>
      database.getAllKeys('copies', IDBKeyRange.bound(beginning, `${beginning}\uffff`)),
    async cacheCopy({ name, value, at }) {
      await database.put('copies', { name, text: JSON.stringify(value), at });
    },
    async dropCopies(names) {
      const step = database.transaction('copies', 'readwrite');
      await Promise.all([...names.map((name) => step.store.delete(name)), step.done]);
    },
    draft: async (id) => (await database.get('drafts', id)) ?? null,
    drafts: () => database.getAll('drafts'),
    keepDraft: async (draft) => void (await database.put('drafts', draft)),
    dropDraft: (id) => database.delete('drafts', id),
    storeImage: async (image) => void (await database.put('images', image)),
    storedImage: async (id) => (await database.get('images', id)) ?? null,
    dropImage: (id) => database.delete('images', id),
    imageIdsBefore: (at) => database.getAllKeysFromIndex('images', 'at', IDBKeyRange.upperBound(at, true)),
    forgetCopies: () => database.clear('copies'),
    close: () => database.close(),

    list: () => database.getAll('outbox'),
    async put(entries, draftId) {
      const step = database.transaction(['outbox', 'drafts'], 'readwrite', onDisk);
      const outbox = step.objectStore('outbox');
      await Promise.all([
        ...entries.map((entry) => outbox.put(entry)),
        ...(draftId === null ? [] : [step.objectStore('drafts').delete(draftId)]),
        step.done,
      ]);
    },
    async update(id, change) {
      const step = database.transaction(['outbox', 'images'], 'readwrite', onDisk);
      const outbox = step.objectStore('outbox');
      const entry = await outbox.get(id);
      if (entry === undefined) return null;
      const next = changed(entry, change, () => {
        step.done.catch(() => {});
        step.abort();
      });
      if (next !== null) await outbox.put(next);
      else
        await Promise.all([
          outbox.delete(id),
          entry.kind === 'image' && step.objectStore('images').delete(id),
        ]);
      await step.done;
      return next;
    },
    image: async (id) => (await database.get('images', id))?.bytes ?? null,
  };
}

/** Aborting the transaction reverts a rejected change completely. */
function changed(
  entry: OutboxEntry,
  change: (entry: OutboxEntry) => OutboxEntry | null,
  abort: () => void,
): OutboxEntry | null {
  try {
    return change(entry);
  } catch (error) {
    abort();
    throw error;
  }
}
