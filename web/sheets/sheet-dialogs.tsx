// The dialogs of a sheet view: filter, sheets, exports, undo. One is open at a time.
import { Modal } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { rowColumns } from '#core/exports/export-draft.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { latestSheets, type RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { leaveFilterText, sheetTexts } from '#core/sheets/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { SheetIds } from '#web/paths.ts';
import type { ExportFormDialog } from '#web/slots.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useLeaving } from '#web/ui/dialog/use-leaving.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { CountRows } from './filter/use-filter-count.ts';
import { UndoDialog } from './table/undo-dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const FilterForm = lazyPart(() => import('./filter/filter-form.tsx').then((it) => it.FilterForm));
const SheetPicker = lazyPart(() => import('./sheet-picker.tsx').then((it) => it.SheetPicker));

export type SheetDialog = 'filter' | 'sheets' | 'export' | 'export sheets' | 'undo' | null;

export type SheetDialogsProps = {
  dialog: SheetDialog;
  onClose(): void;
  formId: string;
  sheetIds: SheetIds;
  overview: SheetOverview;
  filter: RowFilterInput | null;
  onCount: CountRows;
  /** The filter of an export of the sheets. */
  exported: RowFilterInput | null;
  isSearched: boolean;
  onFilter(filter: RowFilterInput | null): void;
  onSheets(ids: readonly string[]): void;
  onUndone(): void;
  ExportDialog: ExportFormDialog;
};

export function SheetDialogs(props: SheetDialogsProps) {
  const { dialog, onClose, formId, sheetIds, overview, filter, exported, onFilter, onSheets, onUndone } =
    props;
  const { ExportDialog } = props;
  const isExport = dialog === 'export' || dialog === 'export sheets';
  const { form, sheets } = overview;
  const questions = analysedQuestions(form);
  const { timeZone } = useActor();
  const isNarrow = useNarrow();
  const leaving = useLeaving(leaveFilterText, onClose);
  return (
    <>
      <Modal
        opened={dialog === 'filter'}
        onClose={leaving.leave}
        title={sheetTexts.filter}
        size="xl"
        fullScreen={isNarrow}
        // A click outside would discard the user's input.
        closeOnClickOutside={false}
      >
        <Suspense fallback={<Loading />}>
          <FilterForm
            overview={overview}
            filter={filter}
            onCount={props.onCount}
            onApply={(next) => {
              onClose();
              onFilter(next);
            }}
            onChanged={leaving.onChanged}
            onClose={onClose}
          />
        </Suspense>
      </Modal>
      <Modal
        opened={dialog === 'sheets'}
        onClose={leaving.leave}
        title={sheetTexts.select}
        size="lg"
        fullScreen={isNarrow}
        closeOnClickOutside={false}
      >
        <Suspense fallback={<Loading />}>
          <SheetPicker
            formId={formId}
            selected={sheets.length === 0 && sheetIds !== 'all' ? sheetIds : sheets.map(({ id }) => id)}
            onApply={(ids) => {
              onClose();
              onSheets(ids);
            }}
            onChanged={leaving.onChanged}
            onClose={onClose}
          />
        </Suspense>
      </Modal>
      <UndoDialog formId={formId} opened={dialog === 'undo'} onUndone={onUndone} onClose={onClose} />
      {useOpenedOnce(isExport) && (
        <Suspense>
          <ExportDialog
            form={form}
            view={{
              sheetIds: sheets.map(({ id }) => id),
              filter: exported,
              filterText:
                exported &&
                filterSentence(exported, questions, { timeZone, catalogNames: overview.namesById }),
              isSearched: props.isSearched,
              countRows: props.onCount,
              hasAllSheets: sheetIds === 'all' && sheets.length < latestSheets,
              columnCount: questions.length + rowColumns,
              isReviewed: form.reviewers.length > 0,
            }}
            begins={dialog === 'export' || sheets.length === 0 ? 'form' : 'view'}
            opened={isExport}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether something was ever opened: its code is loaded then, and it stays mounted. */
function useOpenedOnce(isOpened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpened);
  useEffect(() => {
    if (isOpened) setWasOpened(true);
  }, [isOpened]);
  return isOpened || wasOpened;
}
