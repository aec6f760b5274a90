// The state of a picked workbook: rejected, being read, or read.
import { useEffect, useRef, useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { readXlsFormFile, type XlsFormFile } from './read-xlsform-file.ts';

export type PickedXlsForm = { kind: 'none' } | { kind: 'reading'; name: string } | XlsFormFile;

/** The picked file, and how to pick another. */
export function useXlsForm(): { picked: PickedXlsForm; pick(file: File | null): void } {
  const { ports } = useCore();
  const [picked, setPicked] = useState<PickedXlsForm>({ kind: 'none' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const pick = (file: File | null) => {
    reading.current?.abort();
    if (file === null) return setPicked({ kind: 'none' });
    const stop = new AbortController();
    reading.current = stop;
    setPicked({ kind: 'reading', name: file.name });
    void readXlsFormFile(file, ports, stop.signal).then((ended) => {
      if (!stop.signal.aborted) setPicked(ended);
    });
  };
  return { picked, pick };
}
