// What a feature says of itself, once, in `core/<feature>/feature.ts`. The lists of the house are made from these records,
// so that nothing has to be added to them by hand.
import type { Sentence } from './sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The areas of the audit log. Changed answers and deleted rows have tabs of their own; the others share the third. */
export const auditAreas = {
  'answer-changes': t(m.answerChanges),
  'deleted-rows': t(m.deletedRows),
  'sign-ins': t(m.signInsAndPasswords),
  people: t(m.usersAndGroups),
  forms: t(m.formsDashboardsAndViews),
  rows: t(m.sheetsRowsAndReviews),
  exports: t(m.exportsAndDownloads),
  imports: 'Imports',
  catalog: 'Catalog',
  settings: t(m.settingsRemindersAndAccessTokens),
} as const;
export type AuditArea = keyof typeof auditAreas;

export type Feature = {
  /** What the path parameters of its calls refer to. The permission matrix makes a request for each in somebody else's hands. */
  things?: readonly string[];
  /** What an entry of the audit log may be about: kind and id make a tag, such as `sheetRow.{id}`. */
  auditObjects?: readonly string[];
  /** What it leaves in the audit log, by the areas that show it, each with the sentence that says it. */
  audits?: { readonly [Area in AuditArea]?: Readonly<Record<string, Sentence>> };
};

/** A feature's record, as its own type: the names in it become the types of the lists. */
export function feature<const Its extends Feature>(its: Its): Its {
  return its;
}
