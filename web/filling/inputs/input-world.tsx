// What inputs need beside their question: where images are kept, the catalog, what was answered before.
import { createContext, type ReactNode, use } from 'react';
import type { SavedAnswers } from '#core/filling/saved-answers.ts';
import type { MediaType } from '#web/filling/device/fill-store.ts';
import type { FormCatalog } from '../use-catalog.ts';

export type ImageShelf = {
  /** Keeps an image; gives its id. Rejects where there is no room. */
  keep(mediaType: MediaType, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Null where it is not to be had just now. */
  read(id: string, mediaType: MediaType): Promise<Blob | null>;
};

export type InputWorld = {
  images: ImageShelf;
  /** Null where it is not asked for: the form has nothing of it, or is looked at only. */
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
