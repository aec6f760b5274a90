// Derives state from the entered values: visible questions, valid answers, formula results and raised alerts. After a
// change, only what reads the answer is evaluated again, directly or through a question that it shows or hides. Answers
// of hidden questions do not count, here as on the server.
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import type { LogicContext } from '#core/logic/evaluate.ts';
import { type Followed, followedOf, isLimited, limitIssue } from './catalog-limits.ts';
import type { AskGroup, FillPlan, Outcome, PartPlan } from './fill-plan.ts';
import type { FillPart } from './form-rules.ts';
import { judgeGroups } from '#core/forms/needed-groups.ts';
import {
  brokenIssues,
  countedValue,
  isSameAnswer,
  type QuestionIssues,
  situationOf,
  valuesIssues,
  write,
} from './question-values.ts';

export type Entered = {
  readonly plan: FillPlan;
  readonly part: FillPart;
  /** The sheet's own answers, if a row is filled in. */
  readonly context: Answers;
  /** The answers that the row had before it is corrected. */
  readonly before: Answers;
  /** All entered values by question id, valid or not, including those of hidden questions. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** By question id: why its answer breaks rules that may be passed with a reason. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Answers that the server has refused, since other rows have them (`takenKey`). */
  readonly taken: ReadonlySet<string>;
};

export type Evaluated = {
  /** Answers that count: valid ones of visible questions. */
  readonly answers: Answers;
  /** Ids of the questions and elements that are currently hidden. */
  readonly hidden: ReadonlySet<string>;
  /** Issues by id of a visible question, or of the header of a group, including those that it is too early to show. */
  readonly issues: ReadonlyMap<string, readonly string[]>;
  /**
   * What is wrong with an answer that is accepted with a reason, by question id. Without one it is among the issues as well.
   */
  readonly passable: ReadonlyMap<string, readonly string[]>;
  /** Formula results by element id. */
  readonly results: ReadonlyMap<string, unknown>;
  /** Ids of the alerts and launch alerts that are true. */
  readonly firing: ReadonlySet<string>;
  /** The evaluation context of expressions. */
  readonly logic: LogicContext;
  /** How many expressions were evaluated. */
  readonly evaluated: number;
};

/** Evaluates everything. */
export function evaluateAll(entered: Entered): Evaluated {
  const { plan, context } = entered;
  const part = plan.parts[entered.part];
  const work: Work = {
    ...entered,
    answers: {},
    hidden: new Set(),
    issues: new Map(),
    passable: new Map(),
    results: new Map(),
    firing: new Set(),
    logic: { ...plan.toContext(context) },
    evaluated: 0,
    unjudged: new Set(),
  };
  for (const question of part.questions.values()) {
    if (part.groupOf.has(question.id)) work.hidden.add(question.id);
    else settle(work, question, countedIn(work, question));
  }
  for (const group of part.groups) decide(work, part, group);
  for (const outcome of part.outcomes) evaluate(work, outcome);
  for (const question of part.questions.values()) judge(work, part, question);
  judgeGroups(part.needed, work);
  return evaluatedIn(work);
}

