// The user's own work on this device and on the server: drafts, returned rows, open sheets and sent ones.
import { useQuery } from '@tanstack/react-query';
import { endsSheet, type OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import { ownOpenSheetsQuery, ownSentSheetsQuery, returnedRowsQuery } from '#core/sheets/queries.ts';
import type { ReturnedRow, Sheet } from '#core/sheets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { copies } from './device/fill-store.ts';
import { useFilling } from './filling-context.tsx';
import { useCachedQuery } from './use-cached-query.ts';

/** The drafts on this device, last changed first. */
export function useDrafts(): readonly SavedDraft[] {
  const { store, owner } = useFilling();
  const { data = [] } = useQuery({
    queryKey: ['copies', owner.region, owner.userId, 'drafts'],
    queryFn: () => store.drafts().catch(() => []),
    staleTime: 0,
    gcTime: 0,
  });
  return data.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Rows returned to the current user, except those whose correction waits to be sent. */
export function useReturnedRows(): readonly ReturnedRow[] {
  const { outbox } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const { data } = useCachedQuery(returnedRowsQuery, copies.returnedRows);
  const waiting = new Set(entries.map(({ id }) => id));
  return (data?.content ?? []).filter(({ id }) => !waiting.has(id));
}

export type OpenSheet = Pick<Sheet, 'id' | 'name' | 'templateId' | 'template' | 'rowCount'> & {
  /** The server does not have it yet. */
  isWaiting: boolean;
};

/** The user's own open sheets, unsent ones first. */
export function useOpenSheets(): readonly OpenSheet[] {
  const { outbox } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const { userId } = useActor();
  const { data: sent = [] } = useCachedQuery((send) => ownOpenSheetsQuery(send, userId), copies.openSheets);
  const waiting = entries.filter(({ kind }) => kind === 'sheet').toReversed();
  const here = new Set(waiting.map(({ id }) => id));
  return [
    ...waiting.map(({ id, sheet, form }) => ({
      id,
      name: sheet.name,
      templateId: form.id,
      template: form,
      rowCount: rowsWaiting(entries, id),
      isWaiting: true,
    })),
    ...sent
      .filter(({ id }) => !here.has(id))
      .map((sheet) => ({
        ...sheet,
        rowCount: sheet.rowCount + rowsWaiting(entries, sheet.id),
        isWaiting: false,
      })),
  ].filter(({ id }) => !entries.some((entry) => endsSheet(entry) && entry.sheet.id === id));
}

/** The user's own finished sheets, newest first, and how many there are in all. */
export function useSentSheets(): { sheets: readonly Sheet[]; total: number } {
  const { userId } = useActor();
  const { data } = useCachedQuery((send) => ownSentSheetsQuery(send, userId), copies.sentSheets);
  return { sheets: data?.content ?? [], total: data?.totalElements ?? 0 };
}

function rowsWaiting(entries: readonly OutboxEntry[], sheetId: string): number {
  return entries.filter(({ kind, sheet }) => kind === 'row' && sheet.id === sheetId).length;
}
