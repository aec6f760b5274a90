// What expressions read of all entries outside of them: in an XLSForm of a repeat, or of a question in it, `count(${damages})`,
// `sum(${size})`, `min` and `max`. Of no entries, XPath has 0 as their sum, and no number as their least; what is blank is skipped here.
import type { Logic } from '#core/logic/schema.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import { countedQuestion, countLogic, summaryOf } from '#core/logic/summary.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { operandsOf, type Term } from '../terms.ts';
import { fail, numberText, type WrittenQuestion, type WrittenQuestions } from '../written/written.ts';
import { m } from '../texts.ts';

/** A question of entries, and the question that has them; `question` null: the repeat itself. */
export type ListName = {
  kind: 'list';
  entriesId: string;
  question: { id: string; text: string; type: QuestionType } | null;
  title: string;
};

/** What a call makes of it; null: nothing. */
export function listCall(name: string, { entriesId, question, title }: ListName): Term | null {
  if (name === 'count') return { kind: 'number', logic: { var: [entriesId, 0] } };
  if (question === null) return null;
  const { id, type } = question;
  if (name === 'count-non-empty') return { kind: 'number', logic: countLogic(id) };
  const summary = ({ sum: 'sum', min: 'least', max: 'greatest' } as const)[name];
  if (summary === undefined) return null;
  if (!isNumber(type)) return fail(t(m.isNotNumber, { question: title }));
  return summary === 'sum'
    ? { kind: 'number', logic: { sum: [{ var: [id, 0] }] } }
    : { kind: 'number', logic: { [summary]: [{ var: id }] }, mayMiss: true };
}

/** `sum(${size}) div count-non-empty(${size})`; null for anything else. */
export function averageOf(sum: Term, count: Term): Term | null {
  if (sum.kind !== 'number' || count.kind !== 'number') return null;
  const id = countedQuestion(count.logic);
  const found = summaryOf(sum.logic);
  return id !== null && found?.summary === 'sum' && found.questionId === id
    ? { kind: 'number', logic: { average: [{ var: id }] }, mayMiss: true }
    : null;
}

/** `if(count-non-empty(${size}) > 0, sum(${size}), '')`: a sum that is none where nothing is answered; null for anything else. */
export function sumIfAny(condition: Term, yes: Term, no: Term): Term | null {
  if (condition.kind !== 'truth' || yes.kind !== 'number') return null;
  const [count = null, nothing] = operandsOf(condition.logic, '>') ?? [];
  const found = summaryOf(yes.logic);
  const isAny = nothing === 0 && countedQuestion(count) === found?.questionId && found?.summary === 'sum';
  return isAny && no.kind === 'constant' && no.value === ''
    ? { kind: 'number', logic: { sum: [{ var: found.questionId }] }, mayMiss: true }
    : null;
}

/** The number of a list that may be missing, with another in its place. */
export function listElse(first: Term, second: Term): Term | null {
  const found = first.kind === 'number' ? summaryOf(first.logic) : null;
  const isElse = second.kind === 'constant' && typeof second.value === 'number';
  if (found === null || found.summary === 'count' || !isElse) return null;
  return { kind: 'number', logic: { [found.summary]: [{ var: [found.questionId, second.value] }] } };
}

/** Whether a term is a number of a list, which counts as 0 where it is missing and 0 makes no difference. */
export function isOfList(term: Term): boolean {
  return term.kind === 'number' && summaryOf(term.logic) !== null;
}

/** The repeat that a variable reads; null: an answer. */
export function repeatOf(node: Logic, questions: WrittenQuestions): WrittenQuestion | null {
  const question = questions.get(variableName(node) ?? '');
  return question?.kind === 'entries' ? question : null;
}

/** A number of all entries; null for anything else. With `asZero` a missing one is 0. */
export function listText(node: Logic, questions: WrittenQuestions, asZero: boolean): string | null {
  const repeat = operationOf(node)?.operator === 'var' ? repeatOf(node, questions) : null;
  if (repeat !== null) return `count(\${${repeat.name}})`;
  const found = summaryOf(node);
  const question = questions.get(found?.questionId ?? '');
  if (found === null || question?.isInEntries !== true) return null;
  const list = `\${${question.name}}`;
  const { summary, fallback = asZero ? 0 : undefined } = found;
  if (summary === 'count') return `count-non-empty(${list})`;
  if (question.kind !== 'number') return fail(t(m.isNotNumber, { question: question.title }));
  const text = {
    sum: `sum(${list})`,
    average: `sum(${list}) div count-non-empty(${list})`,
    least: `min(${list})`,
    greatest: `max(${list})`,
  }[summary];
  if (summary === 'sum' && fallback === 0) return text;
  if (summary === 'sum' && fallback === undefined) return `if(count-non-empty(${list}) > 0, ${text}, '')`;
  return fallback === undefined ? text : `coalesce(${text}, ${numberText(fallback)})`;
}
