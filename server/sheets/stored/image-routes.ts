// The calls that read an image, its thumbnail, where it was taken, or an attached file. All have the same permissions.
import * as calls from '#core/sheets/calls.ts';
import { LaterReply, on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { fileHeaders } from './attached-files.ts';
import { find, type ImageRecord } from '#server/sheets/images.ts';

/** The default width of a profile photo. */
const photoWidth = 800;

export const imageRoutes = [
  on(calls.readImage, async ({ actor, tx, params, query, services }) => {
    const image = await find(tx, actor, params.file.slice(0, 36).toLowerCase());
    if (image.name !== null) throw notFound();
    // The folder may have been restored from an older backup than the database.
    if ((await services.files.size(image.key)) === null) throw notFound();
    // Everybody in the company can see a profile photo, so it is only served re-encoded: the original may contain the
    // location.
    const width = query.width ?? (image.isPhoto ? photoWidth : undefined);
    if (width === undefined) return imageReply(image, services);
    return new LaterReply(async () => {
      const small = await services.thumbnails.of(image.key, width);
      if (small === null && image.isPhoto) throw notFound();
      return imageReply(small ?? image, services);
    });
  }),

  on(calls.readImagePlace, async ({ actor, tx, params }) => {
    const { place } = await find(tx, actor, params.id);
    return { place };
  }),

  on(calls.readFile, async ({ actor, tx, params, services }) => {
    const file = await find(tx, actor, params.id);
    if (file.name === null || (await services.files.size(file.key)) === null) throw notFound();
    return new Reply(services.files.read(file.key), { headers: fileHeaders(file) });
  }),
];

function imageReply(
  { key, size, mimeType }: Pick<ImageRecord, 'key' | 'size' | 'mimeType'>,
  { files }: Services,
): Reply {
  return new Reply(files.read(key), {
    headers: {
      'content-type': mimeType,
      'content-length': String(size),
      'cache-control': 'private, max-age=86400, immutable',
      // The next user of this browser may not be allowed to see it.
      vary: 'authorization',
    },
  });
}
