// What filling in keeps on this device for one person: copies of what was read, drafts, images, and what waits to be
// sent. Two things keep it: the browser's database, and memory where the browser has none.
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { ImageEntry } from '#core/filling/outbox/outbox-entry.ts';
import type { OutboxStore } from '#core/filling/outbox/outbox.ts';

export type MediaType = ImageEntry['body']['mediaType'];
/** `at`: when it was taken, epoch milliseconds. */
export type StoredImage = { id: string; mediaType: MediaType; bytes: Uint8Array<ArrayBuffer>; at: number };

/** A copy of something that the server, or somebody here, has said. */
export type CachedCopy = { name: string; value: unknown; /** Epoch milliseconds. */ at: number };

export type FillStore = OutboxStore & {
  /** False where it lives as long as the page. */
  readonly isDurable: boolean;
  copy(name: string): Promise<CachedCopy | null>;
  /** The names of copies that begin like this. */
  copyNames(beginning: string): Promise<string[]>;
  cacheCopy(copy: CachedCopy): Promise<void>;
  dropCopies(names: readonly string[]): Promise<void>;
  draft(id: string): Promise<SavedDraft | null>;
  drafts(): Promise<SavedDraft[]>;
  keepDraft(draft: SavedDraft): Promise<void>;
  dropDraft(id: string): Promise<void>;
  storeImage(image: StoredImage): Promise<void>;
  storedImage(id: string): Promise<StoredImage | null>;
  dropImage(id: string): Promise<void>;
  /** The ids of images that were taken before a moment. */
  imageIdsBefore(at: number): Promise<string[]>;
  /** Forgets what was read. Drafts, and what waits to be sent, stay. */
  forgetCopies(): Promise<void>;
  close(): void;
};

/** The names of copies. */
export const copies = {
  forms: 'forms',
  catalog: 'catalog',
  /** What of all this can be filled in without a network: an `OfflineIndex`. */
  offline: 'offline',
  openSheets: 'open sheets',
  returnedRows: 'returned rows',
  savedAnswers: 'saved answers',
  recentForms: 'recent forms',
  form: (id: string) => `form ${id}`,
  openSheetsOf: (formId: string) => `open sheets ${formId}`,
  sheet: (id: string) => `sheet ${id}`,
  rows: (sheetId: string) => `rows ${sheetId}`,
} as const;
