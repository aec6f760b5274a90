// The photos of a report, as far as its reader may see them.
import type { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { photosIn, type ReportDocument } from '#core/reports/document.ts';
import { pageWidth, printWidth, type ThumbnailKind } from '#server/files/thumbnails.ts';
import { mapLimit } from '#core/map-limit.ts';
import { imageSize } from '#server/files/image-size.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Services } from '#server/services.ts';
import { findAll } from '#server/sheets/images.ts';
import type { PdfPhoto } from './pdf-photos.ts';

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

/** Reads photos, small enough for the screen. One that the disk has lost, or that is no image, is left out. */
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
  await mapLimit(concurrency, [...keys], read);
  return photos;
}

/** The photos of a PDF, small enough for paper, which are read as it is sent. Those that cannot be are left out. */
export async function photosOfPdf(
  { thumbnails, files }: Pick<Services, 'thumbnails' | 'files'>,
  keys: PhotoKeys,
): Promise<Map<string, PdfPhoto>> {
  const photos = new Map<string, PdfPhoto>();
  const measure = async ([id, key]: readonly [string, string]) => {
    const small = await thumbnails.of(key, widths.print, 'print').catch(() => null);
    const pixels = small && (await imageSize(files.read(small.key)).catch(() => null));
    if (small === null || pixels === null) return;
    photos.set(id, { ...pixels, size: small.size, read: () => files.read(small.key) });
  };
  await mapLimit(concurrency, [...keys], measure);
  return photos;
}

/** As many as the thumbnails are made at a time. */
const concurrency = 2;
