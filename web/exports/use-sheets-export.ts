// Exports the sheets of a sheet view as a workbook.
import { useCallback, useMemo } from 'react';
import { exportSheetData } from '#core/exports/actions.ts';
import { firstChoices, sheetExportBody } from '#core/exports/export-draft.ts';
import type { SheetsExport } from '#web/slots.ts';
import { useExport } from './use-export.ts';

export function useSheetsExport(): SheetsExport {
  const { save, isRunning } = useExport();
  const run = useCallback<SheetsExport['run']>(
    (form, sheetIds, filter) =>
      void save(exportSheetData, sheetExportBody(sheetIds, filter, firstChoices), form.name),
    [save],
  );
  return useMemo(() => ({ run, isRunning }), [run, isRunning]);
}
