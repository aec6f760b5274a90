// Writes the rules of a question as the constraint of an XLSForm. It has one for a question, with one message.
import { assertNever } from '#core/assert-never.ts';
import type { DateBound, QuestionRule, RuleOf } from '#core/questions/rules/schema.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { conditionXPath } from './from-logic.ts';
import { expressionOf } from './rules/pattern-expressions.ts';
import { shifted } from './read-constraint.ts';
import { m } from './texts.ts';
import type { WrittenQuestion, WrittenQuestions } from './written/written.ts';
import { XPathError } from './xpath.ts';

type Remark = { message: Message; values?: Values };

export type WrittenConstraint = {
  constraint: string;
  message: string;
  /** What changes on the way, said of the question's title. */
  changes: Remark[];
};

/** The constraint of some rules; empty for none. `own` is the question itself: `.`. */
export function constraintOf(
  rules: readonly QuestionRule[],
  own: WrittenQuestion,
  questions: WrittenQuestions,
): WrittenConstraint {
  const changes: Remark[] = [];
  const written = rules.flatMap((rule) => {
    // It has columns of its own.
    if (rule.kind === 'unique') return [];
    try {
      const parts = partsOf(rule, own, questions, (message) => changes.push({ message }));
      return [{ rule, parts }];
    } catch (issue) {
      if (!(issue instanceof XPathError)) throw issue;
      changes.push({ message: m.losesRule, values: { issue: issue.message } });
      return [];
    }
  });
  if (written.some(({ rule }) => rule.passable === true)) changes.push({ message: m.mustKeepToPassable });
  const messages = new Set(written.map(({ rule }) => rule.message?.trim() ?? ''));
  if (messages.size > 1) changes.push({ message: m.hasOneMessageForItsRules });
  return {
    constraint: written
      .flatMap(({ parts }) => parts)
      .map((part, _, all) => (all.length > 1 && / or /.test(part) ? `(${part})` : part))
      .join(' and '),
    message: [...messages].filter(Boolean).join(' '),
    changes,
  };
}

function partsOf(
  rule: Exclude<QuestionRule, { kind: 'unique' }>,
  own: WrittenQuestion,
  questions: WrittenQuestions,
  say: (change: Message) => void,
): string[] {
  switch (rule.kind) {
    case 'range':
    case 'duration':
      return sides('.', rule);
    case 'length':
      return sides('string-length(.)', rule);
    // How many entries there are is no constraint of XLSForm (write.ts says it).
    case 'entries':
      return [];
    case 'choices':
      return sides('count-selected(.)', rule);
    case 'dates':
      return daysOf(rule, own);
    case 'pattern': {
      const { expression, isExact } = expressionOf(rule);
      if (!isExact) say(m.isCheckedByPatternLessStrictly);
      return [`regex(., ${quoted(expression)})`];
    }
    case 'decimals':
      return [`regex(., '-?[0-9]*([.][0-9]{0,${rule.most}}0*)?')`];
    case 'expression':
      // A constraint that named its own question would read itself.
      return [conditionXPath(rule.expression, questions).replaceAll(`\${${own.name}}`, '.')];
    default:
      return assertNever(rule);
  }
}

type Bounds = { least?: number | undefined; greatest?: number | undefined };

function sides(measure: string, { least, greatest }: Bounds): string[] {
  if (least !== undefined && least === greatest) return [`${measure} = ${least}`];
  return [
    ...(least === undefined ? [] : [`${measure} >= ${least}`]),
    ...(greatest === undefined ? [] : [`${measure} <= ${greatest}`]),
  ];
}

/** The last day ends where the next one begins, for answers with a time of day. */
function daysOf({ least, greatest }: RuleOf<'dates'>, { kind }: WrittenQuestion): string[] {
  const last = (day: DateBound) =>
    kind === 'date' ? `. <= ${dayText(day)}` : `. < ${dayText(shifted(day, 1))}`;
  return [
    ...(least === undefined ? [] : [`. >= ${dayText(least)}`]),
    ...(greatest === undefined ? [] : [last(greatest)]),
  ];
}

function dayText(day: DateBound): string {
  if ('date' in day) return `date('${day.date}')`;
  if (day.days === 0) return 'today()';
  return day.days < 0 ? `today() - ${-day.days}` : `today() + ${day.days}`;
}

function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  if (!text.includes('"')) return `"${text}"`;
  throw new XPathError(t(m.textHasBothQuotationMarks));
}
