// Which kind of image a file is, by its first bytes: the product takes JPEG and PNG.

/** Maximum bytes of an image that is sent. */
export const imageLimit: number = 12 * 1024 * 1024;

export type ImageType = 'image/jpeg' | 'image/png';

/** The kind; null if it is neither. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  return pngStart.every((byte, index) => head[index] === byte) ? 'image/png' : null;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