/** Evaluates again after the values of one question changed. */
export function evaluateAfter(entered: Entered, before: Evaluated, questionId: string): Evaluated {
  const part = entered.plan.parts[entered.part];
  const question = part.questions.get(questionId);
  if (question === undefined) return before;
  const work: Work = {
    ...entered,
    answers: { ...before.answers },
    hidden: new Set(before.hidden),
    issues: new Map(before.issues),
    passable: new Map(before.passable),
    results: new Map(before.results),
    firing: new Set(before.firing),
    logic: { ...before.logic },
    evaluated: 0,
    unjudged: new Set([questionId]),
  };
  const [changed, waiting] = [new Set<string>(), new Set<number>()];
  const spread = (ids: readonly string[], from: number) => {
    for (const id of ids) {
      changed.add(id);
      for (const place of part.groupsReading.get(id) ?? []) if (place !== from) waiting.add(place);
    }
  };
  const own = part.groupOf.get(questionId);
  if (own !== undefined && part.groups[own]?.isCircle === true) waiting.add(own);
  else if (!work.hidden.has(questionId))
    spread(settle(work, question, countedIn(work, question)) ? [questionId] : [], -1);
  while (waiting.size > 0) {
    // Dependencies come before their dependents.
    const place = Math.min(...waiting);
    waiting.delete(place);
    const group = part.groups[place];
    if (group) spread(decide(work, part, group), place);
  }
  const outcomes = new Set([...changed].flatMap((id) => part.outcomesReading.get(id) ?? []));
  for (const outcome of [...outcomes].flatMap((place) => part.outcomes[place] ?? [])) evaluate(work, outcome);
  // What some catalog questions take depends on another answer, and so do some rules.
  const readers = [...changed].flatMap((id) => part.ruledReading.get(id) ?? []);
  const again = [...part.limited, ...readers.flatMap((place) => part.ruled[place] ?? [])];
  for (const { id } of again) work.unjudged.add(id);
  for (const id of work.unjudged) {
    const each = part.questions.get(id);
    if (each) judge(work, part, each);
  }
  judgeGroups(part.needed, work);
  return evaluatedIn(work);
}

/** The evaluation in progress. */
type Work = Entered & {
  answers: Record<string, AnswerValue>;
  hidden: Set<string>;
  issues: Map<string, readonly string[]>;
  passable: Map<string, readonly string[]>;
  results: Map<string, unknown>;
  firing: Set<string>;
  logic: Record<string, unknown>;
  evaluated: number;
  /** Ids of the questions whose issues may have changed. */
  unjudged: Set<string>;
};

function evaluatedIn({ answers, hidden, issues, passable, results, ...rest }: Work): Evaluated {
  const { firing, logic, evaluated } = rest;
  return { answers, hidden, issues, passable, results, firing, logic, evaluated };
}

/** Decides which questions of a group are visible. Returns those whose answer changed. */
function decide(work: Work, part: PartPlan, group: AskGroup): string[] {
  const answers = (group.isCircle ? decideCircle : decideOne)(work, part, group);
  return group.members.flatMap(({ id }) => {
    const question = part.questions.get(id);
    return question !== undefined && settle(work, question, answers.get(id)) ? [id] : [];
  });
}

type Decided = ReadonlyMap<string, AnswerValue>;

function decideOne(work: Work, part: PartPlan, { members }: AskGroup): Decided {
  const answers = new Map<string, AnswerValue>();
  for (const { id, holds } of members) {
    const isRelevant = holds(work.logic);
    work.evaluated += 1;
    show(work, id, isRelevant);
    const counted = isRelevant ? countedOf(work, part, id) : undefined;
    if (counted !== undefined) answers.set(id, counted);
  }
  return answers;
}

/**
 * Conditions in a cycle: start with all answers and remove those of hidden questions until nothing changes, which is
 * what the server would keep.
 */
function decideCircle(work: Work, part: PartPlan, { members }: AskGroup): Decided {
  const answers = new Map<string, AnswerValue>();
  const logic = { ...work.logic };
  for (const { id } of members) {
    const counted = countedOf(work, part, id);
    if (counted !== undefined) answers.set(id, counted);
    write(logic, work.plan.types, id, counted);
  }
  for (;;) {
    const shown = members.filter(({ holds }) => holds(logic)).map(({ id }) => id);
    work.evaluated += members.length;
    const gone = [...answers.keys()].filter((id) => !shown.includes(id));
    if (gone.length === 0) {
      for (const { id } of members) show(work, id, shown.includes(id));
      return answers;
    }
    for (const id of gone) {
      answers.delete(id);
      write(logic, work.plan.types, id, undefined);
    }
  }
}

function show(work: Work, id: string, isShown: boolean): void {
  if (isShown) work.hidden.delete(id);
  else work.hidden.add(id);
}

