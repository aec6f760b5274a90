// Edits of the questions that the entries of a question ask: add, remove, move, duplicate. Their fields are changed like those
// of any question (draft-questions.ts).
import { entryQuestionsLimit } from '#core/questions/entries/limits.ts';
import { titleLimit } from '#core/questions/schema.ts';
import { copyName } from './copy-form.ts';
import { itemWithIds } from './draft-ids.ts';
import { blankQuestion, changeItem, questionAround } from './draft-items.ts';
import type { DraftQuestion, FormDraft, NewId } from './form-draft.ts';

/** Adds a question to those of a question's entries, at the end. */
export function addEntryQuestion(draft: FormDraft, questionId: string, id: string): FormDraft {
  return withQuestions(draft, questionId, (questions) => [...questions, blankQuestion(id)]);
}

/** Removes a question of entries; the last one stays. */
export function removeEntryQuestion(draft: FormDraft, id: string): FormDraft {
  return around(draft, id, (questions) =>
    questions.length === 1 ? questions : questions.filter((each) => each.id !== id),
  );
}

/** Moves a question of entries up (-1) or down (1). */
export function stepEntryQuestion(draft: FormDraft, id: string, step: -1 | 1): FormDraft {
  return around(draft, id, (questions) => {
    const index = questions.findIndex((each) => each.id === id);
    const [moved, at] = [questions[index], index + step];
    if (moved === undefined || at < 0 || at >= questions.length) return questions;
    return questions.toSpliced(index, 1).toSpliced(at, 0, moved);
  });
}

/** Inserts a copy of a question of entries right after it. */
export function duplicateEntryQuestion(
  draft: FormDraft,
  id: string,
  copyId: string,
  newId: NewId,
): FormDraft {
  return around(draft, id, (questions) => {
    const index = questions.findIndex((each) => each.id === id);
    const question = questions[index];
    if (question === undefined) return questions;
    const copy = itemWithIds(question, new Map([[id, copyId]]), newId);
    return questions.toSpliced(index + 1, 0, { ...copy, text: copyName(copy.text, titleLimit) });
  });
}

type ChangeQuestions = (questions: readonly DraftQuestion[]) => readonly DraftQuestion[];

function around(draft: FormDraft, id: string, change: ChangeQuestions): FormDraft {
  const question = questionAround(draft, id);
  return question === null ? draft : withQuestions(draft, question.id, change);
}

function withQuestions(draft: FormDraft, questionId: string, change: ChangeQuestions): FormDraft {
  return changeItem(draft, questionId, (item) => {
    if (item.kind !== 'question') return item;
    const { questions = [] } = item;
    const next = change(questions);
    return next === questions || next.length > entryQuestionsLimit ? item : { ...item, questions: next };
  });
}
