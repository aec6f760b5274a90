// Outbox entries: sheets, images, rows and completions that wait to be sent. Dependencies are derived from the entries
// themselves, so that a stuck entry only blocks what needs it.
import { no, type Verdict, yes } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { storedIdsIn } from '#core/questions/entries/flat.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The owner of entries: one user's entries are never sent as another. */
export type OutboxOwner = { region: string; userId: string };

type EntryBase = {
  /** The id of the sheet, image or row, generated here: sending it twice creates it once. */
  id: string;
  owner: OutboxOwner;
  /** Names are included so that entries can be shown offline. */
  form: { id: string; name: string };
  sheet: { id: string; name: string };
  state: 'waiting' | 'sending' | 'stuck';
  /** Why the last attempt failed. */
  fault?: OutboxIssue;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Number of attempts. */
  attempts: number;
};

export type SheetEntry = EntryBase & {
  kind: 'sheet';
  body: { id: string; formVersion: number; name: string; contextAnswers: readonly GivenAnswer[] };
};
/** Of an image, or with its `name` of an attached file. Its bytes are stored separately under the same id. */
export type ImageEntry = EntryBase & { kind: 'image'; body: { mediaType: string; name?: string } };
export type RowEntry = EntryBase & {
  kind: 'row';
  /** Its sheet is made for it, and means nothing without it. */
  startsSheet?: true;
  body: { id: string; formVersion: number; answers: readonly GivenAnswer[] };
};
export type CompleteEntry = EntryBase & {
  kind: 'complete';
  body: null;
  /** The only row of the sheet: without it there is nothing to complete. */
  onlyRow?: string;
};
/** Discards a sheet that was made for a row which was discarded. */
export type DiscardEntry = EntryBase & { kind: 'discard'; body: null };
/** A correction of a returned row; has the row's id. */
export type CorrectionEntry = EntryBase & {
  kind: 'correction';
  body: { formVersion: number; answers: readonly GivenAnswer[] };
};
export type OutboxEntry = SheetEntry | ImageEntry | RowEntry | CorrectionEntry | CompleteEntry | DiscardEntry;

export type OutboxIssue = { status: number; message: string; errors: readonly FieldError[] };

export type NewEntryOf = Pick<EntryBase, 'owner' | 'form' | 'sheet' | 'createdAt'>;

/** Creates the entries of a new sheet, with the images of its setup. */
export function sheetEntries(
  of: NewEntryOf,
  body: SheetEntry['body'],
  images: readonly NewImage[] = [],
): OutboxEntry[] {
  const { id } = body;
  return [{ ...fresh(of), id, kind: 'sheet', body }, ...imageEntries(of, images)];
}

/** Creates the entries of a row that starts its sheet, and of the sheet's completion if nothing follows (`isWhole`). */
export function firstRowEntries(
  of: NewEntryOf,
  { sheet, row, isWhole }: { sheet: SheetEntry['body']; row: RowEntry['body']; isWhole: boolean },
  images: readonly NewImage[] = [],
): OutboxEntry[] {
  return [
    ...sheetEntries(of, sheet),
    ...rowEntries(of, row, images).map((entry) =>
      entry.kind === 'row' ? { ...entry, startsSheet: true as const } : entry,
    ),
    ...(isWhole ? [{ ...completeEntry(of), onlyRow: row.id }] : []),
  ];
}

/** Creates the entries of a new row, with its images. */
export function rowEntries(
  of: NewEntryOf,
  body: RowEntry['body'],
  images: readonly NewImage[] = [],
): OutboxEntry[] {
  return [{ ...fresh(of), id: body.id, kind: 'row', body }, ...imageEntries(of, images)];
}

/** Creates the entries of a correction of a returned row, with its images. */
export function correctionEntries(
  of: NewEntryOf,
  id: string,
  body: CorrectionEntry['body'],
  images: readonly NewImage[] = [],
): OutboxEntry[] {
  return [{ ...fresh(of), id, kind: 'correction', body }, ...imageEntries(of, images)];
}

/** Creates the entry that completes a sheet. */
export function completeEntry(of: NewEntryOf): CompleteEntry {
  return { ...fresh(of), id: `complete ${of.sheet.id}`, kind: 'complete', body: null };
}

/** The entry that discards the sheet of a row, which the server has or may have; null if it need not. */
export function discardOf(entries: readonly OutboxEntry[], rowId: string): DiscardEntry | null {
  const row = entries.find(({ kind, id }) => kind === 'row' && id === rowId);
  if (row?.kind !== 'row' || !isSoleRow(entries, row)) return null;
  const { owner, form, sheet, createdAt } = row;
  const waiting = entries.find((entry) => entry.kind === 'sheet' && entry.id === sheet.id);
  // The server has refused it, or was never asked.
  if (waiting !== undefined && (waiting.state === 'stuck' || waiting.attempts === 0)) return null;
  return {
    ...fresh({ owner, form, sheet, createdAt }),
    id: `discard ${sheet.id}`,
    kind: 'discard',
    body: null,
  };
}

export type NewImage = { id: string } & ImageEntry['body'];

function imageEntries(of: NewEntryOf, images: readonly NewImage[]): ImageEntry[] {
  return images.map(({ id, ...body }) => ({ ...fresh(of), id, kind: 'image', body }));
}

