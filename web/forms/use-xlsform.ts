// A picked workbook on its way to a form: refused, being read, or read.
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { type ReadXlsForm, readXlsForm } from '#core/forms/xlsform/read.ts';
import { readWorkbook } from '#core/forms/xlsform/read-workbook.ts';
import { useCore } from '#web/platform/core-context.tsx';

export type PickedXlsForm =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; message: string; hint: string | null }
  | ({ kind: 'read' } & ReadXlsForm);

/** What has been picked, and how to pick something else. */
export function useXlsForm(): { picked: PickedXlsForm; pick(file: File | null): void } {
  const { ports } = useCore();
  const [picked, setPicked] = useState<PickedXlsForm>({ kind: 'none' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File, signal: AbortSignal): Promise<PickedXlsForm> => {
    // Reading keeps the page from being drawn; let it say so before.
    const [{ default: open }] = await Promise.all([
      import('read-excel-file/universal'),
      ports.sleep(0, signal),
    ]);
    const sheets = await readWorkbook(file.name, file, open);
    return { kind: 'read', ...readXlsForm(sheets, ports.newId, file.name.replace(/\.xlsx$/i, '')) };
  };
  const pick = (file: File | null) => {
    reading.current?.abort();
    if (file === null) return setPicked({ kind: 'none' });
    const stop = new AbortController();
    reading.current = stop;
    setPicked({ kind: 'reading', name: file.name });
    void read(file, stop.signal)
      .catch((error: unknown) => refusalOf(error, file.name))
      .then((ended) => {
        if (!stop.signal.aborted) setPicked(ended);
      });
  };
  return { picked, pick };
}

function refusalOf(error: unknown, name: string): PickedXlsForm {
  if (error instanceof AppError) return { kind: 'refused', message: error.message, hint: error.hint ?? null };
  // The browser could not read it: moved, changed or locked since it was picked.
  return { kind: 'refused', message: `${name} could not be read.`, hint: 'Pick it again.' };
}
