// Draws a report's document as the file that was asked for.
import sharp from 'sharp';
import { defaultLabels } from '#core/appearance/schema.ts';
import type { Formats } from '#core/format/formats.ts';
import { inTurns } from '#core/portions/portions.ts';
import { inMemory } from '#core/files/output.ts';
import { cellCount, photosIn, type ReportDocument, type ReportLook } from '#core/reports/document.ts';
import { chartSvg } from '#core/reports/draw/chart-svg.ts';
import { drawHtml } from '#core/reports/draw/html.ts';
import { drawTypst } from '#core/reports/draw/typst.ts';
import { drawXlsx } from '#core/reports/draw/xlsx.ts';
import { mostPdfCells } from '#core/reports/schema.ts';
import { findLogo, readLooks } from '#server/appearance/store.ts';
import { xlsxWriter } from '#server/files/zip.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { ThumbnailKind } from '#server/files/thumbnails.ts';
import type { Services } from '#server/services.ts';
import { tooManyCells } from './load.ts';
import { type DrawnFile, fileOf } from './drawn-file.ts';
import { drawPdf, requireRoom } from './pdf.ts';
import { reportFonts } from './pdf-fonts.ts';
import { standIns, withPhotos } from './pdf-photos.ts';
import { findPhotos, type PhotoKeys, photosOfPdf, readPhotos } from './photos.ts';
import { fileTime } from './run.ts';

export type Drawing = { document: ReportDocument; formats: Formats };

/** As HTML, with its photos in it. `isPng`: charts as pictures, for browsers that draw no SVG. */
export async function asHtml(scope: RequestScope, drawing: Drawing, isPng: boolean): Promise<string> {
  const keys = await findPhotos(scope, drawing.document);
  return pageOf(scope, drawing, keys, 'screen', isPng ? await chartPictures(drawing) : undefined);
}

async function chartPictures({ document, formats }: Drawing): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const block of document.blocks) {
    if (block.kind !== 'chart') continue;
    const svg = chartSvg(block, formats);
    const png = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
    pictures.set(svg, `data:image/png;base64,${png.toString('base64')}`);
  }
  return pictures;
}

type DrawingScope = Pick<RequestScope, 'actor'> & { services: Pick<Services, 'thumbnails' | 'files'> };

/** Draws a page from what has been read of the database; `charts` are pictures of charts, by their SVG. */
export async function pageOf(
  { actor, services }: DrawingScope,
  { document, formats }: Drawing,
  keys: PhotoKeys,
  kind: ThumbnailKind,
  charts: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const photos = await readPhotos(services, keys, kind);
  const drawn = drawHtml(document, {
    formats,
    photoOf(id) {
      const photo = photos.get(id);
      return photo && `data:${photo.mimeType};base64,${photo.bytes.toString('base64')}`;
    },
    pictureOf: (svg) => charts.get(svg),
  });
  return inTurns(drawn, pauseFor(actor));
}

/** As a workbook. */
export function asXlsx(
  scope: Pick<RequestScope, 'actor' | 'services'>,
  { document }: Pick<Drawing, 'document'>,
): Promise<Uint8Array> {
  return inMemory((output) => drawXlsx(document, xlsxWriter(output, fileTime(scope))));
}

/** What all PDFs of a company have: its colours, and its logo with the path by which it is drawn. */
export type PrintedLook = { look: ReportLook; logo: { path: string; content: Uint8Array } | null };

/** Reads the look of the actor's company. */
export async function printedLook({ tx, actor }: Pick<RequestScope, 'tx' | 'actor'>): Promise<PrintedLook> {
  const { labels } = await readLooks(tx, actor.companyId);
  const { sidebarBackgroundColor: background, sidebarTextColor: text } = labels ?? defaultLabels;
  const logo = await findLogo(tx, actor.companyId);
  return {
    look: { background, text },
    logo: logo === undefined ? null : await printedLogo(logo.content),
  };
}

/** A logo in the one format that a PDF always takes; null for one that cannot be read: the report is drawn without it. */
async function printedLogo(content: Uint8Array): Promise<PrintedLook['logo']> {
  return sharp(content)
    .png()
    .toBuffer()
    .then(
      (png) => ({ path: '/logo.png', content: png }),
      () => null,
    );
}

/**
 * As a PDF, with the company's logo and colours.
 * @throws AppError `too-much-data` if its tables are too long
 */
export async function asPdf(scope: RequestScope, drawing: Drawing): Promise<DrawnFile> {
  requirePrintable(drawing.document);
  const printed = await printedLook(scope);
  return printDocument(scope, printed, drawing, await findPhotos(scope, drawing.document));
}

/** Throws `too-much-data` for a document whose tables are too long for a PDF. */
export function requirePrintable(document: ReportDocument): void {
  const cells = cellCount(document);
  if (cells > mostPdfCells) throw tooManyCells(cells, mostPdfCells);
}

/**
 * Draws a PDF from what has been read of the database.
 * @throws AppError `unavailable` if too many wait
 */
export async function printDocument(
  { actor, services }: DrawingScope,
  { look, logo }: PrintedLook,
  { document, formats }: Drawing,
  keys: PhotoKeys,
): Promise<DrawnFile> {
  const whose = { company: actor.companyId, person: actor.userId };
  requireRoom(whose);
  const wanted = new Set(photosIn(document).map(({ id }) => id));
  const own = new Map([...keys].filter(([id]) => wanted.has(id)));
  const photos = await photosOfPdf(services, own);
  const small = await standIns(photos);
  const pathOf = (id: string) => `/photo-${id}.jpg`;
  const images = new Map<string, Uint8Array>(Array.from(small, ([id, bytes]) => [pathOf(id), bytes]));
  if (logo !== null) images.set(logo.path, logo.content);
  const drawn = drawTypst(document, {
    formats,
    look,
    logo: logo?.path ?? null,
    fonts: reportFonts(),
    photoOf: (id) => (small.has(id) ? pathOf(id) : undefined),
  });
  const typst = await inTurns(drawn, pauseFor(actor));
  const pdf = await drawPdf(typst, images, whose);
  return small.size === 0 ? fileOf(pdf) : withPhotos(Buffer.from(pdf), photos);
}
