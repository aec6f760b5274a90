// The actions of a sheet view: filter, choose sheets, export. A single menu on narrow screens.
import { Badge, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  ChevronDown,
  Download,
  Ellipsis,
  FileChartColumn,
  FileSpreadsheet,
  Filter,
  Layers,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
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
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { SheetDialog } from './sheet-dialogs.tsx';
import type { OpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SheetActionsProps = {
  sheet: OpenSheet;
  /** The menu of saved views. */
  views: ReactNode;
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

export function SheetActions(props: SheetActionsProps) {
  const { views, sheetsExport, onDialog } = props;
  const isNarrow = useNarrow();
  const isExporting = sheetsExport.isRunning;
  const { sheets, filtered, form } = props.sheet.view.overview;
  const choices: Choice[] = [
    {
      id: 'sheets.filter',
      label: filtered === 0 ? t(m.filterData) : t(m.filterDataCount, { filtered }),
      icon: <Filter size={18} aria-hidden />,
      onChoose: () => onDialog('filter'),
    },
    {
      id: 'sheets.select',
      label: t(m.selectSheets, { count: sheets.length }),
      icon: <Layers size={18} aria-hidden />,
      onChoose: () => onDialog('sheets'),
    },
  ];
  const exports = useExportChoices(props);
  useOfferedChoices({ title: form.name, choices: [...choices, ...exports] });
  if (isNarrow) {
    const button = (
      <Button variant="default" rightSection={<Ellipsis size={16} aria-hidden />}>
        {t(m.options)}
      </Button>
    );
    return (
      <>
        {views}
        <ActionMenu label={t(m.options)} choices={[...choices, ...exports]} button={button} />
      </>
    );
  }
  return (
    <>
      {views}
      <Button
        variant="default"
        leftSection={<Filter size={16} aria-hidden />}
        rightSection={filtered > 0 && <Badge>{filtered}</Badge>}
        onClick={() => onDialog('filter')}
      >
        {sheetTexts.filter}
      </Button>
      <Button
        variant="default"
        leftSection={<Layers size={16} aria-hidden />}
        rightSection={<Badge color="gray">{sheets.length}</Badge>}
        onClick={() => onDialog('sheets')}
      >
        {sheetTexts.select}
      </Button>
      <ActionMenu
        label={t(m.options)}
        choices={exports}
        button={
          <Button
            variant="default"
            rightSection={<ChevronDown size={16} aria-hidden />}
            loading={isExporting}
          >
            {t(m.options)}
          </Button>
        }
      />
    </>
  );
}

/** Exports, the report of the dashboard, and what can be undone. */
function useExportChoices(props: SheetActionsProps): Choice[] {
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
