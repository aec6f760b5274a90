// A received image as it is stored: bytes of a JPEG or PNG that can be shown, which do not say where it was taken.
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { photoPlace } from '#core/questions/places/photo-place.ts';
import { m as both } from '#core/sheets/texts.ts';
import { imageSize } from '#server/files/image-size.ts';
import { withoutPlace } from '#server/files/photo-place.ts';
import { wholeFile } from '#server/files/store.ts';
import type { ReceivedFile } from '#server/http/receive.ts';
import type { Services } from '#server/services.ts';
import { m } from '#server/sheets/texts.ts';

/** What is stored, and the place. 415 unless it is a JPEG or PNG. */
export async function storableImage(
  file: ReceivedFile,
  services: Services,
): Promise<{ key: string; size: number; mimeType: string; place: string | null }> {
  const bytes = await plainBytes(file, services);
  await requireReadable(bytes.key, services);
  return { ...bytes, ...(await placeless(bytes.key, services)) };
}

/** Maximum pixels of an image: displaying one takes memory for all of them, here and in every reader's browser. */
const mostPixels = 64_000_000;

/** Throws `too-large` for an image with more pixels, however small its file, `wrong-media-type` for one without any. */
async function requireReadable(key: string, services: Services): Promise<void> {
  const size = await imageSize(services.files.read(key));
  if (size !== null && size.width * size.height === 0) {
    throw new AppError('wrong-media-type', wording(m.yourImageWasNotUploaded), {
      hint: wording(m.takeItAgainOrSend),
    });
  }
  if (size === null || size.width * size.height <= mostPixels) return;
  const megapixels = Math.round((size.width * size.height) / 1e6);
  throw new AppError(
    'too-large',
    wording(m.thisImageHasMegapixelsAt, { megapixels, mostPixels: mostPixels / 1e6 }),
    {
      hint: wording(m.makeItSmallerOrTake),
    },
  );
}

/** The key of the image without the place where it was taken, which is the same if it does not say, and the place. */
async function placeless(key: string, { files }: Services): Promise<{ key: string; place: string | null }> {
  const sent = await wholeFile(files, key);
  const place = photoPlace(sent);
  const bytes = withoutPlace(sent);
  if (bytes === null) return { key, place };
  await files.put(`${key}-placeless`, Readable.from([bytes]));
  return { key: `${key}-placeless`, place };
}

/** Decodes the received file: browsers' inputs send base64 (spec 2, section 7), other clients bytes. */
async function plainBytes(
  file: ReceivedFile,
  services: Services,
): Promise<{ key: string; size: number; mimeType: string }> {
  const mimeType = imageType(file.head);
  if (mimeType !== null) return { key: file.key, size: file.size, mimeType };
  const text = file.head.toString('latin1').replace(/^data:image\/\w+;base64,/, '');
  const decodedType = imageType(Buffer.from(text.slice(0, 40), 'base64'));
  if (decodedType === null) {
    throw new AppError('wrong-media-type', wording(both.yourImageWasNotUploaded), {
      hint: wording(m.sendJpegOrPngImage),
    });
  }
  const key = `${file.key}-decoded`;
  const size = await services.files.put(key, decoded(services.files.read(file.key)));
  return { key, size, mimeType: decodedType };
}

async function* decoded(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = '';
  let isStart = true;
  for await (const chunk of stream) {
    rest += chunk.toString('latin1').replaceAll(/\s/g, '');
    if (isStart) rest = rest.replace(/^data:image\/\w+;base64,/, '');
    isStart = false;
    const whole = rest.length - (rest.length % 4);
    yield Buffer.from(rest.slice(0, whole), 'base64');
    rest = rest.slice(whole);
  }
  if (rest !== '') yield Buffer.from(rest, 'base64');
}

function imageType(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  return head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    ? 'image/png'
    : null;
}
