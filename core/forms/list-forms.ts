// Sorting and filtering of the forms list, the same in browser and terminal (spec 3, section 2, "Forms list").
import type { ListedForm } from './list-calls.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** In menu order; the values appear in the URL. */
export const formSorts = [
  { value: 'asc', label: t(m.nameToZ) },
  { value: 'desc', label: t(m.nameZTo) },
  { value: 'createdDateNewest', label: t(m.newestFirst) },
  { value: 'createdDateOldest', label: t(m.oldestFirst) },
  { value: 'lastModifiedDateNewest', label: t(m.lastModifiedFirst) },
  { value: 'lastModifiedDateOldest', label: t(m.lastModifiedLast) },
] as const;
export type FormSort = (typeof formSorts)[number]['value'];

/** What people read of a form's state. */
export const formStateNames = {
  published: t(m.published),
  unpublished: t(m.unpublished),
  archived: t(m.archived),
} as const;

export const formTypes = [
  { value: 'published', label: formStateNames.published },
  { value: 'unpublished', label: formStateNames.unpublished },
  { value: 'archived', label: formStateNames.archived },
  { value: 'all', label: t(common.all) },
] as const;
export type FormType = (typeof formTypes)[number]['value'];

export type FormsView = { sort: FormSort; type: FormType; filter: string };
export const defaultFormsView: FormsView = { sort: 'asc', type: 'published', filter: '' };

/** A form's status in one word. Archived wins: such a form can be neither filled in nor published. */
export function formState(
  form: Pick<ListedForm, 'published' | 'current'>,
): 'published' | 'unpublished' | 'archived' {
  if (!form.current) return 'archived';
  return form.published ? 'published' : 'unpublished';
}

/** The same as people read it. */
export function formStateText(form: Pick<ListedForm, 'published' | 'current'>): string {
  return formStateNames[formState(form)];
}

/** The forms of a view: the name contains every word of the filter, ignoring case. */
export function formsInView(forms: readonly ListedForm[], { sort, type, filter }: FormsView): ListedForm[] {
  return forms
    .filter((form) => type === 'all' || formState(form) === type)
    .filter(matcher(filter))
    .toSorted(comparisons[sort]);
}

export type TypeCounts = Readonly<Record<FormType, number>>;

/** How many forms of each type the filter finds. */
export function typeCounts(forms: readonly ListedForm[], filter: string): TypeCounts {
  const counts = { published: 0, unpublished: 0, archived: 0, all: 0 };
  for (const form of forms.filter(matcher(filter))) {
    counts.all += 1;
    counts[formState(form)] += 1;
  }
  return counts;
}

function matcher(filter: string): (form: Pick<ListedForm, 'name'>) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name }) => words.every((word) => name.toLowerCase().includes(word));
}

type Compare = (a: ListedForm, b: ListedForm) => number;
const byName: Compare = (a, b) =>
  a.name.localeCompare(b.name, undefined, { sensitivity: 'base', numeric: true });
const comparisons: Readonly<Record<FormSort, Compare>> = {
  asc: byName,
  desc: (a, b) => byName(b, a),
  createdDateNewest: (a, b) => b.dates.created - a.dates.created,
  createdDateOldest: (a, b) => a.dates.created - b.dates.created,
  lastModifiedDateNewest: (a, b) => b.dates.lastModified - a.dates.lastModified,
  lastModifiedDateOldest: (a, b) => a.dates.lastModified - b.dates.lastModified,
};
