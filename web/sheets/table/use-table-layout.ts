// The column layout of a form's table: that of the open view, until the user changes it; without a view, or in one that
// has none, the one stored on this device.
import { useCallback, useState } from 'react';
import { isUsual, layoutFromText, sameLayout, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { SavedView } from '#core/views/schema.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

export type ChangeLayout = (change: (before: TableLayout) => TableLayout) => void;
export type LayoutControl = {
  layout: TableLayout;
  changeLayout: ChangeLayout;
  /** Whether the user changed it since the view was opened or saved. */
  isArranged: boolean;
  /** Resets it to the opened view's layout. */
  forget(): void;
};

export function useTableLayout(
  formId: string,
  view: Pick<SavedView, 'id' | 'columns' | 'dates'> | null,
): LayoutControl {
  const store = useKeyStore();
  const key = `formdeck.table.${formId}`;
  const [own, setOwn] = useState(() => layoutFromText(store.getItem(key)));
  const columns = view?.columns ?? null;
  // After a save, the view's layout applies.
  const edition = view === null ? '' : `${view.id} ${view.dates.lastModified}`;
  const [changed, setChanged] = useState<{ edition: string; layout: TableLayout } | null>(null);
  const base = columns ?? own;
  const layout = changed !== null && changed.edition === edition ? changed.layout : base;
  const changeLayout = useCallback<ChangeLayout>(
    (by) => {
      // A change of a view is the view's, and can be saved into it, also where the view had no columns of its own.
      if (edition !== '') {
        return setChanged((before) => ({
          edition,
          layout: by(before?.edition === edition ? before.layout : base),
        }));
      }
      setOwn((before) => {
        const next = by(before);
        keep(store, key, next);
        return next;
      });
    },
    [base, edition, key, store],
  );
  const forget = useCallback(() => setChanged(null), []);
  return { layout, isArranged: !sameLayout(layout, base), changeLayout, forget };
}

function keep(store: ReturnType<typeof useKeyStore>, key: string, layout: TableLayout): void {
  try {
    if (isUsual(layout)) store.removeItem(key);
    else store.setItem(key, JSON.stringify(layout));
  } catch {
    // Storage is full: then it lasts until the page is closed.
  }
}
