// Which options of a choice are offered: one that is retired is not, and one with a condition only where that is true. A row
// keeps what it has: nobody has to answer anew because a form has changed.
import type { Logic } from '#core/logic/schema.ts';
import { compileCondition } from '#core/logic/compile.ts';
import type { LogicContext } from '#core/logic/evaluate.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { stepsOf } from '#core/logic/cost.ts';
import { variablesOf } from '#core/logic/variables.ts';
import type { Situation } from './rules/rule.ts';
import type { QuestionOption } from './schema.ts';
import { m } from './texts.ts';

type Conditioned = Pick<QuestionOption, 'value' | 'retired' | 'condition'>;

/** Why an option cannot be chosen: it is retired, or its condition is not true. */
export type NotOffered =
  | { why: NonNullable<QuestionOption['retired']> }
  | { why: 'condition'; condition: Logic };

/**
 * Why a value is not offered; null: it is, or it is no option. Without answers to read, conditions are not judged; those that
 * are the same are judged once, however many options have them.
 */
export type Offer = (context: LogicContext | null) => (value: string) => NotOffered | null;

const offers = new WeakMap<readonly Conditioned[], { offer: Offer | null }>();

/** The compiled offer of a question's options; null: all of them are always offered. Compiled once. */
export function offerOf(options: readonly Conditioned[]): Offer | null {
  const known = offers.get(options);
  if (known !== undefined) return known.offer;
  const offer = compileOffer(options);
  offers.set(options, { offer });
  return offer;
}

function compileOffer(options: readonly Conditioned[]): Offer | null {
  const limited = options.filter(({ retired, condition }) => retired !== undefined || condition != null);
  if (limited.length === 0) return null;
  // Hundreds of cities have the conditions of a few countries.
  const conditions = new Map<string, (context: LogicContext) => boolean>();
  const compiled = (condition: Logic) => {
    const key = JSON.stringify(condition);
    const holds = conditions.get(key) ?? compileCondition(condition);
    conditions.set(key, holds);
    return holds;
  };
  const byValue = new Map(
    limited.map(({ value, retired, condition = null }) => {
      const holds = condition === null ? null : compiled(condition);
      return [value, { retired, condition, holds }];
    }),
  );
  return (context) => {
    const judged = new Map<(context: LogicContext) => boolean, boolean>();
    return (value) => {
      const option = byValue.get(value);
      if (option === undefined) return null;
      if (option.retired !== undefined) return { why: option.retired };
      const { holds, condition } = option;
      if (context === null || holds === null) return null;
      const isOffered = judged.get(holds) ?? holds(context);
      judged.set(holds, isOffered);
      return isOffered ? null : { why: 'condition', condition };
    };
  };
}

/** The first of some values that cannot be chosen, as a sentence; null: all can. A retired one that the row has stays. */
export function notOfferedIssue(
  options: readonly QuestionOption[],
  values: readonly string[],
  { context, before = [], isUnknown }: Pick<Situation, 'context' | 'before' | 'isUnknown'>,
  explain: (condition: Logic) => string,
): Wording | null {
  const offer = offerOf(options)?.(context);
  if (offer === undefined) return null;
  const readsUnknown = (condition: Logic) =>
    isUnknown !== undefined && [...variablesOf(condition)].some(isUnknown);
  for (const value of values) {
    const refused = offer(value);
    if (refused === null) continue;
    if (refused.why === 'condition' ? readsUnknown(refused.condition) : before.includes(value)) continue;
    const option = options.find((each) => each.value === value)?.name || value;
    return refused.why === 'condition'
      ? wording(m.optionNeeds, { option, sentence: explain(refused.condition) })
      : wording(m.optionIsRetired, { option });
  }
  return null;
}

/** The conditions of options: what other answers a choice reads. */
export function optionConditions(options: readonly Pick<Conditioned, 'condition'>[]): Logic[] {
  return options.flatMap(({ condition }) => condition ?? []);
}

/**
 * Steps that the conditions of a question's options may take together: all of them are asked while somebody chooses.
 * @public docs/limits.md names it.
 */
export const optionStepsLimit = 200_000;

export function optionsTakeTooLong(options: readonly Pick<Conditioned, 'condition'>[]): boolean {
  return optionSteps(options) > optionStepsLimit;
}

/** Steps to judge the conditions of a question's options. */
export function optionSteps(options: readonly Pick<Conditioned, 'condition'>[]): number {
  // Those that are the same are asked once.
  const different = new Map(
    optionConditions(options).map((condition) => [JSON.stringify(condition), condition]),
  );
  let steps = 0;
  for (const condition of different.values()) steps += stepsOf(condition);
  return steps;
}

/** An option with its condition changed; nothing for one without. */
export function withOptionCondition<Option extends Pick<Conditioned, 'condition'>>(
  option: Option,
  change: (condition: Logic) => Logic,
): Option {
  return option.condition == null ? option : { ...option, condition: change(option.condition) };
}