function countedOf(work: Work, part: PartPlan, id: string): AnswerValue | undefined {
  const question = part.questions.get(id);
  return question && countedIn(work, question);
}

function countedIn({ given }: Work, question: Question): AnswerValue | undefined {
  return countedValue(question, given.get(question.id) ?? []);
}

/** Stores a question's answer; returns whether it changed. */
function settle(work: Work, question: Question, counted: AnswerValue | undefined): boolean {
  const { id } = question;
  work.unjudged.add(id);
  if (isSameAnswer(work.answers[id], counted)) return false;
  if (counted === undefined) delete work.answers[id];
  else work.answers[id] = counted;
  write(work.logic, work.plan.types, id, counted);
  return true;
}

/** Stores a question's issues: those of its values, else that it stands outside its part of the catalog, else broken rules. */
function judge(work: Work, part: PartPlan, question: Question): void {
  const { id } = question;
  const { issues, passable = [] } = work.hidden.has(id) ? { issues: [] } : issuesOf(work, part, question);
  for (const key of ['issues', 'passable'] as const) {
    work[key].delete(id);
    if ({ issues, passable }[key].length > 0) work[key].set(id, { issues, passable }[key]);
  }
}

function issuesOf(work: Work, part: PartPlan, question: Question): QuestionIssues {
  const values = work.given.get(question.id) ?? [];
  const issues = valuesIssues(question, values, work.answers[question.id]);
  if (issues.length > 0) return { issues };
  const [misfit] = isLimited(question)
    ? values.flatMap((value) => limitIssue(question, followedIn(work, question), value) ?? [])
    : [];
  if (misfit !== undefined) return { issues: [misfit] };
  const broken = part.rules.get(question.id)?.(work.answers[question.id], situationOf(work, question)) ?? [];
  return brokenIssues(broken, work.reasons.get(question.id));
}

/** What a question has to stand below because of the question that it follows; null: nothing. */
export function followedIn(
  { plan, part, context, hidden, answers }: Entered & Pick<Evaluated, 'hidden' | 'answers'>,
  question: Question,
): Followed | null {
  const here = plan.parts[part].questions;
  const setup = plan.parts.contextQuestions.questions;
  const byId = { get: (id: string) => here.get(id) ?? setup.get(id) };
  return followedOf(question, byId, (id) => {
    if (here.has(id)) return hidden.has(id) ? null : valuesOf(answers[id]);
    const ofSheet = valuesOf(context[id]);
    // It cannot be answered any more.
    return ofSheet.length === 0 ? null : ofSheet;
  });
}

function evaluate(work: Work, outcome: Outcome): void {
  work.evaluated += 1;
  const { id } = outcome;
  switch (outcome.kind) {
    case 'shown':
      return show(work, id, outcome.run(work.logic));
    case 'value':
      return void work.results.set(id, isComplete(work, outcome) ? valueOf(outcome, work.logic) : null);
    default:
      if (outcome.run(work.logic)) work.firing.add(id);
      else work.firing.delete(id);
  }
}

/**
 * Whether a formula's inputs are complete. Hidden questions are not required, nor are rows during setup. Setup answers
 * are, unless their question has a condition: whether it was asked is unknown here.
 */
function isComplete(work: Work, outcome: Extract<Outcome, { kind: 'value' }>): boolean {
  const { questions } = work.plan.parts[work.part];
  const setUp = work.plan.parts.contextQuestions.questions;
  const isThere = (id: string) => {
    if (questions.has(id)) return work.answers[id] !== undefined || work.hidden.has(id);
    return work.context[id] !== undefined || setUp.get(id)?.condition !== null;
  };
  return outcome.isComplete(work.logic, isThere);
}

/** A formula that fails has no value. */
function valueOf(outcome: Extract<Outcome, { kind: 'value' }>, logic: LogicContext): unknown {
  try {
    return outcome.run(logic);
  } catch {
    return null;
  }
}
