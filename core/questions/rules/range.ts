// The least and the greatest number; of several numbers, of each.
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { boundsIssues, isWithin } from './bounds.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Range = RuleOf<'range'>;

export const range: RuleRecord<Range> = {
  label: t(m.range),
  fits: ({ isDecimal, isDuration }) => isDecimal && !isDuration,
  first: { kind: 'range', least: 0 },
  issues: boundsIssues,
  sentences,
  compile: (rule) => (values) =>
    values.every((value) => isWithin(Number(value), rule) && isOnStep(Number(value), rule))
      ? null
      : (sentences(rule)[0] ?? null),
};

function isOnStep(value: number, { least = 0, step }: Range): boolean {
  if (step === undefined) return true;
  const steps = (value - least) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function sentences({ least, greatest, step }: Range): Wording[] {
  if (least !== undefined && greatest !== undefined && step !== undefined)
    return [wording(m.numberInSteps, { least, greatest, step })];
  if (least !== undefined && greatest !== undefined) return [wording(m.numberBetween, { least, greatest })];
  if (least !== undefined) return [wording(m.numberAtLeast, { least })];
  return greatest === undefined ? [] : [wording(m.numberAtMost, { greatest })];
}
