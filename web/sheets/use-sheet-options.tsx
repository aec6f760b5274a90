// What is done with all that a sheet view shows: exports, the report of the dashboard, and what can be undone.
import { useNavigate } from '@tanstack/react-router';
import { Download, FileChartColumn, FileSpreadsheet, SlidersHorizontal, Undo2 } from 'lucide-react';
import { exportSheetData, exportSheetsLabel } from '#core/exports/actions.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { undoTexts } from '#core/sheets/review/row-undo.ts';
import { offeredChanges } from '#core/sheets/review/bulk-change.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { ReportSearch } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { SheetsExport } from '#web/slots.ts';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import type { SheetDialog } from './sheet-dialogs.tsx';
import type { OpenSheet } from './use-open-sheet.ts';

export type SheetOptions = {
  sheet: OpenSheet;
  /** The filter of an export of the sheets. */
  exported: RowFilterInput | null;
  isSearched: boolean;
  sheetsExport: SheetsExport;
  onDialog(dialog: SheetDialog): void;
};

/** The days that the dashboard shows, for its report. */
function periodSearch(filter: RowFilterInput | null): ReportSearch {
  const { minDate, maxDate } = filter ?? {};
  if (minDate == null || maxDate == null) return {};
  return { start_date: String(minDate), end_date: String(maxDate) };
}

export function useSheetOptions(props: SheetOptions): Choice[] {
  const { exported, isSearched, sheetsExport, onDialog } = props;
  const { sheetIds, view } = props.sheet;
  const { timeZone } = useActor();
  const navigate = useNavigate();
  const isExporting = sheetsExport.isRunning;
  const { sheets, form } = view.overview;
  const shown = { sheetIds, filter: exported, sheetCount: sheets.length, isSearched };
  return [
    {
      id: 'exports.sheetsAs',
      label: sheetTexts.exportSheetsAs,
      icon: <SlidersHorizontal size={18} aria-hidden />,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: () => onDialog('export sheets'),
    },
    {
      id: exportSheetData.id,
      label: exportSheetsLabel(sheets.length, isExporting),
      icon: <Download size={18} aria-hidden />,
      disabled: isExporting || sheets.length === 0,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: () =>
        // The dialog warns that more than the visible rows are exported.
        isSearched
          ? onDialog('export sheets')
          : sheetsExport.run(
              form,
              sheets.map(({ id }) => id),
              exported,
            ),
    },
    {
      id: 'exports.form',
      label: sheetTexts.exportForm,
      icon: <FileSpreadsheet size={18} aria-hidden />,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: () => onDialog('export'),
    },
    actionChoice(
      reportOfDashboard,
      { form, shown, timeZone },
      {
        icon: <FileChartColumn size={18} aria-hidden />,
        onDone: ({ id }) =>
          void navigate({
            to: '/reports/$reportId',
            params: { reportId: id },
            search: periodSearch(exported),
          }),
      },
    ),
    {
      id: 'sheets.undo',
      label: undoTexts.title,
      icon: <Undo2 size={18} aria-hidden />,
      apart: true,
      isOffered: (actor) => offeredChanges(actor, form).length > 0,
      onChoose: () => onDialog('undo'),
    },
  ];
}
