// Which parts of a draft are locked, and why: a published form's name, and its questions' titles, types and options,
// since rows answer them (spec 3, section 4); the last question and the last option. Faces disable these fields and show
// the reason.
import { no, type Verdict, when } from '#core/actor.ts';
import { isLastQuestion } from './draft-items.ts';
import type { FormDraft } from './form-draft.ts';
import { publishedRules } from '#core/forms/published-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The fields of a published question that cannot change. */
export type LockedField = 'text' | 'type' | 'options' | 'part';

type Locks = Pick<FormDraft, 'lockedQuestions' | 'keptQuestions'>;

/** May the form's name be changed? */
export function mayRename(draft: Pick<FormDraft, 'published'>): Verdict {
  return when(!draft.published, `${publishedRules.name}.`);
}

/** May this field of a question be changed? Elements, and questions that no published form has had, are not locked. */
export function mayChange(draft: Locks, itemId: string, field: LockedField): Verdict {
  if (draft.lockedQuestions.includes(itemId)) return no(`${publishedRules[field]}.`);
  const isFixed = (field === 'type' || field === 'part') && draft.keptQuestions.includes(itemId);
  return when(!isFixed, t(m.addNewQuestionInstead, { publishedRules: publishedRules[field] }));
}

/** May the item be deleted? `cannotDelete` checks whether something uses it. */
export function mayRemove(draft: FormDraft, itemId: string): Verdict {
  if (draft.lockedQuestions.includes(itemId)) return no(`${publishedRules.remove}.`);
  return when(!isLastQuestion(draft, itemId), t(m.lastQuestionOfFormCannot));
}
