// Applies the user's own changes immediately, and likewise the events that they cause.
import { useMemo } from 'react';
import type { ReviewedRows, Row } from '#core/sheets/schema.ts';
import type { Live } from './use-live.ts';
import type { SheetViewControl } from './use-sheet-view.ts';
import type { RowsChanged } from '#web/sheets/table/use-undo-offers.ts';

export type OwnChanges = RowsChanged & { onChanged(row: Row): void };

type OwnChangesTarget = Pick<SheetViewControl, 'replaceRow' | 'reviewRows' | 'removeRows'> &
  Pick<Live, 'expect'>;

export function useOwnChanges({ replaceRow, reviewRows, removeRows, expect }: OwnChangesTarget): OwnChanges {
  return useMemo(() => {
    const then =
      <T>(show: (changed: T) => void) =>
      (changed: T) => {
        show(changed);
        expect();
      };
    return {
      onChanged: then<Row>(replaceRow),
      onReviewed: then<ReviewedRows>(reviewRows),
      onRemoved: then<readonly string[]>(removeRows),
      onUndone: expect,
    };
  }, [expect, removeRows, replaceRow, reviewRows]);
}
