// What core asks of a kind of rule: a kind is one record of this shape, in a file of this folder. What a rule says is both
// the hint before somebody answers and the issue after.
import type { Logic } from '#core/logic/schema.ts';
import type { LogicContext } from '#core/logic/evaluate.ts';
import type { FieldError } from '#core/errors.ts';
import type { Wording } from '#core/messages/message.ts';
import type { Answers } from '#core/questions/values.ts';
import type { AnswerKind } from '#core/questions/kinds/kind.ts';
import type { QuestionRule, RuleKind, RuleOf } from './schema.ts';

export type RuleRecord<Rule extends QuestionRule = QuestionRule> = {
  /** Its name in the editor. */
  label: string;
  /** Whether questions with such answers may have it. */
  fits(answers: AnswerKind): boolean;
  /** What the editor begins with. */
  first: Rule;
  /** What is wrong with the rule itself. Paths are relative to it. */
  issues(rule: Rule): FieldError[];
  /** What it says, a sentence each. */
  sentences(rule: Rule, explain: Explain): Wording[];
  /** A check of the values of an answer: the sentence that they break, or null. */
  compile(rule: Rule, explain: Explain): RuleCheck;
};

/** What an expression says, with the titles of the form's questions. */
export type Explain = (expression: Logic) => string;

export type RuleCheck = (values: readonly string[], situation: Situation) => Wording | null;

export type Situation = {
  /** All answers that count, of the row and the setup. */
  context: LogicContext;
  /** The same by question id, which entries read around them; left out: none are known. */
  answers?: (() => Answers) | undefined;
  /** In epoch milliseconds: now, and when the row was made, if that was before. A day may be judged by either. */
  now: number;
  madeAt?: number | undefined;
  /** The values that the row had before, of the question that is judged. */
  before?: readonly string[] | undefined;
  /** Whether it is unknown what a question is answered: conditions of options that read it are not judged. */
  isUnknown?: ((questionId: string) => boolean) | undefined;
  /** An import brings the row, and no files: entries do not need them. */
  isOfImport?: boolean;
  /** Whether another row has the answer; left out where that is not known. */
  isTaken?: ((within: RuleOf<'unique'>['within'], value: string) => boolean) | undefined;
  /** The zone of who answers, by which a day without a time is judged. Where it is not known, it is today in any zone. */
  timeZone?: string | undefined;
};

export type RuleRecords = { readonly [K in RuleKind]: RuleRecord<RuleOf<K>> };
