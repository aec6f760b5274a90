// Attached files: judged by their content before they are stored, and handed out so that nothing in them can run here.
import { checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { wholeFile } from '#server/files/store.ts';
import { turns } from '#server/files/thumbnails.ts';
import type { ReceivedFile } from '#server/http/receive.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { type ImageRecord, storeOnce } from '#server/sheets/images.ts';

/** At most this many are in memory at once. */
const inTurn = turns(2);

/** Stores a file; answers what its answer says, and whether it is new. */
export async function keepFile(
  scope: RequestScope,
  id: string,
  { file, name: sentName }: { file: ReceivedFile; name: string },
): Promise<{ value: string; isNew: boolean }> {
  const { files } = scope.services;
  requireSize(sentName, file.size);
  const { name, mediaType } = await inTurn(async () =>
    checkedFile({ name: sentName, bytes: await wholeFile(files, file.key) }, null),
  );
  const isNew = await storeOnce(scope, id, { hash: file.hash, name }, async () => ({
    key: file.key,
    size: file.size,
    mimeType: mediaType,
  }));
  return { value: attachedFileValue({ id, size: file.size, name }), isNew };
}

/** Whatever it holds, a browser saves it, believes its type, and would run nothing of it. */
export function fileHeaders({ mimeType, size, name }: ImageRecord): Record<string, string> {
  return {
    'content-type': mimeType,
    'content-length': String(size),
    'content-disposition': dispositionOf(name ?? 'file'),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400, immutable',
    // The next user of this browser may not be allowed to see it.
    vary: 'authorization',
  };
}
