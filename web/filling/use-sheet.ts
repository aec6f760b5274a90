// A sheet to which rows are added, wherever it is: on the server, or waiting in this device's outbox.
import { useMemo } from 'react';
import type { Answers } from '#core/questions/values.ts';
import { answersOf, sentAnswers } from '#core/filling/fill-draft.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import {
  type CorrectionEntry,
  mayMend,
  type OutboxEntry,
  type RowEntry,
} from '#core/filling/outbox/outbox-entry.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { rowsSoFarQuery, sheetQuery } from '#core/sheets/queries.ts';
import type { Returned, Row } from '#core/sheets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { copies } from './device/fill-store.ts';
import { useFilling } from './filling-context.tsx';
import { type CachedQuery, useCachedQuery } from './use-cached-query.ts';

export type SheetToFill = {
  id: string;
  name: string;
  userId: string;
  /** Completed, or about to be once the outbox is empty. */
  completed: boolean;
  context: readonly GivenAnswer[];
  /** It waits here: the server does not have it yet. */
  isWaiting: boolean;
};

export function useSheet(sheetId: string): CachedQuery<SheetToFill> {
  const { outbox } = useFilling();
  const { userId } = useActor();
  const entries = useSignalValue(outbox.entries);
  const waiting = entries.find(({ id }) => id === sheetId);
  const { data: sheet, ...rest } = useCachedQuery(
    (send) => sheetQuery(send, sheetId),
    copies.sheet(sheetId),
    {
      enabled: waiting === undefined,
      readsCopy: true,
    },
  );
  const isCompleting = entries.some((entry) => entry.kind === 'complete' && entry.sheet.id === sheetId);
  const data = useMemo((): SheetToFill | undefined => {
    if (waiting?.kind === 'sheet') {
      const { name, contextAnswers } = waiting.body;
      return { id: sheetId, name, userId, completed: isCompleting, context: contextAnswers, isWaiting: true };
    }
    return (
      sheet && {
        id: sheetId,
        name: sheet.name,
        userId: sheet.user.id,
        completed: sheet.completed || isCompleting,
        context: sheet.contextAnswers,
        isWaiting: false,
      }
    );
  }, [isCompleting, sheet, sheetId, userId, waiting]);
  return { ...rest, data };
}

/** Whether a row can be reopened: one that waits here, or that was returned. */
export function mayReopen({ entry, returned }: Pick<RowSoFar, 'entry' | 'returned'>): boolean {
  return entry === null ? returned !== null : mayMend(entry).yes;
}

export type RowSoFar = {
  id: string;
  answers: Answers;
  /** Epoch milliseconds. */
  at: number;
  /** Its waiting entry, the row or a correction; null if there is none. */
  entry: RowEntry | CorrectionEntry | null;
  /** It was returned to the current user, who has not corrected it yet. */
  returned: Returned | null;
  /** How it was reviewed; null while it waits here, or where rows are not reviewed. */
  review: Pick<Row, 'reviewState' | 'reviewComment'> | null;
  /** As entered. */
  given: readonly GivenAnswer[];
};

/**
 * The rows of a sheet including waiting ones, oldest first; `isSettled` once the server has responded or does not;
 * `isMissing` if neither the server nor this device has the sent ones.
 */
export function useRowsSoFar(
  plan: FillPlan,
  sheet: SheetToFill,
): { rows: readonly RowSoFar[]; isSettled: boolean; isMissing: boolean } {
  const { outbox } = useFilling();
  const { userId } = useActor();
  const entries = useSignalValue(outbox.entries);
  const { data, error, isSettled } = useCachedQuery(
    (send) => rowsSoFarQuery(send, sheet.id),
    copies.rows(sheet.id),
    {
      enabled: !sheet.isWaiting,
    },
  );
  const rows = useMemo(() => {
    const waiting = entries.filter((entry) => isRowOf(entry, sheet.id));
    const here = new Set(waiting.map(({ id }) => id));
    const arrived = (data ?? []).filter(({ id }) => !here.has(id));
    const corrections = new Map(
      entries.flatMap((entry) => (entry.kind === 'correction' ? [[entry.id, entry] as const] : [])),
    );
    return [
      ...arrived.map((row) => {
        const { id, dates, user, returned, reviewState, reviewComment } = row;
        const entry = corrections.get(id) ?? null;
        const given = entry?.body.answers ?? sentAnswers(row);
        return {
          id,
          given,
          answers: answersOf(plan, 'questions', given),
          at: dates.created,
          entry,
          returned: user.id === userId ? returned : null,
          review: reviewState === null ? null : { reviewState, reviewComment },
        };
      }),
      ...waiting.map((entry) => ({
        id: entry.id,
        answers: answersOf(plan, 'questions', entry.body.answers),
        given: entry.body.answers,
        at: entry.createdAt,
        entry,
        returned: null,
        review: null,
      })),
    ].toSorted((a, b) => a.at - b.at);
  }, [data, entries, plan, sheet.id, userId]);
  return { rows, isSettled, isMissing: data === undefined && error !== null };
}

function isRowOf(entry: OutboxEntry, sheetId: string): entry is RowEntry {
  return entry.kind === 'row' && entry.sheet.id === sheetId;
}
