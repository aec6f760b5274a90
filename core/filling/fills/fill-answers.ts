// What the calculations of a form make of answers that come in: over the API, in files, by edits and corrections. The same as in
// a draft (decide.ts).
import { contextMaker, type QuestionTypes } from '#core/logic/evaluate.ts';
import { internationalFormats } from '#core/format/formats.ts';
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { calculationOf, isCalculatedOnly } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { entryReads } from '#core/questions/entries/around.ts';
import { logicValue } from '#core/questions/answers.ts';
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { askPlanOf, questionsBehind } from '#core/forms/groups/ask-groups.ts';
import { type EnteredValues, isCalculatedIn, decideAll } from './decide.ts';
import { isSameAnswer } from '../question-values.ts';
import { m } from '../texts.ts';

/** What is given, and beside what. */
export type GivenAnswers = {
  answers: Answers;
  /** Of the sheet; null: not known, and nothing is calculated from it. */
  context: Answers | null;
  /** Questions whose answers people have taken away: they are not calculated, where people may answer them. */
  emptied?: ReadonlySet<string>;
};

export type FilledAnswers = {
  /** With the calculated answers. */
  answers: Answers;
  /** Questions that are not asked. */
  hidden: ReadonlySet<string>;
  /** Other answers than the calculated ones, where these are the only ones. */
  issues: FieldError[];
};

/** Calculates the answers of a part. */
export type FillAnswers = (given: GivenAnswers) => FilledAnswers;

/**
 * Compiles the calculations of a part, and what its entries lose since they are not asked it; null if it has neither. `setup` are
 * the questions of the setup.
 */
export function compileFills(
  questions: readonly Question[],
  setup: readonly Question[],
  types: QuestionTypes,
): FillAnswers | null {
  const isFilled = questions.some(
    (question) => calculationOf(question) !== null || entryReads(question, 'conditions').length > 0,
  );
  return isFilled ? compileDecisions(questions, setup, types) : null;
}

/** The same, of a part that has neither too: what is not asked is decided about. */
export function compileDecisions(
  questions: readonly Question[],
  setup: readonly Question[],
  types: QuestionTypes,
): FillAnswers {
  const filled = questions.filter((question) => calculationOf(question) !== null);
  const conditional = questions.filter((question) => entryReads(question, 'conditions').length > 0);
  const askPlan = askPlanOf(questions, setup, types);
  const toContext = contextMaker(types);
  const decided = [...askPlan.groupOf.keys()];
  return ({ answers: given, context, emptied }) => {
    const values: EnteredValues = new Map(
      decided.flatMap((id): [string, readonly string[]][] =>
        given[id] !== undefined || emptied?.has(id) === true ? [[id, valuesOf(given[id])]] : [],
      ),
    );
    const answers: Record<string, AnswerValue> = { ...given };
    const undecided = { ...answers };
    for (const id of decided) delete undecided[id];
    const logic = toContext({ ...context, ...undecided });
    const work = decideAll(askPlan, { context, given: values, answers: undecided, logic });
    const issues: FieldError[] = [];
    for (const question of filled) {
      const { id } = question;
      const readsUnknown = context === null && fillOf(id)?.readsSetup === true;
      if (!isCalculatedIn({ given: values }, question) || readsUnknown) continue;
      const calculated = work.calculated.get(id);
      const issue = work.hidden.has(id) ? null : otherwiseIssue(question, given[id], calculated);
      if (issue !== null) issues.push(issue);
      if (calculated === undefined) delete answers[id];
      else answers[id] = calculated;
    }
    for (const { id } of conditional) {
      const shown = work.answers[id];
      if (shown === undefined) delete answers[id];
      else answers[id] = shown;
    }
    return { answers, hidden: work.hidden, issues };
  };

  function fillOf(id: string) {
    return askPlan.groups[askPlan.groupOf.get(id) ?? -1]?.members.find((member) => member.id === id)?.fill;
  }
}

