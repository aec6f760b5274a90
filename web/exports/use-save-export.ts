// Saves the file of a background export.
import { useCallback } from 'react';
import { readExportFile } from '#core/exports/calls.ts';
import type { ExportJob } from '#core/exports/job.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveResponse } from '#web/platform/download.ts';

/** Returns the function that saves the file of a finished job. */
export function useSaveExport(): (job: ExportJob) => Promise<void> {
  const { send } = useCore();
  return useCallback(
    async ({ id, fileName }: ExportJob) => {
      await saveResponse(await send(readExportFile, { params: { id } }), fileName ?? '');
    },
    [send],
  );
}
