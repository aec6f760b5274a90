// The store if the browser cannot store data: it lasts as long as the page.
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import type { FillStore, CachedCopy, CopyName, StoredImage } from './fill-store.ts';

export function createMemoryStore(): FillStore {
  const copies = new Map<string, CachedCopy>();
  const drafts = new Map<string, SavedDraft>();
  const outbox = new Map<string, OutboxEntry>();
  const images = new Map<string, StoredImage>();
  return {
    isDurable: false,
    async copy<T>(name: CopyName<T>) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a name was given to hold is under it
      return (copies.get(name) as CachedCopy<T> | undefined) ?? null;
    },
    copyNames: async (beginning) => [...copies.keys()].filter((name) => name.startsWith(beginning)),
    cacheCopy: async ({ name, value, at }) => void copies.set(name, { name, value, at }),
    dropCopies: async (names) => names.forEach((name) => copies.delete(name)),
    draft: async (id) => drafts.get(id) ?? null,
    drafts: async () => [...drafts.values()],
    keepDraft: async (draft) => void drafts.set(draft.id, draft),
    dropDraft: async (id) => void drafts.delete(id),
    storeImage: async (image) => void images.set(image.id, image),
    storedImage: async (id) => images.get(id) ?? null,
    dropImage: async (id) => void images.delete(id),
    imageIdsBefore: async (at) => [...images.values()].flatMap((image) => (image.at < at ? [image.id] : [])),
    forgetCopies: async () => copies.clear(),
    close: () => {},

    list: async () => [...outbox.values()],
    async put(entries, draftId) {
      for (const entry of entries) outbox.set(entry.id, entry);
      if (draftId !== null) drafts.delete(draftId);
    },
    async update(id, change) {
      const entry = outbox.get(id);
      if (entry === undefined) return null;
      const next = change(entry);
      if (next !== null) outbox.set(id, next);
      else {
        outbox.delete(id);
        if (entry.kind === 'image') images.delete(id);
      }
      return next;
    },
    image: async (id) => images.get(id)?.bytes ?? null,
  };
}
