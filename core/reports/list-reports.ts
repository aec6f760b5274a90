// Search, sort and type filter of the list of reports, the same in browser and terminal (spec 3, "Report list").
import { isAdmin } from '#core/actor.ts';
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import type { Report } from './schema.ts';
import { reportTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const reportSorts = [
  { value: 'asc', label: t(m.nameToZ) },
  { value: 'desc', label: t(m.nameZTo) },
] as const;

/** Only admins choose: others see published reports only. */
const reportTypes = [
  { value: 'all', label: t(common.all) },
  { value: 'published', label: reportTexts.published },
  { value: 'unpublished', label: reportTexts.unpublished },
] as const;

export type ReportsView = ListState & {
  sort: (typeof reportSorts)[number]['value'];
  type: (typeof reportTypes)[number]['value'];
};

export const reportsView: ListViewRecord<ReportsView> = {
  first: { search: '', type: 'all', sort: 'asc', page: 1 },
  search: { label: t(m.searchReports), about: t(m.partOfNameDescriptionOr), formerly: 'filter' },
  choices: {
    type: {
      label: t(common.type),
      title: t(common.type),
      as: 'filter',
      options: reportTypes,
      isFor: isAdmin,
    },
    sort: { label: t(m.sortBy), title: t(m.sort), as: 'order', options: reportSorts, column: 'name' },
  },
};

/** The reports of a view: name, description or forms contain every word of the search, ignoring case. */
export function reportsInView<T extends Pick<Report, 'name' | 'description' | 'published' | 'templates'>>(
  reports: readonly T[],
  { sort, type, search }: ReportsView,
): T[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
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
