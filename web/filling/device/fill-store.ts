// What filling in stores on this device for one user: copies of fetched data, drafts, images, and the outbox. There are
// two implementations: IndexedDB, and memory if the browser has none.
import type { LastAnswers } from '#core/filling/fills/carried.ts';
import type { SavedAnswers } from '#core/filling/saved-answers.ts';
import type { OfflineIndex } from '#core/filling/offline-forms.ts';
import type { ReturnedRow, Row, Sheet } from '#core/sheets/schema.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import type { Page } from '#core/paging.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { OutboxStore } from '#core/filling/outbox/outbox.ts';

/** Of a picture. */
export type MediaType = 'image/jpeg' | 'image/png';
/** An image, or with its `name` an attached file. `at`: when it was taken, epoch milliseconds. */
export type StoredImage = {
  id: string;
  mediaType: string;
  name?: string;
  bytes: Uint8Array<ArrayBuffer>;
  at: number;
};

/** The name of a copy, typed with its value. */
export type CopyName<T> = string & { readonly holds?: T };
/** A copy of data from the server, or from this user. */
export type CachedCopy<T = unknown> = { name: CopyName<T>; value: T; /** Epoch milliseconds. */ at: number };

export type FillStore = OutboxStore & {
  /** False if it lasts only as long as the page. */
  readonly isDurable: boolean;
  copy<T>(name: CopyName<T>): Promise<CachedCopy<T> | null>;
  /** The names of copies with this prefix. */
  copyNames(beginning: string): Promise<string[]>;
  cacheCopy<T>(copy: CachedCopy<T>): Promise<void>;
  dropCopies(names: readonly string[]): Promise<void>;
  draft(id: string): Promise<SavedDraft | null>;
  drafts(): Promise<SavedDraft[]>;
  keepDraft(draft: SavedDraft): Promise<void>;
  dropDraft(id: string): Promise<void>;
  storeImage(image: StoredImage): Promise<void>;
  storedImage(id: string): Promise<StoredImage | null>;
  dropImage(id: string): Promise<void>;
  /** The ids of images taken before a moment. */
  imageIdsBefore(at: number): Promise<string[]>;
  /** Deletes copies of fetched data. Drafts and the outbox stay. */
  forgetCopies(): Promise<void>;
  close(): void;
};

function nameOf<T>(name: string): CopyName<T> {
  return name;
}

/** The names of copies. */
export const copies = {
  forms: nameOf<readonly ListedForm[]>('forms'),
  catalog: nameOf<readonly CatalogItem[]>('catalog'),
  /** What is available offline: an `OfflineIndex`. */
  offline: nameOf<OfflineIndex>('offline'),
  openSheets: nameOf<readonly Sheet[]>('open sheets'),
  sentSheets: nameOf<Page<Sheet>>('sent sheets'),
  returnedRows: nameOf<Page<ReturnedRow>>('returned rows'),
  savedAnswers: nameOf<SavedAnswers>('saved answers'),
  lastAnswers: (formId: string) => nameOf<LastAnswers>(`last answers ${formId}`),
  recentForms: nameOf<readonly string[]>('recent forms'),
  form: (id: string) => nameOf<WholeForm>(`form ${id}`),
  /** A picture of an instruction, in base64: copies are JSON. */
  picture: (id: string) => nameOf<{ mediaType: string; bytes: string }>(`picture ${id}`),
  openSheetsOf: (formId: string) => nameOf<readonly Sheet[]>(`open sheets ${formId}`),
  sheet: (id: string) => nameOf<Sheet>(`sheet ${id}`),
  rows: (sheetId: string) => nameOf<readonly Row[]>(`rows ${sheetId}`),
} as const;
