// A picked file on its way to a draft: refused, being read, or read.
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { fileIssue, readCsvFile } from '#core/imports/csv/csv-file.ts';
import { unreadable } from '#core/imports/csv/csv-read.ts';
import { createImportDraft, type ImportDraft, type ImportForm } from '#core/imports/import-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { bytesOf } from './file-source.ts';

export type PickedFile =
  | { kind: 'none' }
  /** `share` from 0 to 1. */
  | { kind: 'reading'; name: string; share: number }
  | { kind: 'refused'; message: string; hint: string | null }
  /** `draft` is what is proposed for it. */
  | { kind: 'read'; draft: ImportDraft; file: File };

/** What has been picked, and how to pick something else. */
export function useCsvFile(form: ImportForm): { picked: PickedFile; pick(file: File | null): void } {
  const { ports } = useCore();
  const [picked, setPicked] = useState<PickedFile>({ kind: 'none' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File, signal: AbortSignal): Promise<PickedFile> => {
    const { name, size } = file;
    const onBytes = (bytes: number) => setPicked({ kind: 'reading', name, share: bytes / size });
    const csv = await readCsvFile({ name, size }, bytesOf(file, signal), onBytes);
    // Matching takes a while of its own; let the page be drawn before.
    await ports.sleep(0, signal);
    return { kind: 'read', draft: createImportDraft(form, csv), file };
  };
  const pick = (file: File | null) => {
    reading.current?.abort();
    if (file === null) return setPicked({ kind: 'none' });
    const issue = fileIssue(file);
    if (issue !== null) return setPicked({ kind: 'refused', message: issue, hint: null });
    const stop = new AbortController();
    reading.current = stop;
    setPicked({ kind: 'reading', name: file.name, share: 0 });
    void read(file, stop.signal)
      .catch(refusalOf)
      .then((ended) => {
        if (!stop.signal.aborted) setPicked(ended);
      });
  };
  return { picked, pick };
}

function refusalOf(error: unknown): PickedFile {
  if (error instanceof AppError) return { kind: 'refused', message: error.message, hint: error.hint ?? null };
  // The browser could not read it: moved, changed or locked since it was picked.
  return { kind: 'refused', message: unreadable, hint: 'It could not be opened. Pick it again.' };
}
