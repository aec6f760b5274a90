// How a form is filled in: by single entries, each of which is whole by itself, or by sheets that collect rows. And what a
// sheet is called that nobody has named.
import { dateAt } from '#core/calendar/days.ts';
import { answersOf, isCatalogType } from '#core/questions/types.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerText, type AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { monthNames } from '#core/time/month-names.ts';
import type { FillPlan } from './fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';

type FormShape = {
  multi: boolean;
  contextQuestions: readonly unknown[];
  questions: readonly unknown[];
  elements: readonly { context: boolean }[];
};

/** Whether a new sheet begins with its setup: the form asks, or shows, something there. Otherwise with its first row. */
export function hasSetup({ contextQuestions, questions, elements }: FormShape): boolean {
  return contextQuestions.length > 0 || questions.length === 0 || elements.some(({ context }) => context);
}

/**
 * Whether each sheet of the form is one entry, which completes itself when it is sent: a form without a setup that does
 * not collect several rows (`multi`), or one without any question for rows.
 */
export function isSingleEntry(form: FormShape): boolean {
  return form.questions.length === 0 || (!form.multi && !hasSetup(form));
}

export type SheetNameOptions = AnswerTextOptions & {
  /** When it is started, epoch milliseconds. */
  at: number;
};

const nameLimit = 250;
const mostParts = 2;

/**
 * The name of a sheet that was given none: what names things in the answers, and the day. `Thunder Bay, 22 Nov 2026`. The
 * day is written in one way for all readers, since the name is stored.
 */
export function sheetNameFrom(
  plan: FillPlan,
  part: FillPart,
  answers: Answers,
  { at, ...options }: SheetNameOptions,
): string {
  const texts: string[] = [];
  for (const item of plan.parts[part].items) {
    if (texts.length === mostParts) break;
    if (item.kind !== 'question') continue;
    const text = namingText(item.question, answers, options);
    if (text !== '') texts.push(text.slice(0, 80));
  }
  const { year, month, day } = dateAt(at, options.timeZone);
  const date = `${day} ${monthNames[month - 1]?.slice(0, 3) ?? ''} ${year}`;
  return [...texts, date].join(', ').slice(0, nameLimit);
}

/** Places, vehicles and people name a sheet; numbers, times, pictures and "Yes" do not. */
function namingText(question: Question, answers: Answers, options: AnswerTextOptions): string {
  const value = answers[question.id];
  if (value === undefined || !answersOf(question.type).isName) return '';
  if (!isCatalogType(question.type))
    return answerText(question, value, options).replaceAll(/\s+/g, ' ').trim();
  const last = valuesOf(value)[0]?.split(',').at(-1) ?? '';
  // An id means nothing to people.
  return options.catalogNames?.get(last) ?? '';
}
