// Prints the filled-in forms of rows, or saves them.
import { useCallback } from 'react';
import { printRows } from '#core/reports/actions.ts';
import type { PrintFormat } from '#core/reports/print.ts';
import { saveResponse } from '#web/platform/download.ts';
import { printPage } from '#web/platform/print-page.ts';
import { useAction } from '#web/ui/use-action.ts';

export type RowsPrinting = {
  /** HTML opens the browser's print dialog, the others are saved. */
  print(rowIds: readonly string[], format: PrintFormat): Promise<void>;
  isRunning: boolean;
};

export function usePrintRows(): RowsPrinting {
  const { run, isRunning } = useAction();
  const print = useCallback<RowsPrinting['print']>(
    async (rowIds, format) => {
      const ended = await run(printRows, { rowIds: [...rowIds], format });
      if (!ended.done) return;
      if (format === 'HTML') await printPage(await ended.result.text());
      else await saveResponse(ended.result, `Rows.${format.toLowerCase()}`);
    },
    [run],
  );
  return { print, isRunning };
}
