// Makes a photo small enough to travel: at most 2,048 pixels wide and high, upright, JPEG. What a camera writes beside the
// picture, such as the place, is left out.
const longestSide = 2_048;
const quality = 0.85;

/** Rejects where the file is no picture that this browser can read. */
export async function scalePhoto(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no memory for this picture.');
    // What is clear in a PNG would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await bytesOf(canvas, 'image/jpeg');
  } finally {
    picture.close();
  }
}

/** What is drawn on a canvas, as a file. */
export async function bytesOf(
  canvas: HTMLCanvasElement,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, quality));
  if (blob === null) throw new Error('This picture could not be written.');
  return new Uint8Array(await blob.arrayBuffer());
}
