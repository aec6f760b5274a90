// A scale: numbers that are chosen instead of typed, from one end to the other in steps. Its bounds are a rule of the question
// (rules/range.ts), or those of its type.
import { fieldError } from '#core/messages/said.ts';
import type { FieldError } from '#core/errors.ts';
import { type QuestionType, questionTypes } from './types.ts';
import type { QuestionRule, RuleOf } from './rules/schema.ts';
import { m } from './rules/texts.ts';

export type Scale = {
  look: 'buttons' | 'stars' | 'slider';
  least: number;
  greatest: number;
  step: number;
  /** What its ends mean; empty: no more than their numbers. */
  leastLabel: string;
  greatestLabel: string;
};

/** Buttons and stars beside each other. */
const mostPoints = 11;

type ScaleQuestion = { type: QuestionType; rules?: readonly QuestionRule[] | undefined };

/** The scale of a question; null: its answers are no numbers on a scale. */
export function scaleOf({ type, rules = [] }: ScaleQuestion): Scale | null {
  const { scale } = questionTypes[type];
  if (scale === null) return null;
  const { least, greatest, step, leastLabel, greatestLabel } = rangeIn(rules) ?? { kind: 'range' };
  return {
    look: scale.look,
    least: least ?? scale.least,
    greatest: greatest ?? scale.greatest,
    step: step ?? 1,
    leastLabel: leastLabel ?? '',
    greatestLabel: greatestLabel ?? '',
  };
}

/** Its numbers, from the least to the greatest. */
export function pointsOf({ least, greatest, step }: Omit<Scale, 'look'>): string[] {
  const count = Math.floor((greatest - least) / step + 1e-6) + 1;
  // Without the noise of binary fractions.
  return Array.from({ length: count }, (_, index) => String(Number((least + index * step).toFixed(6))));
}

/** The rules of a question with the bounds and steps that its scale has by itself. */
export function rulesWithScale({ type, rules = [] }: ScaleQuestion): readonly QuestionRule[] {
  const scale = scaleOf({ type, rules });
  if (scale === null) return rules;
  const { least, greatest, step } = scale;
  const range = rangeIn(rules);
  return [{ ...range, kind: 'range', least, greatest, step }, ...rules.filter((rule) => rule !== range)];
}

/** What is wrong with a range as the bounds of a scale. Paths are relative to it. */
export function scaleIssues(rule: QuestionRule, type: QuestionType): FieldError[] {
  const scale = scaleOf({ type, rules: [rule] });
  if (scale === null || rangeIn([rule]) === undefined) return [];
  const { look, least, greatest, step } = scale;
  if (least >= greatest) return [fieldError('greatest', m.turned)];
  const isLong = look !== 'slider' && (greatest - least) / step > mostPoints - 1;
  return isLong ? [fieldError('greatest', m.tooManyPoints, { mostPoints })] : [];
}

function rangeIn(rules: readonly QuestionRule[]): RuleOf<'range'> | undefined {
  return rules.find((rule) => rule.kind === 'range');
}
