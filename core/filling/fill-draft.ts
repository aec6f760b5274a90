// The draft of what somebody fills in: a sheet's setup or one row. An immutable value; functions return the next one.
// fill-view.ts derives what a face shows. Validation matches the server's (check-answers.ts).
import type { FieldError } from '#core/errors.ts';
import { ruleText } from '#core/questions/rules/rules.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { takenKey } from '#core/questions/rules/unique.ts';
import { storedValue } from '#core/questions/answers.ts';
import type { Answers } from '#core/questions/values.ts';
import { type MutableAnswers, takeValue } from './question-values.ts';
import { followedQuestionOf } from '#core/forms/question-meta.ts';
import { limitIssue, limitTexts } from './catalog/catalog-limits.ts';
import { type Entered, evaluateAfter, evaluateAll, type Evaluated, followedIn } from './evaluate-draft.ts';
import type { FillPlan } from './fill-plan.ts';
import { numbersOfRows, type RowNumbers } from './fill-values.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import type { Row } from '#core/sheets/schema.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import type { Carrier } from '#core/questions/fills/schema.ts';
import type { CarriedAnswers } from './fills/carried.ts';
import { isCalculatedIn, valuesIn } from './fills/decide.ts';
import { statusValues } from './question-values.ts';
import type { GivenAnswer } from './schema.ts';

export type FillDraft = Entered &
  Evaluated & {
    /** Questions that the user has visited: their issues are shown. */
    readonly touched: ReadonlySet<string>;
    /** The user tried to send: all issues are shown. */
    readonly tried: boolean;
    /** By question id: why its answer, or a part of it, was removed when another one changed. */
    readonly removed: ReadonlyMap<string, string>;
    /** Launch alerts that were handled: their form was filled in or postponed. */
    readonly launched: ReadonlySet<string>;
    /** By question id: where its answer was carried over from, until somebody answers it. */
    readonly carried: ReadonlyMap<string, Carrier>;
    /** The values of each aggregation's formula in the sheet's existing rows. */
    readonly rowNumbers: RowNumbers;
  };

/** Reasons by question id, to save and resume. */
export type GivenReasons = Readonly<Record<string, string>>;

/** The entered values by question id, to save and resume. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>;

export type FillStart = {
  part: FillPart;
  /** The sheet's own answers, for a row. */
  context?: Answers;
  /** The answers that the row has, if it is corrected: it may keep options that are retired. */
  before?: Answers;
  /** The answers of the sheet's existing rows, for aggregations. */
  previousRows?: readonly Answers[];
  /** Entered values to resume (`givenIn`); without them questions start with their defaults. */
  given?: GivenAnswers | undefined;
  reasons?: GivenReasons | undefined;
  /** What it begins with, where no entered values are resumed. */
  carried?: CarriedAnswers | undefined;
};

/** Starts a draft of one part. Saved values of removed questions are dropped. */
export function startFilling(plan: FillPlan, start: FillStart): FillDraft {
  const { part, context = {}, before = {}, previousRows = [], given, reasons = {}, carried } = start;
  const entered: Entered = {
    plan,
    part,
    context,
    before,
    given: new Map([
      ...enteredAtFirst(plan, part, given),
      ...(given === undefined ? (carried?.values ?? []) : []),
    ]),
    reasons: new Map(Object.entries(reasons)),
    taken: new Set(),
  };
  return {
    ...entered,
    ...evaluateAll(entered),
    touched: new Set(),
    tried: false,
    removed: new Map(),
    launched: new Set(),
    carried: carried?.from ?? new Map(),
    rowNumbers: numbersOfRows(plan, part, context, previousRows),
  };
}

function enteredAtFirst(plan: FillPlan, part: FillPart, given: GivenAnswers | undefined) {
  return [...plan.parts[part].questions.values()].flatMap((question): [string, readonly string[]][] => {
    const { id, defaultAnswers } = question;
    const values = given === undefined && defaultAnswers.length > 0 ? defaultAnswers : given?.[id];
    // Entries lose what they are asked no more, as rows do.
    return values === undefined ? [] : [[id, values.map((value) => storedValue(question, value))]];
  });
}

/**
 * Sets a question's values; none, or blank ones, clear its answer. Answers of catalog questions that follow it, and no
 * longer fit, are removed.
 */
export function answer(draft: FillDraft, questionId: string, values: readonly string[]): FillDraft {
  const changed = new Set([questionId]);
  let next = withValues(draft, questionId, values);
  for (const question of draft.plan.parts[draft.part].limited) {
    if (!changed.has(followedQuestionOf(question.questionMeta) ?? '')) continue;
    const followed = followedIn(next, question);
    const before = next.given.get(question.id) ?? [];
    const fitting = before.filter((value) => limitIssue(question, followed, value) === null);
    if (followed === null || fitting.length === before.length) continue;
    changed.add(question.id);
    next = withValues(next, question.id, fitting);
    const why = limitTexts.removed(followed.title, followed.answered.length > 0, fitting.length);
    next = { ...next, removed: new Map(next.removed).set(question.id, why) };
  }
  return next;
}

/** Takes the calculated answer to a question again, which people have answered otherwise. */
export function takeCalculated(draft: FillDraft, questionId: string): FillDraft {
  return withValues(draft, questionId, null);
}

