// Search, sort and type filter of the list of reports, the same in browser and terminal (spec 3, "Report list").
import type { Report } from './schema.ts';
import { reportTexts } from './texts.ts';

export const reportSorts = [
  { value: 'asc', label: 'Name A to Z' },
  { value: 'desc', label: 'Name Z to A' },
] as const;

/** Only admins choose: others see published reports only. */
export const reportTypes = [
  { value: 'all', label: 'All' },
  { value: 'published', label: reportTexts.published },
  { value: 'unpublished', label: reportTexts.unpublished },
] as const;

export type ReportsView = {
  sort: (typeof reportSorts)[number]['value'];
  type: (typeof reportTypes)[number]['value'];
  filter: string;
};
export const defaultReportsView: ReportsView = { sort: 'asc', type: 'all', filter: '' };

/** The reports of a view: name, description or forms contain every word of the filter, ignoring case. */
export function reportsInView<T extends Pick<Report, 'name' | 'description' | 'published' | 'templates'>>(
  reports: readonly T[],
  { sort, type, filter }: ReportsView,
): T[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = sort === 'asc' ? 1 : -1;
  return reports
    .filter(({ published }) => type === 'all' || published === (type === 'published'))
    .filter(({ name, description, templates }) => {
      const text = [name, description, ...templates.map((form) => form.name)].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (a, b) => direction * a.name.localeCompare(b.name, undefined, { sensitivity: 'base', numeric: true }),
    );
}
