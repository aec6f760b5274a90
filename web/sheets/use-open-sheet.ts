// A sheet view that is open, as one value for all of its parts: what its address says, its rows, and what leads elsewhere.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { rowHistoryKey } from '#core/audit/queries.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { sheetIdsQuery } from '#core/sheets/queries.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { ViewContent } from '#core/views/schema.ts';
import { type SheetIds, sheetIdsText, type SheetSearch } from '#web/paths.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { type Live, useLive } from './engine/use-live.ts';
import { type OwnChanges, useOwnChanges } from './engine/use-own-changes.ts';
import type { LoadedSheetView, SheetViewControl } from './engine/use-sheet-view.ts';
import type { CountRows } from './filter/use-filter-count.ts';
import { withFilter, withMap } from './table/table-search.ts';
import type { ShownMap } from './widgets/widget-view.ts';

export type SheetAddress = {
  formId: string;
  sheetIds: SheetIds;
  tab: ViewContent['tab'];
  /** The row whose details are open over the data tab. */
  row: { id: string; tab: 'answers' | 'history' } | null;
  search: SheetSearch;
  /** That of `search`; a stable object while it is the same filter. */
  filter: RowFilterInput | null;
  /** Replaces the search parameters. Other data is a separate history entry, which Back reverts. */
  onSearch(search: SheetSearch, isStep?: boolean): void;
};

export type OpenSheet = SheetAddress & {
  params: { templateId: string; sheetIds: string };
  view: LoadedSheetView;
  control: SheetViewControl;
  live: Live;
  /** Shows what the user has changed. */
  changed: OwnChanges;
  onCount: CountRows;
  onFilter(filter: RowFilterInput | null): void;
  /** Opens a row, in the current tab of its details: users go from one history to the next. */
  onRow(rowId: string): void;
  /** Shows the rows that pass a filter, in the table or on a map. */
  onRows(filter: RowFilterInput | null, map?: ShownMap): void;
  onCloseRow(): void;
  onSheets(ids: readonly string[]): void;
  /** Shows all sheets of the form, instead of the latest. */
  onAllSheets(): void;
};

type LoadedAddress = SheetAddress & Pick<OpenSheet, 'view' | 'control'>;

export function useOpenSheet(address: LoadedAddress): OpenSheet {
  const { formId, sheetIds, tab, row, search, onSearch, view, control } = address;
  const { client, overview } = view;
  const { form, isSummarized } = overview;
  const { refresh, replaceRow, removeRows, reviewRows } = control;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { send } = useCore();
  /** The open row and its history are always refetched. */
  const onNews = () => {
    if (row === null) return;
    for (const queryKey of [['sheets', 'row'], rowHistoryKey(row.id)])
      void queries.invalidateQueries({ queryKey });
  };
  const live = useLive(formId, { holdsBack: tab === 'data', isSummarized, refresh, onNews });
  const changed = useOwnChanges({ replaceRow, reviewRows, removeRows, expect: live.expect });
  const onCount = useCallback<CountRows>((filter) => client.call('count', [filter]), [client]);
  const params = { templateId: formId, sheetIds: sheetIdsText(sheetIds) };
  const pages = {
    dashboard: '/sheet/$templateId/$sheetIds',
    data: '/sheet/$templateId/$sheetIds/data',
  } as const;
  const onSheets = (ids: readonly string[]) =>
    void navigate({ to: pages[tab], params: { ...params, sheetIds: ids.join(',') }, search });
  return {
    ...address,
    params,
    live,
    changed,
    onCount,
    onSheets,
    onFilter: (filter) => onSearch(withFilter(sheetIds, search, filter, filteredQuestions(form)), true),
    onRow: (rowId) =>
      void navigate({
        to: `${pages.data}/$rowId${row?.tab === 'history' ? '/history' : ''}`,
        params: { ...params, rowId },
        search,
      }),
    onRows: (filter, map) =>
      void navigate({
        to: pages.data,
        params,
        search: withFilter(
          sheetIds,
          map === undefined ? search : withMap(search, map.question, map.colour),
          filter,
          filteredQuestions(form),
        ),
      }),
    onCloseRow: () => void navigate({ to: pages.data, params, search }),
    onAllSheets: () => {
      queries
        .fetchQuery({ ...sheetIdsQuery(send, formId), staleTime: 0 })
        .then(onSheets, () => notifyFailed(sheetTexts.failed));
    },
  };
}
