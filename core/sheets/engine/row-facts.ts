// A loaded row as its filters see it.
import type { RowFacts } from '#core/sheets/filter/filter-by.ts';
import type { DisplayedRows } from './displayed-rows.ts';

/** What filters see of a loaded row; null if the rows are not loaded. */
export function factsOf({ data, table }: DisplayedRows, rowId: string): RowFacts | null {
  const place = table?.placeOf(rowId);
  if (place === undefined || data === null) return null;
  const given = Object.entries(data.answers).flatMap(([id, values]) => {
    const value = values[place];
    return value == null ? [] : [[id, value] as const];
  });
  return {
    created: data.created[place] ?? 0,
    user: { id: data.userIds[place] ?? '', userName: data.userNames[place] ?? '' },
    reviewState: data.reviewStates[place] ?? null,
    alerts: data.alerts[place] ?? [],
    answers: Object.fromEntries(given),
  };
}
