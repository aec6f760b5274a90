// What a feature says of itself, once, in `core/<feature>/feature.ts`. The lists of the house are made from these records,
// so that nothing has to be added to them by hand.
import type { Sentence } from './sentence.ts';

/** The areas of the audit log. Changed answers and deleted rows have tabs of their own; the others share the third. */
export const auditAreas = {
  'answer-changes': 'Answer changes',
  'deleted-rows': 'Deleted rows',
  'sign-ins': 'Sign-ins and passwords',
  people: 'Users and groups',
  forms: 'Forms, dashboards and views',
  rows: 'Sheets, rows and reviews',
  exports: 'Exports and downloads',
  imports: 'Imports',
  catalog: 'Catalog',
  settings: 'Settings, reminders and access tokens',
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
