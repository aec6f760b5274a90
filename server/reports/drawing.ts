// What a report is drawn from: its document, and what else of the database belongs to it. All of it is read in the
// transaction, so that drawing, which takes long, needs none.
import type { Buffer } from 'node:buffer';
import { personName } from '#core/primitives.ts';
import sharp from 'sharp';
import type { Actor } from '#core/actor.ts';
import { readableText } from '#core/appearance/contrast.ts';
import { defaultLabels } from '#core/appearance/schema.ts';
import { cellCount, photosIn, type ReportDocument, type ReportLook } from '#core/reports/document.ts';
import { mostPdfCells, type ReportFormat } from '#core/reports/schema.ts';
import { findLogo, readLooks } from '#server/appearance/store.ts';
import type { ThumbnailKind } from '#server/files/thumbnails.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Reading } from '#server/readers/reading.ts';
import { findAll } from '#server/sheets/images.ts';
import { tooManyCells } from './load.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `reading`: how whoever it is made for reads. */
export type MadeDocument = { document: ReportDocument; reading: Reading };

/** What a document is drawn as. */
export type DrawnAs = {
  format: ReportFormat;
  /** Charts of a page as pictures, for browsers that draw no SVG. */
  isPng?: boolean;
  /** How large the photos of a page are; by default as on the screen. */
  photos?: ThumbnailKind;
};

export type Drawing = MadeDocument & {
  as: DrawnAs;
  reader: Actor;
  /** Where the store has the photos that the reader may see, by id. */
  photoKeys: ReadonlyMap<string, string>;
  /** Of a PDF and a page: the company's colours and logo. */
  brand: Brand | null;
};

/** The logo is a PNG. */
export type Brand = { look: ReportLook; logo: Buffer | null };

/** When it was made and by whom: `Run 2026-11-23 14:05 (Etc/UTC) by Pat`. */
export function madeByText(
  how: 'run' | 'printed',
  now: number,
  { formats }: Reading,
  { timeZone, ...actor }: Actor,
): string {
  const values = { when: formats.moment(now, timeZone), timeZone, name: personName(actor) };
  return how === 'run' ? t(m.runBy, values) : t(m.printedBy, values);
}

type DrawingScope = Pick<RequestScope, 'tx' | 'actor'>;

/** @throws AppError `too-much-data` if the tables of one are too long for a PDF */
export async function readDrawings(
  scope: DrawingScope,
  made: readonly MadeDocument[],
  as: DrawnAs,
): Promise<Drawing[]> {
  const isPdf = as.format === 'PDF';
  const photos = made.map(({ document }) => {
    const cells = cellCount(document);
    if (isPdf && cells > mostPdfCells) throw tooManyCells(cells, mostPdfCells);
    return isPdf || as.format === 'HTML' ? photosIn(document).map(({ id }) => id) : [];
  });
  const ids = [...new Set(photos.flat())];
  const found = ids.length === 0 ? [] : await findAll(scope.tx, scope.actor, ids);
  const keys = new Map(found.map(({ id, key }) => [id, key]));
  const brand = isPdf || as.format === 'HTML' ? await readBrand(scope) : null;
  return made.map((each, place) => {
    const own = new Set(photos[place]);
    const photoKeys = new Map([...keys].filter(([id]) => own.has(id)));
    return { ...each, as, reader: scope.actor, photoKeys, brand };
  });
}

async function readBrand({ tx, actor }: DrawingScope): Promise<Brand> {
  const { labels } = await readLooks(tx, actor.companyId);
  const inForce = labels ?? defaultLabels;
  const { sidebarBackgroundColor: background, sidebarTextColor } = inForce;
  const logo = await findLogo(tx, actor.companyId);
  return {
    // Nobody is refused colours that are hard to read in a menu; on paper they are put right.
    look: { background, text: readableText(inForce) ?? sidebarTextColor },
    logo: logo === undefined ? null : await logoAsPng(logo.content),
  };
}

/** A logo in the one format that a PDF always takes; null for one that cannot be read: the report is drawn without it. */
async function logoAsPng(content: Uint8Array): Promise<Buffer | null> {
  return sharp(content)
    .png()
    .toBuffer()
    .catch(() => null);
}
