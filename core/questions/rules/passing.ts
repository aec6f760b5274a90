// Rules that may be passed with a reason: what becomes of the rules that an answer breaks. The reason belongs to the answer
// that it was given for: another answer needs one of its own.
import * as z from 'zod/mini';
import type { FieldError } from '#core/errors.ts';
import type { SaidText } from '#core/messages/said.ts';
import { id, person, timestamp } from '#core/primitives.ts';
import { type RuleKind, ruleKinds } from './schema.ts';

/** Maximum length of a reason, in characters. */
export const reasonLimit = 500;
export const reason = z.string().check(z.trim(), z.maxLength(reasonLimit));

/** A rule that an answer breaks; null: it has an option that is not offered. */
export type BrokenRule = SaidText & { rule: RuleKind | null; passable: boolean };
/** The same of a question's answer. */
export type BrokenAnswer = BrokenRule & { questionId: string };

/** A rule that an answer breaks, and was accepted with a reason; null: see `BrokenRule`. */
export type PassedAnswer = SaidText & { questionId: string; rule: RuleKind | null; reason: string };

/** The same as it is stored: what the rule said then, who gave the reason, and when. */
export const passedRule = z.object({
  questionId: id,
  /** Null: it was calculated to an option that is not offered. */
  rule: z.nullable(z.enum(ruleKinds)),
  message: z.string(),
  /** Of the message, where it is not the rule's own. */
  id: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  reason: z.string(),
  by: person,
  at: timestamp,
});
export type PassedRule = z.infer<typeof passedRule>;

/** The reason for which an answer may break a rule; undefined for none. */
export type ReasonFor = (broken: BrokenAnswer) => string | undefined;

/**
 * The issues of the rules that answers break, and those that are passed. A rule that must hold has no reason, and an answer
 * that breaks one is not accepted at all.
 */
export function passing(
  broken: readonly BrokenAnswer[],
  reasonFor: ReasonFor,
): { issues: FieldError[]; passed: PassedAnswer[] } {
  const issues: FieldError[] = [];
  const passed: PassedAnswer[] = [];
  for (const each of broken) {
    const { passable, rule, ...said } = each;
    const given = passable ? reasonFor(each)?.trim() : undefined;
    if (given && rule !== null) passed.push({ ...said, rule, reason: given });
    else issues.push(issueOf(each));
  }
  return { issues, passed };
}

/** The issue of a rule that is not passed. */
function issueOf({ questionId, rule: _, passable, ...said }: BrokenAnswer): FieldError {
  return { path: `answers.${questionId}`, ...said, ...(passable && { passable: true as const }) };
}

/** Reasons by question id, for each of its rules. */
export function byQuestion(reasons: ReadonlyMap<string, string>): ReasonFor {
  return ({ questionId }) => reasons.get(questionId);
}

/** What was passed before and still is, of the answers that are unchanged: it needs no reason again. */
export function passedBefore(
  before: readonly PassedRule[],
  isUnchanged: (questionId: string) => boolean,
): ReasonFor {
  return ({ questionId, rule }) =>
    isUnchanged(questionId)
      ? before.find((each) => each.questionId === questionId && each.rule === rule)?.reason
      : undefined;
}

/** As it is stored; what was passed before for the same reason stays as it was. */
export function storedPasses(
  passed: readonly PassedAnswer[],
  given: Pick<PassedRule, 'by' | 'at'>,
  before: readonly PassedRule[] = [],
): PassedRule[] {
  return passed.map(
    (each) =>
      before.find(
        ({ questionId, rule, reason: earlier }) =>
          questionId === each.questionId && rule === each.rule && earlier === each.reason,
      ) ?? { ...each, ...given },
  );
}