/** What is wrong with another answer than the calculated one; null: nothing. `12.0` is the calculated 12. */
export function otherwiseIssue(
  { id, type, questionOptions }: Question,
  given: AnswerValue | undefined,
  calculated: AnswerValue | undefined,
): FieldError | null {
  if (given === undefined || isSameResult(type, given, calculated)) return null;
  const path = `answers.${id}`;
  if (calculated === undefined) return fieldError(path, m.calculatedIsNone);
  const texts = valuesOf(calculated).map((only) =>
    answersOf(type).text(only, questionOptions, internationalFormats(), { timeZone: 'UTC' }),
  );
  return fieldError(path, m.calculatedIs, { value: texts.join(', ') });
}

function isSameResult(type: QuestionType, given: AnswerValue, calculated: AnswerValue | undefined): boolean {
  const { isList, isUnordered } = answersOf(type);
  if (!isList) return logicValue(type, given) === logicValue(type, calculated);
  const [one, other] = [given, calculated].map((answer) =>
    valuesOf(answer).map((each) => String(logicValue(type, [each]))),
  );
  const inOrder = (values: readonly string[] = []) => (isUnordered ? values.toSorted() : values);
  return isSameAnswer(inOrder(one), inOrder(other));
}

/** A calculated answer that is another after a change of other answers. */
export type Recalculated = { questionId: string; answer: AnswerValue | null };

/**
 * What a change of answers makes of those that are calculated alone. What the change does not touch stays as it is stored, also
 * after a form was given another calculation.
 */
export function recalculated(
  fill: FillAnswers | null,
  questions: readonly Question[],
  { before, after, context }: { before: Answers; after: Answers; context: Answers | null },
): Recalculated[] {
  const locked = questions.filter(isCalculatedOnly);
  if (fill === null || locked.length === 0) return [];
  // What has no answer in a row was taken away.
  const emptied = new Set(questions.map(({ id }) => id));
  const [then, now] = [
    fill({ answers: before, context, emptied }),
    fill({ answers: after, context, emptied }),
  ];
  return locked.flatMap(({ id }) => {
    const [earlier, next] = [then.answers[id], now.answers[id]];
    return isSameAnswer(earlier, next) || isSameAnswer(after[id], next)
      ? []
      : [{ questionId: id, answer: next ?? null }];
  });
}

/** What the answers of a row that are calculated alone become with another setup, and the row with them. */
export type RowFills = (before: Answers, context: Answers) => { changes: Recalculated[]; answers: Answers };

/** The questions of rows whose only answers are calculated from some of the setup, through other answers and conditions too. */
export function calculatedFrom(
  { questions, contextQuestions }: FormParts,
  setup: ReadonlySet<string>,
): Question[] {
  const all = new Map([...contextQuestions, ...questions].map((question) => [question.id, question]));
  return questions.filter(
    (question) =>
      isCalculatedOnly(question) &&
      questionsBehind(question.id, { questions: all }).some((id) => setup.has(id)),
  );
}

/** What a row becomes with another setup; null: nothing of it is calculated from one. */
export function rowFillsOf(rules: FormParts & { fills: { questions: FillAnswers | null } }): RowFills | null {
  const fill = rules.fills.questions;
  const locked = calculatedFrom(rules, new Set(rules.contextQuestions.map(({ id }) => id)));
  if (fill === null || locked.length === 0) return null;
  const emptied = new Set(rules.questions.map(({ id }) => id));
  return (before, context) => {
    const filled = fill({ answers: before, context, emptied }).answers;
    const changes = locked
      .filter(({ id }) => !isSameAnswer(before[id], filled[id]))
      .map(({ id }) => ({ questionId: id, answer: filled[id] ?? null }));
    const answers: Record<string, AnswerValue> = { ...before };
    for (const { questionId, answer } of changes) {
      delete answers[questionId];
      if (answer !== null) answers[questionId] = answer;
    }
    return { changes, answers };
  };
}

/** The questions of both parts of a form. */
export type FormParts = { questions: readonly Question[]; contextQuestions: readonly Question[] };
