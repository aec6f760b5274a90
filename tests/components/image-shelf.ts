// What inputs store images and files in: the memory of the test.
import { vi } from 'vitest';
import { attachedFileValue, storedIdOf } from '#core/questions/attached/attached-file.ts';
import type { ImageShelf } from '#web/filling/inputs/input-world.tsx';

export function imageShelf(): { shelf: ImageShelf; images: Map<string, Blob> } {
  const images = new Map<string, Blob>();
  const keep = (type: string, bytes: Uint8Array<ArrayBuffer>, id: string) => {
    images.set(id, new Blob([bytes], { type }));
    return id;
  };
  const shelf: ImageShelf = {
    keep: vi.fn(async (type: string, bytes: Uint8Array<ArrayBuffer>) =>
      keep(type, bytes, `picture-${images.size + 1}`),
    ),
    read: async (id) => images.get(id) ?? null,
    async keepFile({ name, bytes, mediaType }, before) {
      const id = keep(mediaType, bytes, before === undefined ? crypto.randomUUID() : storedIdOf(before));
      return attachedFileValue({ id, size: bytes.length, name });
    },
    readFile: async (value) => images.get(storedIdOf(value)) ?? null,
  };
  return { shelf, images };
}
