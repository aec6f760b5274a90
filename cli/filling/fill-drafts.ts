// Drafts that were filled in at the terminal and not sent yet, saved to the disk at every change, so that Ctrl-C, a
// crash or an unreachable server lose nothing. One folder per server, user and form, readable only by its owner.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, useContext } from 'react';
import { AppError } from '#core/errors.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { type Lock, takeLock } from '#cli/platform/lock.ts';
import { makeFolder } from '#cli/platform/make-folder.ts';
import type { ImageFile } from './filling.ts';
import { type SavedFilling, savedFilling } from './saved-filling.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The user and form of drafts. `server` is its origin. */
export type DraftPlace = { server: string; userId: string; formId: string };

export type FillDrafts = {
  /** Why the last change could not be saved; null if everything is saved. */
  readonly failure: ReadonlySignal<unknown>;
  /** The drafts of a form that no process has open, newest first. */
  list(place: DraftPlace): Promise<SavedFilling[]>;
  /** Those of all forms of a user. */
  listAll(of: Omit<DraftPlace, 'formId'>): Promise<SavedFilling[]>;
  /**
   * Locks a draft for this process, and returns the images of its answers.
   * @throws AppError `busy` if another process has it open, `not-found` if it no longer exists
   */
  take(place: DraftPlace, saved: SavedFilling): Promise<ReadonlyMap<string, ImageFile>>;
  /** Saves a draft soon; of several changes only the last. */
  keep(place: DraftPlace, saved: SavedFilling, images: ReadonlyMap<string, ImageFile>): void;
  /** Deletes a draft: it was sent or discarded. */
  drop(place: DraftPlace, id: string): void;
  /** Unlocks a draft for other processes. */
  leave(id: string): void;
  /** Resolves when everything is on the disk, and unlocks all drafts. */
  close(): Promise<void>;
};

/** The drafts below a folder, which is resolved lazily. */
export function createFillDrafts(root: () => Promise<string>): FillDrafts {
  const { failure, want, settled } = createWrites();
  const locks = new Map<string, Lock>();
  const writtenImages = new Set<string>();

  const folderOf = async ({ server, userId, formId }: DraftPlace) =>
    join(await root(), ...[new URL(server).host, userId, formId].map(plain));

  async function hold(folder: string, id: string): Promise<void> {
    if (!locks.has(id)) locks.set(id, await takeLock(join(folder, `${id}.lock`)));
  }

  async function release(id: string): Promise<void> {
    await locks.get(id)?.release();
    locks.delete(id);
  }

  async function write(
    place: DraftPlace,
    saved: SavedFilling,
    images: ReadonlyMap<string, ImageFile>,
  ): Promise<void> {
    const folder = await folderOf(place);
    makeFolder(folder, 0o700);
    await hold(folder, saved.id);
    for (const { id } of saved.images) {
      const bytes = images.get(id)?.bytes;
      if (bytes === undefined || writtenImages.has(id)) continue;
      await writePrivate(imagePath(folder, saved.id, id), bytes);
      writtenImages.add(id);
    }
    await writePrivate(join(folder, `${saved.id}.json`), JSON.stringify(saved));
  }

  async function remove(place: DraftPlace, id: string): Promise<void> {
    const folder = await folderOf(place);
    await removeDraft(folder, id);
    await release(id);
  }

  /** Null if it is not a draft, or another process has it open. */
  async function freeDraft(folder: string, name: string): Promise<SavedFilling | null> {
    const id = name.slice(0, -'.json'.length);
    if (!name.endsWith('.json') || locks.has(id)) return null;
    const saved = await readDraft(join(folder, name));
    if (saved?.id !== id) return null;
    const lock = await takeLock(join(folder, `${id}.lock`)).catch(() => null);
    await lock?.release();
    return lock === null ? null : saved;
  }

  /** What is in the folder of a place, once everything is written. */
  const namesIn = async (place: DraftPlace) => {
    await settled();
    const folder = await folderOf(place).catch(() => null);
    return { folder: folder ?? '', names: folder === null ? [] : await readdir(folder).catch(() => []) };
  };

  const list = async (place: DraftPlace) => {
    const { folder, names } = await namesIn(place);
    const found = await Promise.all(names.map((name) => freeDraft(folder, name)));
    return found.filter((saved) => saved !== null).toSorted(newestFirst);
  };

  return {
    failure,
    list,
    async listAll(of) {
      const { names } = await namesIn({ ...of, formId: '' });
      const found = await Promise.all(names.map((formId) => list({ ...of, formId })));
      return found.flat().toSorted(newestFirst);
    },
    async take(place, { id, images }) {
      const folder = await folderOf(place);
      await hold(folder, id);
      if ((await readDraft(join(folder, `${id}.json`))) === null) {
        await release(id);
        throw new AppError('not-found', wording(m.itWasSentOrDiscarded));
      }
      const files = new Map<string, ImageFile>();
      for (const { id: imageId, ...file } of images) {
        const bytes = await readFile(imagePath(folder, id, imageId)).catch(() => null);
        if (bytes === null) continue;
        files.set(imageId, { ...file, bytes });
        writtenImages.add(imageId);
      }
      return files;
    },
    keep: (place, saved, images) => want(saved.id, () => write(place, saved, images)),
    drop: (place, id) => want(id, () => remove(place, id)),
    leave: (id) => void settled().then(() => release(id)),
    async close() {
      await settled();
      await Promise.all([...locks.keys()].map(release));
    },
  };
}

/** Writes one after the other; of those with the same id that wait, only the last. */
function createWrites() {
  const failure = signal<unknown>(null);
  const wanted = new Map<string, () => Promise<void>>();
  let working: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    for (;;) {
      const [next] = wanted;
      if (next === undefined) break;
      wanted.delete(next[0]);
      await next[1]().then(
        () => void (failure.value = null),
        (error: unknown) => void (failure.value = error),
      );
    }
    working = null;
  }

  return {
    failure,
    want(id: string, work: () => Promise<void>): void {
      wanted.delete(id);
      wanted.set(id, work);
      working ??= workOff();
    },
    async settled() {
      while (working !== null) await working;
    },
  };
}

function newestFirst(a: SavedFilling, b: SavedFilling): number {
  return b.changedAt - a.changedAt;
}

/** Null if it does not exist or cannot be read. */
async function readDraft(path: string): Promise<SavedFilling | null> {
  try {
    return savedFilling.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

async function removeDraft(folder: string, id: string): Promise<void> {
  await rm(join(folder, `${id}.json`), { force: true });
  const names = await readdir(folder).catch(() => []);
  const images = names.filter((name) => name.startsWith(`${id}.`) && name.endsWith('.image'));
  for (const name of images) await rm(join(folder, name), { force: true });
}

async function writePrivate(path: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(path, (write) => write(content), { mode: 0o600 });
}

function imagePath(folder: string, draftId: string, imageId: string): string {
  return join(folder, `${draftId}.${imageId}.image`);
}

/** Makes a server-provided value a safe folder name. */
function plain(text: string): string {
  return text.replaceAll(/[^\w-]/g, '-');
}

export const FillDraftsContext = createContext<FillDrafts | null>(null);

/** The drafts of this run of the app. */
export function useFillDrafts(): FillDrafts {
  const drafts = useContext(FillDraftsContext);
  if (drafts === null) throw new Error('There are no drafts around this component.');
  return drafts;
}
