// What somebody has repaired of an import's failed rows and not sent yet, kept in a file an import, beside the
// configuration, as the console keeps it in the browser: Ctrl-C, a crash and another screen lose nothing.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, useContext } from 'react';
import type { RepairEdits } from '#core/imports/repair/repair-draft.ts';
import { editsFrom } from '#core/imports/repair/saved-edits.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';

export type SavedRepairs = {
  /** Why the last change could not be kept; null while all is. */
  readonly failure: ReadonlySignal<unknown>;
  /** None where none were kept, or they cannot be read. */
  read(importId: string): Promise<RepairEdits>;
  /** Keeps the text that core makes of the edits; null forgets them. */
  keep(importId: string, text: string | null): void;
  /** Ends when all is on the disk. */
  close(): Promise<void>;
};

/** The repairs below a folder, which is asked for when it is needed. */
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
          // Where nothing is to be kept, nothing is lost.
          (error: unknown) => void (failure.value = text === null ? null : error),
        );
    },
    close: () => written,
  };
}

export const SavedRepairsContext = createContext<SavedRepairs | null>(null);

/** The repairs that are kept at this terminal. */
export function useSavedRepairs(): SavedRepairs {
  const repairs = useContext(SavedRepairsContext);
  if (repairs === null) throw new Error('There are no saved repairs around this component.');
  return repairs;
}
