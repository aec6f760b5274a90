// The call that reads an image, whole or small. Whoever may see the one may see the other.
import * as calls from '#core/sheets/calls.ts';
import { LaterReply, on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { find, type ImageRecord } from './images.ts';

export const imageRoutes = [
  on(calls.readImage, async ({ actor, tx, params, query, services }) => {
    const image = await find(tx, actor, params.file.slice(0, 36).toLowerCase());
    // The folder may have been restored from an older copy than the database.
    if ((await services.files.size(image.key)) === null) throw notFound();
    const { width } = query;
    if (width === undefined) return imageReply(image, services);
    return new LaterReply(async () => {
      const small = await services.thumbnails.of(image.key, width);
      return imageReply(small ?? image, services);
    });
  }),
];

function imageReply({ key, size, mimeType }: Omit<ImageRecord, 'id'>, { files }: Services): Reply {
  return new Reply(files.read(key), {
    headers: {
      'content-type': mimeType,
      'content-length': String(size),
      'cache-control': 'private, max-age=86400, immutable',
      // Who signs in next at this browser may not see it.
      vary: 'authorization',
    },
  });
}
