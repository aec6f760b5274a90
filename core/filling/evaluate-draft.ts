// Derives state from the entered values: visible questions, valid answers, formula results and raised alerts. After a
// change, only what reads the answer is evaluated again, directly or through a question that it shows or hides. Answers
// of hidden questions do not count, here as on the server.
import type { Question } from '#core/questions/schema.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { LogicContext } from '#core/logic/evaluate.ts';
import { type Followed, followedOf, isLimited, limitIssue } from './catalog/catalog-limits.ts';
import { countedIn, decide, decideAll, type Deciding, settle, show, valuesIn } from './fills/decide.ts';
import type { FillPlan, Outcome, PartPlan } from './fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { judgeGroups } from '#core/forms/groups/needed-groups.ts';
import {
  brokenIssues,
  countedValue,
  type QuestionIssues,
  situationOf,
  valuesIssues,
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
  /** What is calculated for the questions that are asked, by id: also where people answer otherwise. */
  readonly calculated: ReadonlyMap<string, AnswerValue>;
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
  const { plan, context, given } = entered;
  const part = plan.parts[entered.part];
  const answers: Record<string, AnswerValue> = {};
  for (const question of part.questions.values()) {
    const counted = part.groupOf.has(question.id)
      ? undefined
      : countedValue(question, given.get(question.id) ?? []);
    if (counted !== undefined) answers[question.id] = counted;
  }
  const logic = plan.toContext({ ...context, ...answers });
  const work: Work = {
    ...decideAll(part, { ...entered, answers, logic }),
    unjudged: new Set(part.questions.keys()),
    ...entered,
    issues: new Map(),
    passable: new Map(),
    results: new Map(),
    firing: new Set(),
  };
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
    calculated: new Map(before.calculated),
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
  const group = own === undefined ? undefined : part.groups[own];
  if (own !== undefined && (group?.isCircle === true || group?.members[0]?.fill)) waiting.add(own);
  else if (!work.hidden.has(questionId))
    spread(settle(work, part, question, countedIn(work, part, question)) ? [questionId] : [], -1);
  while (waiting.size > 0) {
    // Dependencies come before their dependents.
    const place = Math.min(...waiting);
    waiting.delete(place);
    const next = part.groups[place];
    if (next) spread(decide(work, part, next), place);
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
type Work = Entered &
  Deciding & {
    issues: Map<string, readonly string[]>;
    passable: Map<string, readonly string[]>;
    results: Map<string, unknown>;
    firing: Set<string>;
  };

function evaluatedIn({ answers, hidden, issues, passable, results, ...rest }: Work): Evaluated {
  const { calculated, firing, logic, evaluated } = rest;
  return { answers, hidden, issues, passable, calculated, results, firing, logic, evaluated };
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
  const values = valuesIn(work, question);
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
    // Of entries: one of them has an answer.
    if (!questions.has(id) && !setUp.has(id)) return work.logic[id] !== undefined;
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
