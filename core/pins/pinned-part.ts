// Converts a pin to a dashboard widget, so that the same components render it.
import { lastDaysText } from '#core/sheets/filter/filter-dates.ts';
import { countFilters, type DashboardWidget, readSummaries } from '#core/sheets/dashboard/overview.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import type { FilteredQuestion } from '#core/forms/filtered-questions.ts';
import type { Pin } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';

/** The widget with its numbers; null for a Sheet Context, and without numbers. */
export function pinnedPart(pin: Pin): DashboardWidget | null {
  const { question, widget, numbers } = pin;
  const part = question !== null ? { question } : widget !== null ? { widget } : null;
  if (part === null || numbers === null) return null;
  return readSummaries(part, numbers)[0] ?? null;
}

/** The row at the index that a summary refers to. */
export function pinnedRowAt({ numbers }: Pick<Pin, 'numbers'>, place: number): string | null {
  return numbers?.rows.id[place] ?? null;
}

/** The questions that its rows may be filtered by, where a part of it opens them. */
export function pinnedQuestions({
  question,
  groupedBy,
  named,
}: Pick<Pin, 'question' | 'groupedBy' | 'named'>): ReadonlyMap<string, FilteredQuestion> {
  const known = [question, groupedBy, ...named].filter((each) => each !== null);
  return new Map(known.map(({ ...each }) => [each.id, each]));
}

/** What limits a pin beside its form: `2 sheets`, `last 30 days`, `1 filter`; empty for all latest sheets and rows. */
export function pinnedNotes({
  allSheetsPinned,
  sheetIds,
  filters,
}: Pick<Pin, 'allSheetsPinned' | 'sheetIds' | 'filters'>): string[] {
  const days = filters.lastDays ?? null;
  const others = countFilters({ ...filters, lastDays: null });
  return [
    ...(allSheetsPinned ? [] : [t(counts.sheets, { count: sheetIds.length })]),
    ...(days === null ? [] : [lastDaysText(days).toLowerCase()]),
    ...(others === 0 ? [] : [t(counts.filters, { count: others })]),
  ];
}

/** The sheet view in which a pin was made. */
export function pinnedView(pin: Pick<Pin, 'allSheetsPinned' | 'uuids' | 'filters'>): {
  sheetIds: readonly string[] | 'all';
  filter: RowFilter | null;
} {
  return {
    sheetIds: pin.allSheetsPinned ? 'all' : pin.uuids,
    filter: countFilters(pin.filters) === 0 ? null : pin.filters,
  };
}
