// What the fields of a section of one kind are given.
import type { SectionDraft } from '#core/reports/own/design-draft.ts';

export type FieldsOf<S extends SectionDraft> = {
  section: S;
  path: string;
  /** `field`: consecutive changes of it are one undo step. */
  onChange(section: S, field?: string): void;
};
