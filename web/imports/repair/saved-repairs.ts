// Stores the repairs of an import in this browser until the server has accepted them.
import { editsText } from '#core/imports/repair/saved-edits.ts';
import type { RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { KeyStore } from '#web/platform/storage.ts';

export function keyOfRepairs(importId: string): string {
  return `formdeck.repairs.${importId}`;
}

/** Saves the edits. If the browser's storage is full, they last as long as the page. */
export function saveRepairs(store: KeyStore, importId: string, draft: RepairDraft): void {
  const text = editsText(draft);
  try {
    if (text === null) store.removeItem(keyOfRepairs(importId));
    else store.setItem(keyOfRepairs(importId), text);
  } catch {
    store.removeItem(keyOfRepairs(importId));
  }
}