/** `null`: a calculated question is as if nobody had answered it; with an empty list somebody took its answer away. */
function withValues(draft: FillDraft, questionId: string, values: readonly string[] | null): FillDraft {
  const given = new Map(draft.given);
  const question = draft.plan.parts[draft.part].questions.get(questionId);
  const isCalculated = question !== undefined && calculationOf(question) !== null;
  if (values === null || (values.length === 0 && !isCalculated)) given.delete(questionId);
  else given.set(questionId, values);
  const removed = new Map(draft.removed);
  removed.delete(questionId);
  const carried = new Map(draft.carried);
  carried.delete(questionId);
  return { ...draft, given, removed, carried, ...evaluateAfter({ ...draft, given }, draft, questionId) };
}

/** Says why the answer to a question breaks a rule that may be passed; blank is no reason. */
export function giveReason(draft: FillDraft, questionId: string, reason: string): FillDraft {
  const reasons = new Map(draft.reasons).set(questionId, reason);
  return { ...draft, reasons, ...evaluateAfter({ ...draft, reasons }, draft, questionId) };
}

/** Marks a question as visited: its issues are shown from now on. */
export function leaveQuestion(draft: FillDraft, questionId: string): FillDraft {
  if (draft.touched.has(questionId)) return draft;
  return { ...draft, touched: new Set(draft.touched).add(questionId) };
}

/** Marks an attempt to send: all issues are shown from now on. */
export function trySending(draft: FillDraft): FillDraft {
  return draft.tried ? draft : { ...draft, tried: true };
}

/** After the server has refused answers: those that other rows have break their rules from then on, until they are changed. */
export function refusedWith(
  draft: FillDraft,
  errors: readonly Pick<FieldError, 'path' | 'message'>[],
): FillDraft {
  const taken = new Set(draft.taken);
  for (const question of draft.plan.parts[draft.part].questions.values())
    for (const rule of question.rules ?? [])
      if (
        rule.kind === 'unique' &&
        draft.answers[question.id] !== undefined &&
        isSaid(question.id, rule, errors)
      )
        taken.add(takenKey(question, rule.within, draft.answers[question.id]));
  return taken.size === draft.taken.size ? draft : { ...draft, taken, ...evaluateAll({ ...draft, taken }) };
}

function isSaid(
  questionId: string,
  rule: QuestionRule,
  errors: readonly Pick<FieldError, 'path' | 'message'>[],
): boolean {
  const text = ruleText(rule, () => '');
  return errors.some(({ path, message }) => path === `answers.${questionId}` && message === text);
}

/** Marks a launch alert as handled: its form was filled in or, if not required, postponed. */
export function markLaunched(draft: FillDraft, launchId: string): FillDraft {
  return { ...draft, launched: new Set(draft.launched).add(launchId) };
}

/** The answers for the server: of the visible questions, in the form's order, with the reasons that they need. */
export function answersToSend(draft: FillDraft): GivenAnswer[] {
  return [...draft.plan.parts[draft.part].questions.values()]
    .filter(({ id }) => !draft.hidden.has(id))
    .flatMap((question) => {
      const { id: questionId } = question;
      const values = givenTo(draft, questionId).filter((value) => value.trim() !== '');
      // That somebody took the calculated answer away is said by a blank one.
      if (values.length === 0 && calculationOf(question) !== null && !isCalculatedIn(draft, question))
        return [{ questionId, value: '' }];
      return values.map((value, index) => {
        const reason = index === 0 && draft.passable.has(questionId) ? reasonIn(draft, questionId) : '';
        return reason === '' ? { questionId, value } : { questionId, value, reason };
      });
    });
}

function reasonIn({ reasons }: FillDraft, questionId: string): string {
  return (reasons.get(questionId) ?? '').trim();
}

/** The reasons that are given with answers. */
export function reasonsOf(answers: readonly GivenAnswer[]): GivenReasons {
  return Object.fromEntries(
    answers.flatMap(({ questionId, reason }) => (reason === undefined ? [] : [[questionId, reason]])),
  );
}

/** The answers of a row that was sent, with the reasons for which they break rules. */
export function sentAnswers({ answers, passed = [] }: Pick<Row, 'answers' | 'passed'>): GivenAnswer[] {
  const reasons = new Map(passed.map(({ questionId, reason }) => [questionId, reason]));
  return answers.map(({ questionId, value }) => {
    const reason = reasons.get(questionId);
    return reason === undefined ? { questionId, value } : { questionId, value, reason };
  });
}

/** All entered values, to save. */
export function givenIn({ given }: FillDraft): GivenAnswers {
  return Object.fromEntries(given);
}

/** Restores entered values from sent or saved answers. */
export function givenOf(answers: readonly GivenAnswer[]): GivenAnswers {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  return Object.fromEntries([...byQuestion].map(([id, all]) => [id, all.map(({ value }) => value)]));
}

/** The wire's answers by question id: the context of a sheet, or an existing row. */
export function answersOf(plan: FillPlan, part: FillPart, answers: readonly GivenAnswer[]): Answers {
  const taken: MutableAnswers = {};
  for (const { questionId, value } of answers) {
    const question = plan.parts[part].questions.get(questionId);
    if (question) takeValue(taken, question, value);
  }
  return taken;
}

/** The values of a question: as they were entered, or as they are calculated. */
export function givenTo(draft: FillDraft, questionId: string): readonly string[] {
  const question = draft.plan.parts[draft.part].questions.get(questionId);
  if (question === undefined) return draft.given.get(questionId) ?? [];
  const values = valuesIn(draft, question);
  return draft.hidden.has(questionId) ? values : statusValues(question, values, draft.answers[questionId]);
}
