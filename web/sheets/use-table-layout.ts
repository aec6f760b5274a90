// How the columns of a form's table are arranged on this device.
import { useCallback, useState } from 'react';
import { isUsual, layoutFromText, type TableLayout } from '#core/sheets/table-layout.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

export type ChangeLayout = (change: (before: TableLayout) => TableLayout) => void;

export function useTableLayout(formId: string): [TableLayout, ChangeLayout] {
  const store = useKeyStore();
  const key = `formdeck.table.${formId}`;
  const [layout, setLayout] = useState(() => layoutFromText(store.getItem(key)));
  const change = useCallback<ChangeLayout>(
    (by) =>
      setLayout((before) => {
        const next = by(before);
        keep(store, key, next);
        return next;
      }),
    [key, store],
  );
  return [layout, change];
}

function keep(store: ReturnType<typeof useKeyStore>, key: string, layout: TableLayout): void {
  try {
    if (isUsual(layout)) store.removeItem(key);
    else store.setItem(key, JSON.stringify(layout));
  } catch {
    // The browser has no room left: then it is so until the page is left.
  }
}
