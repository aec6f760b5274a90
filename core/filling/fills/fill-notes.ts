// What a face says of a question that is filled: that it is calculated, or where its answer was carried over from.
import { listText } from '#core/count-text.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerText, type AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import type { FillDraft } from '../fill-draft.ts';
import { m } from '../texts.ts';
import { isCalculatedIn } from './decide.ts';
import { type FormParts, calculatedFrom } from './fill-answers.ts';

/** `only`: people may not answer otherwise; `taken`: they have not; `otherwise`: they have. Null: it is not calculated. */
export type CalculationState = 'only' | 'taken' | 'otherwise';

export function calculationAt(draft: FillDraft, question: Question): CalculationState | null {
  const calculation = calculationOf(question);
  if (calculation === null) return null;
  if (calculation.editable !== true) return 'only';
  return isCalculatedIn(draft, question) ? 'taken' : 'otherwise';
}

/** Null: nothing fills it, or somebody has answered it. */
export function fillNoteAt(draft: FillDraft, question: Question, options: AnswerTextOptions): string | null {
  const state = calculationAt(draft, question);
  const carrier = draft.carried.get(question.id);
  if (state === null) return carrier === undefined ? null : t(m.carriedFrom, { from: carrier });
  if (state !== 'otherwise') return t(m.calculatedNote, { isOnly: String(state === 'only') });
  const value = draft.calculated.get(question.id);
  return value === undefined ? null : t(m.answeredOtherwise, { value: answerText(question, value, options) });
}

/** What the edit of an answer to a sheet's setup does to the rows; undefined: nothing. */
export function setupNote(form: FormParts, { id }: Pick<Question, 'id'>): string | undefined {
  const titles = calculatedFrom(form, new Set([id])).map(({ text }) => `"${text}"`);
  const { length: count } = titles;
  return count === 0
    ? undefined
    : t(m.rowsCalculatedAgain, { questions: listText(titles.slice(0, mostNamed)), count });
}

const mostNamed = 5;
