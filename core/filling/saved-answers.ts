// Texts that the user has answered before, offered for reuse (spec 3, "Question": allowSaveAnswers). They stay on the
// device.
import { allowsSavedAnswers } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import type { FillDraft } from './fill-draft.ts';
import { answersOf } from '#core/questions/types.ts';

/** By question id, newest first. */
export type SavedAnswers = Readonly<Record<string, readonly string[]>>;

const most = 5;
/** Longer texts are not worth reusing. */
const longest = 80;

/** Whether a question's answers are saved and offered. */
export function isSaved({ type, questionMeta }: Question): boolean {
  return answersOf(type).isFreeText && allowsSavedAnswers(questionMeta);
}

/** The saved answers with those of a finished draft added. */
export function withAnswersOf(saved: SavedAnswers, draft: FillDraft): SavedAnswers {
  const added = [...draft.plan.parts[draft.part].questions.values()].flatMap((question) => {
    const value = draft.answers[question.id];
    if (!isSaved(question) || typeof value !== 'string' || value.length > longest) return [];
    const earlier = (saved[question.id] ?? []).filter((other) => other !== value);
    return [[question.id, [value, ...earlier].slice(0, most)] as const];
  });
  return { ...saved, ...Object.fromEntries(added) };
}
