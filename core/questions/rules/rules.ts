// The kinds of rules, and the rules of a question compiled: all seven places where answers come in ask these, so that one
// answer has one verdict and one text (a form filled in, on a phone without a network, in the terminal, by a command, an
// import, the API, and an edit of a row).
import type { FieldError } from '#core/errors.ts';
import type { Logic } from '#core/logic/schema.ts';
import { type ExplainedQuestion, explainLogic } from '#core/logic/explain.ts';
import { keysOf } from '#core/keys-of.ts';
import { type SaidText, saidOf } from '#core/messages/said.ts';
import { currentLanguage, errorText, t, textIn } from '#core/messages/text.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { notOfferedIssue, offerOf } from '#core/questions/offered.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { rulesWithScale, scaleIssues } from '#core/questions/scale.ts';
import { choices, entries } from './choices.ts';
import { dates } from './dates.ts';
import { decimals } from './decimals.ts';
import { duration } from './duration.ts';
import { expression } from './expression.ts';
import { length } from './length.ts';
import { pattern } from './pattern.ts';
import { range } from './range.ts';
import type { Explain, RuleRecord, RuleRecords, Situation } from './rule.ts';
import type { BrokenRule } from './passing.ts';
import type { QuestionRule, RuleKind } from './schema.ts';
import { m } from './texts.ts';
import { unique } from './unique.ts';

const records: RuleRecords = {
  range,
  decimals,
  length,
  pattern,
  dates,
  duration,
  choices,
  entries,
  unique,
  expression,
};

/** The record of a kind, for any rule of this kind. */
export function recordOf(kind: RuleKind): RuleRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record is handed rules of its own kind only
  return records[kind];
}

/** The kinds of rules that a question of a type may have beyond those of its type, in the editor's order. */
export function ruleKindsOf(type: QuestionType | null, { isOfRow = true } = {}): RuleKind[] {
  if (type === null) return [];
  const { rules: own } = questionTypes[type];
  // Rows are unique, and neither setups nor entries.
  const isOut = (kind: RuleKind) => own.some((rule) => rule.kind === kind) || (!isOfRow && kind === 'unique');
  return keysOf(records).filter((kind) => recordOf(kind).fits(answersOf(type)) && !isOut(kind));
}

/** What the editor begins with: of a scale, with the bounds that it has by itself. */
export function firstRule(kind: RuleKind, type: QuestionType | null): QuestionRule {
  const { first } = recordOf(kind);
  const scale = type === null ? null : questionTypes[type].scale;
  return first.kind === 'range' && scale !== null
    ? { kind: 'range', least: scale.least, greatest: scale.greatest }
    : first;
}

/** What a rule says to somebody who answers: its own message, or what is made from it. */
export function ruleText(rule: QuestionRule, explain: Explain): string {
  const own = ownMessage(rule);
  if (own !== null) return own;
  // Nobody has built it yet.
  if (rule.kind === 'expression' && rule.expression === null) return '';
  return recordOf(rule.kind)
    .sentences(rule, explain)
    .map((sentence) => textIn(currentLanguage(), sentence))
    .join(' ');
}

/** What a rule says to somebody who reads a form: also whether it may be passed. */
export function ruleLine(rule: QuestionRule, explain: Explain): string {
  const text = ruleText(rule, explain);
  return rule.passable === true ? t(m.passable, { text }) : text;
}

/** The issues of a rule of a question; a draft's may have no type yet. Paths are relative to the rule. */
export function ruleIssues(rule: QuestionRule, type: QuestionType | null): FieldError[] {
  if (type === null) return [];
  if (!ruleKindsOf(type).includes(rule.kind)) return [{ path: 'kind', ...saidIn(wording(m.doesNotFit)) }];
  return [...recordOf(rule.kind).issues(rule), ...scaleIssues(rule, type)];
}

/** The rules that questions of a type may keep. */
export function fittingRules(rules: readonly QuestionRule[] | undefined, type: QuestionType): QuestionRule[] {
  const kinds = ruleKindsOf(type);
  return (rules ?? []).filter(({ kind }) => kinds.includes(kind));
}

/** What an answer is refused for: an option that is not offered, then broken rules in their order; nothing for no answer. */
export type BrokenRules = (answer: AnswerValue | undefined, situation: Situation) => BrokenRule[];

/** Compiles the options and rules of a question and its type; null if there are none. `questions` are those of the form. */
export function compileRules(
  { rules, type, questionOptions }: Pick<Question, 'rules' | 'type' | 'questionOptions'>,
  questions: readonly ExplainedQuestion[],
): BrokenRules | null {
  const answers = answersOf(type);
  const explain = (logic: Logic) => explainLogic(logic, questions);
  const checks = [...questionTypes[type].rules, ...rulesWithScale({ type, rules })]
    .filter(({ kind }) => recordOf(kind).fits(answers))
    .map((rule) => ({ rule, check: recordOf(rule.kind).compile(rule, explain) }));
  const isLimited = offerOf(questionOptions) !== null;
  if (checks.length === 0 && !isLimited && !answers.isList) return null;
  return (answer, situation) => {
    const values = valuesOf(answer);
    if (values.length === 0) return [];
    const refused =
      answers.listIssue(values, { questionOptions }) ??
      (isLimited ? notOfferedIssue(questionOptions, values, situation, explain) : null);
    if (refused !== null) return [{ ...saidIn(refused), rule: null, passable: false }];
    return checks.flatMap(({ rule, check }) => {
      const broken = check(values, situation);
      if (broken === null) return [];
      const own = ownMessage(rule);
      const said = own === null ? saidIn(broken) : { message: own };
      return [{ ...said, rule: rule.kind, passable: rule.passable === true }];
    });
  };
}

function ownMessage({ message }: QuestionRule): string | null {
  return message == null || message.trim() === '' ? null : message.trim();
}

function saidIn(said: Wording): SaidText {
  return { message: errorText(said), ...saidOf(said) };
}
