// The draft of what somebody fills in: the set-up of a sheet, or one row. A value, and functions that give the next
// one; what a face shows of it is in fill-view.ts. What counts here is what the server takes (check-answers.ts).
import type { Answers } from '#core/questions/values.ts';
import { type MutableAnswers, takeValue } from './check-answers.ts';
import { type Entered, evaluateAfter, evaluateAll, type Evaluated } from './evaluate-draft.ts';
import type { FillPlan } from './fill-plan.ts';
import { numbersOfRows, type RowNumbers } from './fill-values.ts';
import type { FillPart } from './form-rules.ts';
import { statusValues } from './question-values.ts';
import type { GivenAnswer } from './schema.ts';

export type FillDraft = Entered &
  Evaluated & {
    /** Questions that somebody has dealt with: their issues are shown. */
    readonly touched: ReadonlySet<string>;
    /** Somebody wanted to send it: all issues are shown. */
    readonly tried: boolean;
    /** Launch alerts that were dealt with: their form was filled in, or it was put off. */
    readonly launched: ReadonlySet<string>;
    /** What each aggregation's formula comes to in the sheet's rows so far. */
    readonly rowNumbers: RowNumbers;
  };

/** What was entered, by question id, to be kept and gone on with. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>;

export type FillStart = {
  part: FillPart;
  /** The sheet's own answers, for a row. */
  context?: Answers;
  /** The answers of the sheet's rows so far, for aggregations. */
  previousRows?: readonly Answers[];
  /** What was entered before, to go on with it (`givenIn`); without it questions begin with their defaults. */
  given?: GivenAnswers | undefined;
};

/** A draft of one part. What is kept of questions that the form does not have any more is left out. */
export function startFilling(plan: FillPlan, start: FillStart): FillDraft {
  const { part, context = {}, previousRows = [], given } = start;
  const entered: Entered = { plan, part, context, given: new Map(enteredAtFirst(plan, part, given)) };
  return {
    ...entered,
    ...evaluateAll(entered),
    touched: new Set(),
    tried: false,
    launched: new Set(),
    rowNumbers: numbersOfRows(plan, part, context, previousRows),
  };
}

function enteredAtFirst(plan: FillPlan, part: FillPart, given: GivenAnswers | undefined) {
  return [...plan.parts[part].questions.values()].flatMap(
    ({ id, defaultAnswers }): [string, readonly string[]][] => {
      const values = given === undefined ? defaultAnswers : (given[id] ?? []);
      return values.length === 0 ? [] : [[id, values]];
    },
  );
}

/** Gives a question other values; none, or blank ones, take its answer away. */
export function answer(draft: FillDraft, questionId: string, values: readonly string[]): FillDraft {
  const given = new Map(draft.given);
  if (values.length === 0) given.delete(questionId);
  else given.set(questionId, values);
  return { ...draft, given, ...evaluateAfter({ ...draft, given }, draft, questionId) };
}

/** Somebody is done with a question for now: what is wrong with it is shown from here on. */
export function leaveQuestion(draft: FillDraft, questionId: string): FillDraft {
  if (draft.touched.has(questionId)) return draft;
  return { ...draft, touched: new Set(draft.touched).add(questionId) };
}

/** Somebody wants to send it: everything that is wrong is shown from here on. */
export function trySending(draft: FillDraft): FillDraft {
  return draft.tried ? draft : { ...draft, tried: true };
}

/** The form of a launch alert was filled in, or, where that is not required, put off. */
export function markLaunched(draft: FillDraft, launchId: string): FillDraft {
  return { ...draft, launched: new Set(draft.launched).add(launchId) };
}

/** The answers as the server takes them: of the questions that are asked, in the form's order. */
export function answersToSend(draft: FillDraft): GivenAnswer[] {
  return [...draft.plan.parts[draft.part].questions.keys()]
    .filter((questionId) => !draft.hidden.has(questionId))
    .flatMap((questionId) =>
      givenTo(draft, questionId)
        .filter((value) => value.trim() !== '')
        .map((value) => ({ questionId, value })),
    );
}

/** All that was entered, to be kept. */
export function givenIn({ given }: FillDraft): GivenAnswers {
  return Object.fromEntries(given);
}

/** Answers as they were sent or kept, to go on with them. */
export function givenOf(answers: readonly GivenAnswer[]): GivenAnswers {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  return Object.fromEntries([...byQuestion].map(([id, all]) => [id, all.map(({ value }) => value)]));
}

/** Answers as the wire has them by question id: the context of a sheet, a row so far. */
export function answersOf(plan: FillPlan, part: FillPart, answers: readonly GivenAnswer[]): Answers {
  const taken: MutableAnswers = {};
  for (const { questionId, value } of answers) {
    const question = plan.parts[part].questions.get(questionId);
    if (question) takeValue(taken, question, value);
  }
  return taken;
}

/** The values that a question has. */
export function givenTo(draft: FillDraft, questionId: string): readonly string[] {
  const values = draft.given.get(questionId) ?? [];
  const question = draft.plan.parts[draft.part].questions.get(questionId);
  if (question === undefined || draft.hidden.has(questionId)) return values;
  return statusValues(question, values, draft.answers[questionId]);
}
