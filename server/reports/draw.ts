// Draws a report's document as the file that was asked for.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { defaultLabels } from '#core/appearance/schema.ts';
import type { Formats } from '#core/format/formats.ts';
import { inMemory } from '#core/files/output.ts';
import { cellCount, type ReportDocument } from '#core/reports/document.ts';
import { chartSvg } from '#core/reports/draw/chart-svg.ts';
import { drawHtml } from '#core/reports/draw/html.ts';
import { drawTypst } from '#core/reports/draw/typst.ts';
import { drawXlsx } from '#core/reports/draw/xlsx.ts';
import { mostPdfCells } from '#core/reports/schema.ts';
import { findLogo, readLooks } from '#server/appearance/store.ts';
import { xlsxWriter } from '#server/files/zip.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { findAll } from '#server/sheets/images.ts';
import { tooManyCells } from './load.ts';
import { drawPdf } from './pdf.ts';
import { fileTime } from './run.ts';

export type Drawing = { document: ReportDocument; formats: Formats };

/** Pixels of a photo: of a page of the console, and of a printed one. */
const photoWidth = { page: 480, print: 1_000 };

/** As HTML, with its photos in it. `isPng`: charts as pictures, for browsers that draw no SVG. */
export async function asHtml(
  scope: RequestScope,
  { document, formats }: Drawing,
  isPng: boolean,
): Promise<string> {
  const photos = await photosOf(scope, document, photoWidth.page);
  const pictures = new Map<string, string>();
  if (isPng) {
    for (const block of document.blocks) {
      if (block.kind !== 'chart') continue;
      const svg = chartSvg(block, formats);
      const png = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
      pictures.set(svg, `data:image/png;base64,${png.toString('base64')}`);
    }
  }
  return drawHtml(document, {
    formats,
    photoOf: (id) => photos.get(id)?.address,
    pictureOf: (svg) => pictures.get(svg),
  });
}

/** As a workbook. */
export function asXlsx(scope: RequestScope, { document }: Drawing): Promise<Uint8Array> {
  return inMemory((output) => drawXlsx(document, xlsxWriter(output, fileTime(scope))));
}

/**
 * As a PDF, with the company's logo and colours.
 * @throws AppError `too-much-data` if its tables are too long
 */
export async function asPdf(scope: RequestScope, { document, formats }: Drawing): Promise<Uint8Array> {
  const cells = cellCount(document);
  if (cells > mostPdfCells) throw tooManyCells(cells, mostPdfCells);
  const { tx, actor } = scope;
  const photos = await photosOf(scope, document, photoWidth.print);
  const images = new Map([...photos.values()].map(({ path, bytes }) => [path, bytes]));
  const { labels } = await readLooks(tx, actor.companyId);
  const { sidebarBackgroundColor: background, sidebarTextColor: text } = labels ?? defaultLabels;
  const logo = await findLogo(tx, actor.companyId);
  const logoPath = logo === undefined ? null : `/logo.${extensions[logo.mimeType] ?? 'png'}`;
  if (logo !== undefined && logoPath !== null) images.set(logoPath, logo.content);
  const typst = drawTypst(document, {
    formats,
    look: { background, text },
    logo: logoPath,
    photoOf: (id) => photos.get(id)?.path,
  });
  return drawPdf(typst, images);
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};

type Photo = { path: string; address: string; bytes: Uint8Array };

/** The photos that the reader may see, small enough for a page. One that the disk has lost is left out. */
async function photosOf(
  { tx, actor, services }: RequestScope,
  { blocks }: ReportDocument,
  width: number,
): Promise<Map<string, Photo>> {
  const ids = blocks.flatMap((block) => (block.kind === 'photos' ? block.photos.map(({ id }) => id) : []));
  const photos = new Map<string, Photo>();
  if (ids.length === 0) return photos;
  for (const { id, key } of await findAll(tx, actor, ids)) {
    const small = await services.thumbnails.of(key, width).catch(() => null);
    if (small === null) continue;
    const bytes = await buffer(services.files.read(small.key)).catch(() => null);
    if (bytes === null) continue;
    const address = `data:${small.mimeType};base64,${bytes.toString('base64')}`;
    photos.set(id, { path: `/photo-${id}.${extensions[small.mimeType] ?? 'webp'}`, address, bytes });
  }
  return photos;
}