function fresh({ owner, form, sheet, createdAt }: NewEntryOf) {
  return { owner, form, sheet, createdAt, state: 'waiting' as const, attempts: 0 };
}

/** Whether its sheet is none to continue once it is sent. */
export function endsSheet({ kind }: OutboxEntry): boolean {
  return kind === 'complete' || kind === 'discard';
}

/** Whether an entry belongs to this owner. */
export function isOf({ owner }: OutboxEntry, { region, userId }: OutboxOwner): boolean {
  return owner.region === region && owner.userId === userId;
}

/** The entries in sending order. */
export function inSendingOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.toSorted(
    (a, b) =>
      a.createdAt - b.createdAt || ranks[a.kind] - ranks[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

const ranks = { image: 0, sheet: 1, row: 2, correction: 2, complete: 3, discard: 3 } as const;

/** The ids of the entries that must be sent before this one. */
export function needsOf(entry: OutboxEntry, entries: readonly OutboxEntry[]): string[] {
  if (entry.kind === 'image' || entry.kind === 'discard') return [];
  const named = new Set(answersIn(entry).flatMap(({ value }) => storedIdsIn(value)));
  return entries
    .filter((other) => {
      if (other.kind === 'image') return named.has(other.id);
      if (other.sheet.id !== entry.sheet.id || other.id === entry.id) return false;
      return other.kind === 'sheet' || (entry.kind === 'complete' && other.kind === 'row');
    })
    .map(({ id }) => id);
}

/** The next entry to send among those that are `isDue`; null if all others wait or are blocked. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  isDue: (entry: OutboxEntry) => boolean,
): OutboxEntry | null {
  const ready = inSendingOrder(entries).find(
    (entry) => entry.state !== 'stuck' && isDue(entry) && needsOf(entry, entries).length === 0,
  );
  return ready ?? null;
}

/** An entry with its dependents, and with images that no other entry refers to: what a discard removes. */
export function fallsWith(entries: readonly OutboxEntry[], id: string): OutboxEntry[] {
  const falling = new Set([id, ...soleSheetOf(entries, id)]);
  const falls = (entry: OutboxEntry) =>
    needsOf(entry, entries).some(
      // A sheet can be completed without a row that was discarded, but not without itself or its only row.
      (need) =>
        falling.has(need) && (entry.kind !== 'complete' || need === entry.sheet.id || need === entry.onlyRow),
    );
  for (let before = 0; before !== falling.size;) {
    before = falling.size;
    for (const entry of entries) if (falls(entry)) falling.add(entry.id);
  }
  const named = new Set(imagesNamedBy(entries.filter((entry) => !falling.has(entry.id))));
  const lost = imagesNamedBy(entries.filter((entry) => falling.has(entry.id)));
  const images = new Set(lost.filter((image) => !named.has(image)));
  return entries.filter((entry) => falling.has(entry.id) || (entry.kind === 'image' && images.has(entry.id)));
}

/** The sheet that was made for this row alone and waits with it: it means nothing without the row. */
function soleSheetOf(entries: readonly OutboxEntry[], rowId: string): string[] {
  const row = entries.find((entry) => entry.kind === 'row' && entry.id === rowId);
  const sheet = entries.find(({ kind, id }) => kind === 'sheet' && id === row?.sheet.id);
  const isSole = row?.kind === 'row' && sheet?.kind === 'sheet' && isSoleRow(entries, row);
  return isSole && sheet.body.contextAnswers.length === 0 ? [sheet.id] : [];
}

/** Whether the sheet was made for this row, and no other waits for it. */
function isSoleRow(entries: readonly OutboxEntry[], row: RowEntry): boolean {
  const ofSheet = entries.filter(({ kind, sheet }) => kind !== 'image' && sheet.id === row.sheet.id);
  // Entries of an earlier version of the app say it by their completion alone.
  const isMadeForIt =
    row.startsSheet === true ||
    ofSheet.some((entry) => entry.kind === 'complete' && entry.onlyRow === row.id);
  return isMadeForIt && ofSheet.every(({ kind, id }) => kind !== 'row' || id === row.id);
}

/** Values that may name images or files: those of all questions, since no other value begins with such an id. */
function imagesNamedBy(entries: readonly OutboxEntry[]): string[] {
  return entries.flatMap(answersIn).flatMap(({ value }) => storedIdsIn(value));
}

function answersIn(entry: OutboxEntry): readonly GivenAnswer[] {
  if (entry.kind === 'sheet') return entry.body.contextAnswers;
  return entry.kind === 'row' || entry.kind === 'correction' ? entry.body.answers : [];
}

/** May an entry be edited? Only one that was never attempted or was rejected: any other may have reached the server. */
export function mayMend({ kind, state, attempts }: OutboxEntry): Verdict {
  if (kind !== 'row' && kind !== 'correction' && kind !== 'sheet') return no(t(m.thisCannotBeChanged));
  if (state === 'stuck' || attempts === 0) return yes;
  return no(t(m.itWasSentAndMay));
}

/** May an entry be discarded? */
export function mayDiscard({ state }: OutboxEntry): Verdict {
  return state === 'sending' ? no(t(m.itIsBeingSentRight)) : yes;
}
