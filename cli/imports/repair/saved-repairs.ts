// Unsent repairs of an import's failed rows, saved in one file per import beside the configuration, as the console saves
// them in the browser: Ctrl-C, a crash and another screen lose nothing.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, useContext } from 'react';
import type { RepairEdits } from '#core/imports/repair/repair-draft.ts';
import { editsFrom } from '#core/imports/repair/saved-edits.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';

export type SavedRepairs = {
  /** Why the last change could not be saved; null if everything is saved. */
  readonly failure: ReadonlySignal<unknown>;
  /** Empty if none were saved, or they cannot be read. */
  read(importId: string): Promise<RepairEdits>;
  /** Saves the edits serialized by core; null deletes them. */
  keep(importId: string, text: string | null): void;
  /** Resolves when everything is on the disk. */
  close(): Promise<void>;
};

/** The repairs below a folder, which is resolved lazily. */
export function createSavedRepairs(folder: () => Promise<string>): SavedRepairs {
  const failure = signal<unknown>(null);
  let written: Promise<void> = Promise.resolve();
  const pathOf = async (id: string) => join(await folder(), `${id.replaceAll(/[^\w-]/g, '-')}.json`);

  async function write(importId: string, text: string | null): Promise<void> {
    const path = await pathOf(importId);
    if (text === null) await rm(path, { force: true });
    else await writeWhole(path, (chunk) => chunk(text), { mode: 0o600 });
  }

  return {
    failure,
    async read(importId) {
      await written;
      const text = await pathOf(importId)
        .then((path) => readFile(path, 'utf8'))
        .catch(() => null);
      return editsFrom(text);
    },
    keep(importId, text) {
      written = written
        .then(() => write(importId, text))
        .then(
          () => void (failure.value = null),
          // If there is nothing to save, nothing is lost.
          (error: unknown) => void (failure.value = text === null ? null : error),
        );
    },
    close: () => written,
  };
}

export const SavedRepairsContext = createContext<SavedRepairs | null>(null);

/** The repairs saved at this terminal. */
export function useSavedRepairs(): SavedRepairs {
  const repairs = useContext(SavedRepairsContext);
  if (repairs === null) throw new Error('There are no saved repairs around this component.');
  return repairs;
}
