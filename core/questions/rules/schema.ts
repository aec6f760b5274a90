// The rules of a question: what an answer must be like beyond its type's format. Bad data are cheapest to stop where they
// are entered.
import * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';
import { refusal } from '#core/messages/said.ts';
import { maximumSeconds } from '#core/questions/durations/duration.ts';
import { m } from './texts.ts';

/** Maximum number of rules of a question. */
export const rulesLimit = 20;
/** Maximum length of a rule's own message, in characters. */
export const ruleMessageLimit = 500;
/** Maximum length of a pattern, in characters: its engine is linear in the text times the pattern. */
export const patternLimit = 500;

const shared = {
  /** Shown in place of the message that is made from the rule. */
  message: z.optional(z.nullable(z.string().check(z.maxLength(ruleMessageLimit)))),
  /** True: an answer that breaks it is accepted with a reason. Left out: it must hold. */
  passable: z.optional(z.boolean()),
};

/** Maximum length of what an end of a scale means, in characters. */
export const endLabelLimit = 60;
const endLabel = z.string().check(z.maxLength(endLabelLimit));

const count = z.number().check(z.int(), z.minimum(0), z.maximum(10_000));

/** `2026-01-31`, or days from today: -7 is a week ago. Today is the day of the person who answers. */
const dateBound = z.union([
  z.object({ date: z.iso.date() }),
  z.object({ days: z.number().check(z.int(), z.minimum(-36_500), z.maximum(36_500)) }),
]);
export type DateBound = z.infer<typeof dateBound>;

/** Patterns that need no expression; `custom` has one of its own. */
export const patternNames = ['email', 'phone', 'web', 'iban', 'numberPlate', 'custom'] as const;
export type PatternName = (typeof patternNames)[number];

/** Among which rows answers are unique. */
export const uniqueScopes = ['form', 'sheet'] as const;

const amountOfTime = z.number().check(z.int(), z.minimum(0), z.maximum(maximumSeconds));

/** Least and greatest are allowed themselves; one of them may be left out. */
export const questionRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('range'),
    least: z.optional(z.number()),
    greatest: z.optional(z.number()),
    /** From the least on; left out: any number, or a whole one on a scale. */
    step: z.optional(z.number().check(z.minimum(0.001))),
    /** What the ends of a scale mean. */
    leastLabel: z.optional(endLabel),
    greatestLabel: z.optional(endLabel),
    ...shared,
  }),
  z.object({
    kind: z.literal('decimals'),
    most: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    ...shared,
  }),
  z.object({ kind: z.literal('length'), least: z.optional(count), greatest: z.optional(count), ...shared }),
  z.object({
    kind: z.literal('pattern'),
    pattern: z.enum(patternNames),
    /** A regular expression that the whole answer fits, in RE2's syntax. */
    expression: z.optional(
      z.string().check(z.maxLength(patternLimit, refusal(m.atMostCharacters, { patternLimit }))),
    ),
    ...shared,
  }),
  z.object({
    kind: z.literal('dates'),
    least: z.optional(dateBound),
    greatest: z.optional(dateBound),
    ...shared,
  }),
  /** In seconds. */
  z.object({
    kind: z.literal('duration'),
    least: z.optional(amountOfTime),
    greatest: z.optional(amountOfTime),
    ...shared,
  }),
  z.object({ kind: z.literal('choices'), least: z.optional(count), greatest: z.optional(count), ...shared }),
  /** How many entries an answer has. */
  z.object({ kind: z.literal('entries'), least: z.optional(count), greatest: z.optional(count), ...shared }),
  /** No other row has the same answer; of the rows' questions alone. */
  z.object({ kind: z.literal('unique'), within: z.enum(uniqueScopes), ...shared }),
  /** JSON-logic over the answers of the row and the setup; the question's own answer is among them. */
  z.object({ kind: z.literal('expression'), expression: logic, ...shared }),
]);
export type QuestionRule = z.infer<typeof questionRule>;
export type RuleKind = QuestionRule['kind'];
/** Of all kinds, in the order above. */
export const ruleKinds = [
  'range',
  'decimals',
  'length',
  'pattern',
  'dates',
  'duration',
  'choices',
  'entries',
  'unique',
  'expression',
] as const satisfies readonly RuleKind[];
export type RuleOf<K extends RuleKind> = Extract<QuestionRule, { kind: K }>;
