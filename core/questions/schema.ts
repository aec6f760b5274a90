// A question: its type, its options, and when it is asked.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { logic } from '#core/logic/schema.ts';
import { entryQuestionsLimit } from './entries/limits.ts';
import { filledBy } from './fills/schema.ts';
import { questionRule, rulesLimit } from './rules/schema.ts';
import { questionTypeNames } from './types.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum length of a question's title, in characters. */
export const titleLimit = 500;

/** A position in a list, from 0. */
export const order = z.number().check(z.int());
/** Trimmed, non-empty text. */
export const trimmed = (message: string, max = titleLimit) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, refusal(m.textTooLong, { max })));

/** How an option that is no longer offered is shown to somebody who chooses. */
export const retiredStates = ['hidden', 'disabled'] as const;
export type RetiredState = (typeof retiredStates)[number];

export const questionOption = z.object({
  id: z.optional(id),
  value: trimmed(t(m.optionValueIsRequired), 250),
  order: z._default(order, 0),
  name: z.optional(z.nullable(z.string().check(z.maxLength(250)))),
  /** No longer offered: not shown, or shown and not to be chosen. Answers keep it. Left out: it is offered. */
  retired: z.optional(z.enum(retiredStates)),
  /** JSON-logic over the answers of the row and the setup: it is offered only where this is true. */
  condition: z.optional(z.nullable(logic)),
});
export type QuestionOption = z.infer<typeof questionOption>;

const questionFields = {
  order,
  text: trimmed(t(m.questionTitleIsRequired)),
  type: z.enum(questionTypeNames, refusal(m.typeIsRequired)),
  defaultAnswers: z.array(z.string().check(z.maxLength(10_000))),
  required: z.boolean(),
  questionMeta: z.array(z.object({ key: z.string(), value: z.string() })),
  questionOptions: z.array(questionOption).check(z.maxLength(1_000)),
  /** JSON-logic as a JSON string (spec 3, section 3), or null: always asked. */
  condition: z.nullable(z.string().check(z.maxLength(50_000))),
  /** What an answer must be like beyond its type's format; left out: nothing. */
  rules: z.optional(z.array(questionRule).check(z.maxLength(rulesLimit))),
  /** What it is filled by before it is answered; left out: nothing. */
  filledBy: z.optional(filledBy),
  /** The position of its widget on the dashboard, and whether that is hidden or pinned. */
  widgetOrder: z.nullable(order),
  hidden: z.boolean(),
  pinned: z.boolean(),
};

/** A question of an entry. */
export const entryQuestion = z.object({
  id,
  /** Part of the setup: answered once per sheet instead of once per row. */
  context: z._default(z.boolean(), false),
  ...questionFields,
  order: z._default(questionFields.order, 0),
  defaultAnswers: z._default(questionFields.defaultAnswers, []),
  required: z._default(questionFields.required, false),
  questionMeta: z._default(questionFields.questionMeta, []),
  questionOptions: z._default(questionFields.questionOptions, []),
  condition: z._default(questionFields.condition, null),
  widgetOrder: z._default(questionFields.widgetOrder, null),
  hidden: z._default(questionFields.hidden, false),
  pinned: z._default(questionFields.pinned, false),
});

export const question = z.extend(entryQuestion, {
  /** What is asked for each of its entries, of a question that is answered by entries. */
  questions: z.optional(z.array(entryQuestion).check(z.maxLength(entryQuestionsLimit))),
});
export type Question = z.infer<typeof question>;

/** A partial update of a question; omitted fields stay unchanged. */
export const questionChange = z.partial(z.object(questionFields));
export type QuestionChange = z.infer<typeof questionChange>;
