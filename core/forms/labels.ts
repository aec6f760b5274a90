// Texts of the list of forms and of the editor, in both faces.
import { type FormsView, type FormType, formTypes, type TypeCounts } from './list-forms.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const formTexts = {
  types: t(m.typeOfForm),
  fillIn: t(m.fillIn),
  viewData: t(m.viewData),
  /** Beside Save, which leaves the editor. */
  saveAndStay: t(m.saveAndStay),
  versionInProgress: t(m.newVersionInProgress),
  inProgress: t(m.isInProgress),
  openVersion: t(common.open),
  versionReplaces: t(m.whenYouPublishItPeople),
  clearSearch: t(m.clearSearch),
  versions: t(m.versions),
  versionsOf: (name: string) => t(m.versionsOf, { name }),
} as const;

/** What the list says where no form of the view fits: what was looked for, and where others are, for whom sees them. */
export function nothingInView(
  { type, filter }: FormsView,
  counts: TypeCounts | null,
): { title: string; text: string } {
  const elsewhere = counts === null ? [] : otherTypes(type, counts);
  if (filter === '') return { title: t(m.thereAreNoForms, { type }), text: t(m.thereAreOthersChooseAnother) };
  return {
    title: t(m.noFormMatches, { type, filter }),
    text: elsewhere.length === 0 ? t(m.tryPartOfName) : `${elsewhere.map(({ text }) => text).join(', ')}.`,
  };
}

/** What the other types have: `Unpublished 1, Archived 1`. */
export function otherCountsText(type: FormType, counts: TypeCounts): string {
  return formTypes
    .filter(({ value }) => value !== type)
    .map(({ value, label }) => `${label} ${counts[value]}`)
    .join(', ');
}

/** Where a search finds forms beside the type that is shown: `1 unpublished form matches`. */
export function otherTypes(
  type: FormType,
  counts: TypeCounts,
): { type: FormType; count: number; text: string }[] {
  if (type === 'all') return [];
  return formTypes.flatMap(({ value }) => {
    const count = counts[value];
    if (value === type || value === 'all' || count === 0) return [];
    return [{ type: value, count, text: t(m.otherFormsMatch, { type: value, count }) }];
  });
}

/** The button that leads there: `Show 1 unpublished form`. */
export function otherTypeLabel(type: FormType, count: number): string {
  return t(m.showOtherForms, { type, count });
}
