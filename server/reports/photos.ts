// The photos of a report, as far as its reader may see them.
import type { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { photosIn, type ReportDocument } from '#core/reports/document.ts';
import { pageWidth, printWidth, type ThumbnailKind } from '#server/files/thumbnails.ts';
import { mapLimit } from '#core/map-limit.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Services } from '#server/services.ts';
import { findAll } from '#server/sheets/images.ts';

/** Where the store has them, by id. */
export type PhotoKeys = ReadonlyMap<string, string>;
export type Photo = { bytes: Buffer; mimeType: string };

/** Those of a document's photos that the actor may see. */
export async function findPhotos(
  { tx, actor }: Pick<RequestScope, 'tx' | 'actor'>,
  document: Pick<ReportDocument, 'blocks'>,
): Promise<PhotoKeys> {
  const ids = [...new Set(photosIn(document).map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  return new Map((await findAll(tx, actor, ids)).map(({ id, key }) => [id, key]));
}

const widths: Readonly<Record<ThumbnailKind, number>> = { screen: pageWidth, print: printWidth };

/** Reads photos, small enough for a page. One that the disk has lost, or that is no image, is left out. */
export async function readPhotos(
  { thumbnails, files }: Pick<Services, 'thumbnails' | 'files'>,
  keys: PhotoKeys,
  kind: ThumbnailKind,
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  const read = async ([id, key]: readonly [string, string]) => {
    const small = await thumbnails.of(key, widths[kind], kind).catch(() => null);
    if (small === null) return;
    const bytes = await buffer(files.read(small.key)).catch(() => null);
    if (bytes !== null) photos.set(id, { bytes, mimeType: small.mimeType });
  };
  // As many as the thumbnails are made at a time.
  await mapLimit(concurrency, [...keys], read);
  return photos;
}

const concurrency = 2;
