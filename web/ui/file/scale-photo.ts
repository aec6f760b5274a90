// Shrinks a photo for upload: at most 2,048 pixels wide and high, upright, JPEG. Camera metadata, such as the location,
// is removed; the location stays only where that is asked for.
import { photoPlace, withPhotoPlace } from '#core/questions/places/photo-place.ts';

const longestSide = 2_048;
const quality = 0.85;

/** Rejects if this browser cannot read the file as an image. */
export async function scalePhoto(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is not enough memory for this picture.');
    // Transparent areas of a PNG would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await bytesOf(canvas, 'image/jpeg');
  } finally {
    picture.close();
  }
}

/** The same with the place where the camera says that it was taken. */
export async function scalePlacedPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const [bytes, beginning] = await Promise.all([scalePhoto(file), file.slice(0, mostMetadata).arrayBuffer()]);
  const place = photoPlace(new Uint8Array(beginning));
  return place === null ? bytes : withPhotoPlace(bytes, place);
}

/** Bytes: EXIF has at most 64 kB, and stands before the picture. */
const mostMetadata = 1024 * 1024;

/** A canvas as a file. */
export async function bytesOf(
  canvas: HTMLCanvasElement,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, quality));
  if (blob === null) throw new Error('This picture could not be saved.');
  return new Uint8Array(await blob.arrayBuffer());
}
