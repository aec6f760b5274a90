// The Activity panel of Home (spec 1, section 2): its texts, its filter, and the forms to choose from.
import { type Person, personName } from '#core/primitives.ts';
import { formState } from '#core/forms/list-forms.ts';
import type { Sheet } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const activityTexts = {
  title: t(m.activity),
  filterSheets: t(m.filterSheets),
  dialog: t(m.filters),
  bySheetName: t(m.filterBySheetName),
  byForm: t(m.filterByForm),
  byUser: t(m.filterByUser),
  apply: t(m.applyFilters),
  clear: t(m.clearFilters),
  view: t(m.view),
  empty: t(m.noSheetsToShow),
  emptyMore: t(m.sheetsAppearHereOnceSomebody),
  emptyFiltered: t(m.noSheetsMatchTheseFilters),
  loading: t(m.loading),
  failed: t(m.thereWasProblemPleaseTry),
} as const;

/** Sheets per page (spec 1, section 9). */
export const activityPageSize = 12;
/** Refetch interval of the first page, in milliseconds (spec 1, section 9). */
export const activityPollEvery = 30_000;

/** Ids of a form and a user, a part of a sheet's name, and a range of last changes; omitted fields filter nothing. */
export type ActivityFilter = {
  sheet?: string | undefined;
  form?: string | undefined;
  user?: string | undefined;
  startDate?: number | undefined;
  endDate?: number | undefined;
};

export function sheetName({ name }: Pick<Sheet, 'name'>): string {
  return name || t(m.unnamedSheet);
}

/** `Updated 2026-11-20 10:15 by kim`; `time` is in the reader's time zone. */
export function updatedText(time: string, user: Person): string {
  return t(m.updatedBy, { time, userName: personName(user) });
}

type FormGroup<F> = { label: string; forms: F[] };

/** The forms to filter by, grouped by status; empty groups are omitted. */
export function formGroups<F extends Parameters<typeof formState>[0]>(forms: readonly F[]): FormGroup<F>[] {
  return groups
    .map(({ state, label }) => ({ label, forms: forms.filter((form) => formState(form) === state) }))
    .filter(({ forms: some }) => some.length > 0);
}

const groups = [
  { state: 'published', label: t(m.publishedForms) },
  { state: 'unpublished', label: t(m.unpublishedForms) },
  { state: 'archived', label: t(m.archivedForms) },
] as const;
