// The dialogs of a sheet view: filter, sheets, exports, undo. One is open at a time.
import { Modal } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { rowColumns } from '#core/exports/export-draft.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { latestSheets, type RowFilterInput } from '#core/sheets/schema.ts';
import { leaveFilterText, sheetTexts } from '#core/sheets/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { ExportFormDialog } from '#web/slots.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useLeaving } from '#web/ui/dialog/use-leaving.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { UndoDialog } from './table/undo-dialog.tsx';
import type { OpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m as wallTexts } from './wall/texts.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const FilterForm = lazyPart(() => import('./filter/filter-form.tsx').then((it) => it.FilterForm));
const WallForm = lazyPart(() => import('./wall/wall-dialog.tsx').then((it) => it.WallForm));
const SheetPicker = lazyPart(() => import('./sheet-picker.tsx').then((it) => it.SheetPicker));

export type SheetDialog = 'filter' | 'sheets' | 'export' | 'export sheets' | 'undo' | 'wall' | null;

export type SheetDialogsProps = {
  sheet: OpenSheet;
  dialog: SheetDialog;
  onClose(): void;
  /** The filter of an export of the sheets. */
  exported: RowFilterInput | null;
  isSearched: boolean;
  ExportDialog: ExportFormDialog;
};

export function SheetDialogs(props: SheetDialogsProps) {
  const { dialog, onClose, exported, isSearched, ExportDialog } = props;
  const { formId, sheetIds, filter, changed, onCount, onFilter, onSheets } = props.sheet;
  const { overview } = props.sheet.view;
  const isExport = dialog === 'export' || dialog === 'export sheets';
  const { form, sheets } = overview;
  const questions = filteredQuestions(form);
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
            onCount={onCount}
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
      <Modal opened={dialog === 'wall'} onClose={onClose} title={t(wallTexts.showOnWall)}>
        <Suspense fallback={<Loading />}>
          <WallForm formId={formId} filter={props.sheet.search.filter} onClose={onClose} />
        </Suspense>
      </Modal>
      <UndoDialog formId={formId} opened={dialog === 'undo'} onUndone={changed.onUndone} onClose={onClose} />
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
              isSearched,
              countRows: onCount,
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
