// Serializes a draft for a face's local storage: edits survive a crash and an expired session. Stored text is validated
// when read, since storages may be outdated, full or shared.
import { person } from '#core/primitives.ts';
import * as z from 'zod/mini';
import { type FormDraft, notificationTypes } from './form-draft.ts';
import { elementTypes } from '#core/forms/schema.ts';
import { logic } from '#core/logic/schema.ts';
import { filledBy } from '#core/questions/fills/schema.ts';
import { questionRule } from '#core/questions/rules/schema.ts';
import { retiredStates } from '#core/questions/schema.ts';
import { questionTypeNames } from '#core/questions/types.ts';

/** Increment when older drafts can no longer be read. */
const format = 1;

export function draftText(draft: FormDraft): string {
  return JSON.stringify({ format, draft });
}

/** Parses a stored draft; null if the text holds none, or one of another format. */
export function draftFromText(text: string): FormDraft | null {
  try {
    const parsed = savedDraft.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.draft : null;
  } catch {
    return null;
  }
}

// Validates only the shape: a draft may be incomplete and exceed limits.
const text = z.string();
const nullableText = z.nullable(text);
const ref = z.object({ id: text, name: text });
const people = z.array(z.extend(person, { id: text }));
const entryQuestion = z.object({
  kind: z.literal('question'),
  id: text,
  text,
  type: z.nullable(z.enum(questionTypeNames)),
  options: z.array(
    z.object({
      id: text,
      value: text,
      name: nullableText,
      retired: z.optional(z.enum(retiredStates)),
      condition: z.optional(logic),
    }),
  ),
  defaultAnswers: z.array(text),
  required: z.boolean(),
  questionMeta: z.array(z.object({ key: text, value: text })),
  condition: nullableText,
  rules: z.optional(z.array(questionRule)),
  filledBy: z.optional(filledBy),
  widgetOrder: z.nullable(z.number()),
  hidden: z.boolean(),
  pinned: z.boolean(),
});
const question = z.extend(entryQuestion, { questions: z.optional(z.array(entryQuestion)) });
const element = z.object({
  kind: z.literal('element'),
  id: text,
  type: z.enum(elementTypes),
  condition: nullableText,
  data: z.object({
    label: text,
    defaultValue: z.optional(nullableText),
    formula: z.optional(z.nullable(logic)),
    aggregation: z.optional(z.nullable(z.enum(['SUM', 'AVG', 'MIN', 'MAX']))),
    group: z.optional(z.boolean()),
    atLeastOne: z.optional(z.boolean()),
    matrix: z.optional(z.boolean()),
  }),
});
const items = z.array(z.discriminatedUnion('kind', [question, element]));
const savedDraft = z.object({
  format: z.literal(format),
  draft: z.object({
    id: text,
    version: z.nullable(z.number()),
    published: z.boolean(),
    lockedQuestions: z.array(text),
    keptQuestions: z.array(text),
    name: text,
    description: nullableText,
    setup: items,
    rows: items,
    groups: z.nullable(z.array(ref)),
    testers: z.nullable(people),
    reviewers: z.nullable(people),
    notifications: z.array(z.object({ id: text, type: z.enum(notificationTypes), users: people })),
    alerts: z.array(
      z.object({ id: text, name: text, alertContacts: people, expression: logic, mobileAlert: z.boolean() }),
    ),
    launchAlerts: z.array(
      z.object({
        id: text,
        name: text,
        description: text,
        formId: text,
        expression: logic,
        required: z.boolean(),
      }),
    ),
    multi: z.boolean(),
    catalogTypes: z.array(ref),
  }),
});
