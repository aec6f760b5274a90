// What is done with all that a sheet view shows: exports, the report of the dashboard, and what can be undone.
import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  Download,
  FileChartColumn,
  FileSpreadsheet,
  Link,
  Monitor,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import { exportSheetData, exportSheetsLabel } from '#core/exports/actions.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { undoTexts } from '#core/sheets/review/row-undo.ts';
import { offeredChanges } from '#core/sheets/review/bulk-change.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { ReportSearch } from '#web/paths.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { withoutOpening } from '#web/view-address.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { SheetsExport } from '#web/slots.ts';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import type { SheetDialog } from './sheet-dialogs.tsx';
import type { OpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as wallTexts } from './wall/texts.ts';

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
  const { sheetIds, view, tab } = props.sheet;
  const copyLink = useCopyLink(props.sheet);
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
      id: 'sheets.copyLink',
      label: t(m.copyLink),
      icon: <Link size={18} aria-hidden />,
      apart: true,
      onChoose: () => void copyLink(),
    },
    {
      id: 'sheets.wall',
      label: t(wallTexts.showOnWall),
      icon: <Monitor size={18} aria-hidden />,
      isOffered: () => tab === 'dashboard' && form.published,
      onChoose: () => onDialog('wall'),
    },
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

/** Copies the address of what is shown, with its sheets, period and filters, and says so. */
function useCopyLink({ sheetIds, search, view }: OpenSheet): () => Promise<void> {
  const router = useRouter();
  const { filtered } = view.overview;
  return async () => {
    // A saved view may be one's own: what it shows is in the address too.
    const { view: _, ...shown } = search;
    const { href } = router.buildLocation({ to: '.', search: withoutOpening(sheetIds, shown) });
    if (await copyText(new URL(href, location.origin).href)) notifyDone(t(m.linkWasCopied, { filtered }));
    else notifyFailed(t(m.linkNotCopied));
  };
}
