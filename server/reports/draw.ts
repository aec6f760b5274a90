// Draws a report as the file that was asked for. Nothing here reads the database.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { mapLimit } from '#core/map-limit.ts';
import { localTime } from '#core/reports/design/form-rows.ts';
import { inTurns } from '#core/portions/portions.ts';
import { inMemory } from '#core/files/output.ts';
import { chartSvg } from '#core/reports/draw/chart-svg.ts';
import { drawHtml } from '#core/reports/draw/html.ts';
import { drawTypst } from '#core/reports/draw/typst.ts';
import { drawXlsx } from '#core/reports/draw/xlsx.ts';
import type { ReportFormat } from '#core/reports/schema.ts';
import { imageSize } from '#server/files/image-size.ts';
import { pageWidth, printWidth, type ThumbnailKind } from '#server/files/thumbnails.ts';
import { xlsxWriter } from '#server/files/zip.ts';
import { asReadBy } from '#server/readers/reading.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { Services } from '#server/services.ts';
import type { Drawing, MadeDocument } from './drawing.ts';
import { type DrawnFile, fileOf, textFile } from './drawn-file.ts';
import { requireRoom } from './pdf.ts';
import { reportFonts } from './pdf-fonts.ts';
import { drawWithPhotos, type PdfPhoto, photoPath } from './pdf-photos.ts';

type DrawingServices = Pick<Services, 'thumbnails' | 'files' | 'now'>;

/** @throws AppError `unavailable` if too many PDFs wait */
export function drawFile(drawing: Drawing, services: DrawingServices): Promise<DrawnFile> {
  return asReadBy(drawing.reading, () => drawers[drawing.as.format](drawing, services));
}

const drawers: Readonly<Record<ReportFormat, typeof drawFile>> = {
  HTML: drawPage,
  PDF: printDocument,
  XLSX: async ({ document, reader }, { now }) =>
    fileOf(
      await inMemory((output) => drawXlsx(document, xlsxWriter(output, localTime(now(), reader.timeZone)))),
    ),
  JSON: async ({ document }) => textFile(JSON.stringify(document)),
};

/** With its photos in it. */
async function drawPage(drawing: Drawing, services: DrawingServices): Promise<DrawnFile> {
  const { as, document, reading, photoKeys, reader, brand } = drawing;
  const charts = as.isPng === true ? await chartPictures(drawing) : new Map<string, string>();
  const photos = await readPhotos(services, photoKeys, as.photos ?? 'screen');
  const page = drawHtml(document, {
    formats: reading.formats,
    ...(brand !== null && { look: brand.look }),
    logo: brand?.logo ? pngAddress(brand.logo) : undefined,
    photoOf(id) {
      const photo = photos.get(id);
      return photo && `data:${photo.mimeType};base64,${photo.bytes.toString('base64')}`;
    },
    pictureOf: (svg) => charts.get(svg),
  });
  return textFile(await inTurns(page, pauseFor(reader)));
}

function pngAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** By their SVG. */
async function chartPictures({ document, reading }: MadeDocument): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const block of document.blocks) {
    if (block.kind !== 'chart') continue;
    const svg = chartSvg(block, reading.formats);
    const png = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
    pictures.set(svg, pngAddress(png));
  }
  return pictures;
}

const logoPath = '/logo.png';

async function printDocument(drawing: Drawing, services: DrawingServices): Promise<DrawnFile> {
  const { document, reading, photoKeys, brand, reader } = drawing;
  if (brand === null) throw new Error('The look of a PDF was not read.');
  const { look, logo } = brand;
  const whose = { company: reader.companyId, person: reader.userId };
  requireRoom(whose);
  const photos = await photosOfPdf(services, photoKeys);
  const typst = drawTypst(document, {
    formats: reading.formats,
    look,
    logo: logo && logoPath,
    fonts: reportFonts(),
    photoOf: (id) => (photos.has(id) ? photoPath(id) : undefined),
  });
  const images = new Map(logo === null ? [] : [[logoPath, logo]]);
  return drawWithPhotos(await inTurns(typst, pauseFor(reader)), images, photos, whose);
}

type Photo = { bytes: Buffer; mimeType: string };

const widths: Readonly<Record<ThumbnailKind, number>> = { screen: pageWidth, print: printWidth };

/** Reads photos, small enough for the screen. One that the disk has lost, or that is no image, is left out. */
async function readPhotos(
  { thumbnails, files }: DrawingServices,
  keys: Drawing['photoKeys'],
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
async function photosOfPdf(
  { thumbnails, files }: DrawingServices,
  keys: Drawing['photoKeys'],
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
