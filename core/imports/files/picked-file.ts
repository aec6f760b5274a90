// A file that somebody picked for an import, as a face provides it.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import type { CsvSource } from '../csv/csv-file.ts';
import { unreadable } from '../csv/csv-read.ts';
import type { ImportFiles } from './import-files.ts';
import type { UploadBody } from '../upload.ts';
import { m } from '../texts.ts';

export type PickedFile = {
  name: string;
  /** In bytes. */
  size: number;
  /** Its bytes from the beginning, yielding to the screen after each chunk. */
  pieces(signal: AbortSignal): CsvSource;
  /** The body to upload. */
  body: UploadBody;
  /** The files beside it, where it came in a ZIP. */
  files?: ImportFiles | undefined;
};

/** It was moved, changed or locked since it was picked. */
export function unopened(cause: unknown): AppError {
  return new AppError('invalid', unreadable, { cause, hint: wording(m.itCouldNotBeOpened) });
}
