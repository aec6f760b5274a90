// What a report is drawn from: its document, and what else of the database belongs to it. All of it is read in the
// transaction, so that drawing, which takes long, needs none.
import { personName } from '#core/primitives.ts';
import sharp from 'sharp';
import type { Actor } from '#core/actor.ts';
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
  /** Of a PDF: the company's colours and logo. */
  printed: PrintedLook | null;
};

/** The logo with the path by which it is drawn. */
type PrintedLook = { look: ReportLook; logo: { path: string; content: Uint8Array } | null };

/** When it was made and by whom: `2026-11-23 14:05 (Etc/UTC) by Pat`. */
export function madeByText(now: number, { formats }: Reading, { timeZone, ...actor }: Actor): string {
  return t(m.madeBy, { when: formats.moment(now, timeZone), timeZone, name: personName(actor) });
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
  const printed = isPdf ? await printedLook(scope) : null;
  return made.map((each, place) => {
    const own = new Set(photos[place]);
    const photoKeys = new Map([...keys].filter(([id]) => own.has(id)));
    return { ...each, as, reader: scope.actor, photoKeys, printed };
  });
}

async function printedLook({ tx, actor }: DrawingScope): Promise<PrintedLook> {
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
