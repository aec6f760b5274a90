// Parses a row filter from text: `Phase of flight = Approach`, `Cost Total $ between 100..500`. Titles may contain
// anything, including operators, so the title is matched first, against the form's questions.
import { colonReadingOf } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import {
  type FilterOperator,
  filterOperators,
  operatorRecords,
  takesNothing,
} from '#core/questions/filter-operators.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'> &
  Partial<Pick<Question, 'questionMeta'>>;
export type ParsedFilter = { ok: true; filter: RowFilter['filters'][number] } | { ok: false; issue: string };

/** The notation of each operator; longer ones first, so that `>=` is not read as `>`. */
const operatorTexts = filterOperators
  .map((operator) => [operatorText(operator), operator] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/**
 * Parses a condition on one of the questions, whose value is read as an answer to it is. Days and times are in the given time
 * zone.
 */
export function parseFilter(
  text: string,
  questions: readonly FilterQuestion[],
  words: AnswerTextOptions,
): ParsedFilter {
  const parts = takeApart(text, questions);
  if (typeof parts === 'string') return { ok: false, issue: parts };
  const { question, value } = parts;
  const { meant, operators, parse } = answersOf(question.type).filter;
  const operator = meant[parts.operator] ?? parts.operator;
  if (operators.length === 0) return { ok: false, issue: t(m.cannotBeFiltered, { question: question.text }) };
  if (!operators.includes(operator)) {
    return {
      ok: false,
      issue: t(m.canBeFilteredWithNot, {
        question: question.text,
        operators: operators.map(operatorText).join(', '),
        operator: operatorText(operator),
      }),
    };
  }
  const reader = { ...words, colon: colonReadingOf(question.questionMeta ?? []) };
  const values =
    takesNothing(operator) !== (value === '')
      ? t(value === '' ? m.valueIsMissing : m.takesNoValue)
      : value === ''
        ? []
        : parse(value, operator, question.questionOptions, reader);
  return typeof values === 'string'
    ? { ok: false, issue: `"${question.text}": ${values}` }
    : { ok: true, filter: { questionId: question.id, operator, values } };
}

type Parts = { question: FilterQuestion; operator: FilterOperator; value: string };

function takeApart(text: string, questions: readonly FilterQuestion[]): Parts | string {
  const given = text.trim();
  const named = questions
    .flatMap((question) => [question.text.trim(), question.id].map((name) => ({ name, question })))
    .filter(({ name }) => given.slice(0, name.length).toLowerCase() === name.toLowerCase())
    .map(({ name, question }) => ({ question, name, rest: readOperator(given.slice(name.length)) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const whole = named.find(({ rest }) => rest !== null);
  if (whole?.rest) {
    const same = named.filter(({ name, rest }) => rest !== null && name.length === whole.name.length);
    if (same.length > 1) return t(m.isTitleOfQuestionsUse, { whole: whole.name, count: same.length });
    return { question: whole.question, ...whole.rest };
  }
  const [first] = named;
  const offered = first === undefined ? [] : answersOf(first.question.type).filter.operators;
  if (first !== undefined)
    return t(m.needsOperatorAndValue, {
      first: first.name,
      operatorTexts: operatorTexts
        .flatMap(([known, operator]) => (offered.includes(operator) ? [known] : []))
        .join(', '),
    });
  const title = operatorTexts.reduce((rest, [known]) => rest.split(` ${known}`)[0] ?? rest, given).trim();
  return t(m.formHasNoQuestion, { title });
}

function readOperator(rest: string): { operator: FilterOperator; value: string } | null {
  const text = rest.trimStart();
  for (const [known, operator] of operatorTexts) {
    const isWord = /\w$/.test(known);
    const after = text.slice(known.length);
    if (!text.toLowerCase().startsWith(known) || (isWord && !/^(?:$|[\s"])/.test(after))) continue;
    // `Title contains x`, but not `Titlecontains x`.
    if (isWord && text === rest) continue;
    return { operator, value: unquoted(after.trim()) };
  }
  return null;
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The notation of an operator. */
export function operatorText(operator: FilterOperator): string {
  return operatorRecords[operator].sign;
}
