// What is said where somebody else has saved what one edits, in both faces.
import { type Person, personName } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Of a form or a design. `by`: who saved it, where that is known; `when`: the moment in words. */
export function conflictTitle(what: 'form' | 'design', by: Person | null, me: string, when: string): string {
  if (by === null) return t(m.thisWasChangedOn, { what, when });
  return by.id === me
    ? t(m.youChangedThisElsewhereOn, { what, when })
    : t(m.thisWasChangedByOn, { what, userName: personName(by), when });
}

export const conflictTexts = {
  text: t(m.youOpenedItBeforeThat),
  /** Where both changed different things. */
  apart: t(m.youOpenedItBeforeThatYou),
  both: t(m.saveBoth),
  theirs: t(m.whatTheyChanged),
  mine: t(m.whatYouChanged),
  goOn: t(m.keepEditing),
  useTheirs: t(m.useTheirVersion),
  overwrite: t(m.overwriteWithMine),
} as const;
