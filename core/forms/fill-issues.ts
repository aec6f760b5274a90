// What is wrong with what fills the questions of a form: a result that is no answer, an answer that needs itself.
import { circularQuestions } from './groups/ask-groups.ts';
import { type FormItems, withGroupConditions } from './groups/groups.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { fieldError } from '#core/messages/said.ts';
import type { FieldError } from '#core/errors.ts';
import { ownersOf, questionsOutside } from '#core/questions/entries/outside.ts';
import { calculatedFor, calculationOf, mayBeCarried, whyNotCalculated } from '#core/questions/fills/fills.ts';
import { resultTypes } from '#core/questions/fills/result-types.ts';
import type { Calculation } from '#core/questions/fills/schema.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { m } from '#core/questions/fills/texts.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ResultType } from '#core/questions/kinds/kind.ts';
import { answersOf, clockOf, hasOptions, isDuration, type QuestionType } from '#core/questions/types.ts';

export function fillIssues(form: FormItems): FieldError[] {
  const all = [...form.contextQuestions, ...form.questions];
  const byId = new Map(all.map((question) => [question.id, question]));
  const types = new Map([...all, ...questionsOutside(all)].map(({ id, type }) => [id, type]));
  const grouped = withGroupConditions(form);
  const ofRows = new Set([...form.questions.map(({ id }) => id), ...ownersOf(form.questions).keys()]);
  return (['contextQuestions', 'questions'] as const).flatMap((list) => {
    const circular = circularQuestions(grouped[list]);
    const titles = circular
      .slice(0, mostNamed)
      .map((id) => byId.get(id)?.text ?? '')
      .join(', ');
    return form[list].flatMap((question, index) => {
      const issue = issueOf(question, types, list === 'contextQuestions' ? ofRows : nothing);
      const found = !circular.includes(question.id)
        ? issue
        : calculationOf(question) === null
          ? fieldError('questions', entries.readsItself, { titles })
          : fieldError('filledBy', m.needsItself, { titles });
      return found === null ? [] : [{ ...found, path: `${list}.${index}.${found.path}` }];
    });
  });
}

/** A sentence of more titles is not read. */
const mostNamed = 8;
const nothing: ReadonlySet<string> = new Set();

function issueOf(
  { type, questions, filledBy, defaultAnswers, context }: Question,
  types: ReadonlyMap<string, QuestionType>,
  unread: ReadonlySet<string>,
): FieldError | null {
  if (filledBy === undefined) return null;
  if (defaultAnswers.length > 0) return fieldError('filledBy', m.noDefault);
  if (filledBy.from === 'expression') return calculationIssue(filledBy, type, { types, unread });
  if (!mayBeCarried(type, questions)) return fieldError('filledBy', m.cannotBeCarried);
  return filledBy.from === 'row' && context ? fieldError('filledBy', m.noRowBefore) : null;
}

function calculationIssue(
  { expression }: Calculation,
  type: QuestionType,
  { types, unread }: { types: ReadonlyMap<string, QuestionType>; unread: ReadonlySet<string> },
): FieldError | null {
  const calculated = calculatedFor(type);
  if (calculated === null)
    return fieldError('filledBy', m.cannotBeCalculated, { why: whyNotCalculated(type) ?? 'captured' });
  if (expression === null) return fieldError('filledBy', m.calculationMissing);
  if ([...variablesOf(expression)].some((id) => unread.has(id)))
    return fieldError('filledBy', m.setupReadsRows);
  const isMoment = clockOf(type) === 'moment';
  if (isMoment && ![...variablesOf(expression)].some((id) => clockOf(types.get(id)) === 'moment'))
    return fieldError('filledBy', m.readsNoMoment);
  const results = [...(resultTypes(expression, types) ?? [])];
  const given = results.find((each) => !calculated.takes.includes(each));
  if (given === undefined) return null;
  const [first = 'text'] = calculated.takes;
  const wanted = wantedOf(type, first);
  return fieldError('filledBy', m.doesNotFit, { given, wanted });
}

/** What a question needs of its calculation. */
function wantedOf(type: QuestionType, first: ResultType): ResultType | 'duration' | 'option' | 'place' {
  if (isDuration(type)) return 'duration';
  if (answersOf(type).geometry !== null) return 'place';
  return hasOptions(type) && first === 'text' ? 'option' : first;
}
