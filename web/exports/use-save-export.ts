// Saves the file of an export that the server has made. The browser fetches it by itself, so that however large it is
// it never stands in the page's memory.
import { useCallback } from 'react';
import { pathOf } from '#core/contract.ts';
import { readExportFile } from '#core/exports/calls.ts';
import type { ExportJob } from '#core/exports/job.ts';
import { createAccessToken } from '#core/session/calls.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveFrom } from '#web/platform/download.ts';

/** The function that saves the file of a job that is ready. */
export function useSaveExport(): (job: ExportJob) => Promise<void> {
  const { send, session } = useCore();
  return useCallback(
    async ({ id, fileName }: ExportJob) => {
      const { accessToken } = await send(createAccessToken, {});
      const server = session.region.value?.server ?? '';
      const path = pathOf(readExportFile, { id });
      saveFrom(`${server}${path}?${new URLSearchParams({ accessToken }).toString()}`, fileName ?? '');
    },
    [send, session],
  );
}
