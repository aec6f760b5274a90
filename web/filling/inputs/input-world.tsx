// The context of inputs: image storage, the catalog, and saved answers.
import { createContext, type ReactNode, use } from 'react';
import type { CheckedFile } from '#core/questions/attached/check-file.ts';
import type { SavedAnswers } from '#core/filling/saved-answers.ts';
import type { MediaType } from '#web/filling/device/fill-store.ts';
import type { FormCatalog } from '../use-catalog.ts';

export type ImageShelf = {
  /** Stores an image; returns its id. Rejects if storage is full. */
  keep(mediaType: MediaType, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Null if it is not available right now. */
  read(id: string, mediaType: MediaType): Promise<Blob | null>;
  /** The same of an attached file: returns what its answer says. `before`: the answer with the file that it grew from. */
  keepFile(file: CheckedFile, before?: string): Promise<string>;
  /** And of the file that a value names. */
  readFile(value: string): Promise<Blob | null>;
};

export type InputWorld = {
  images: ImageShelf;
  /** Null if the form has no catalog questions, or is only previewed. */
  catalog: FormCatalog | null;
  savedAnswers: SavedAnswers;
};

const InputWorldContext = createContext<InputWorld | null>(null);

export function InputWorldProvider({ world, children }: { world: InputWorld; children: ReactNode }) {
  return <InputWorldContext value={world}>{children}</InputWorldContext>;
}

export function useInputWorld(): InputWorld {
  const world = use(InputWorldContext);
  if (world === null) throw new Error('An input is drawn inside <InputWorldProvider>.');
  return world;
}
