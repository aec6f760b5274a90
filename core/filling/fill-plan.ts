// A form compiled for filling in: the items of each part in order, and the dependencies of conditions, formulas and
// alerts on questions, so that an answer only re-evaluates what reads it. Compiled once per version.
import { type FormItem, itemsOfPart, withGroupConditions } from '#core/forms/groups.ts';
import type { Alert, ContextAlert, Element, Form } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { type Complete, completeness } from '#core/logic/needed.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { compile, compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { isLimited } from './catalog-limits.ts';
import { tableRows } from '#core/forms/matrices.ts';
import { type NeededGroup, neededGroups } from '#core/forms/needed-groups.ts';
import { optionConditions } from '#core/questions/offered.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import type { BrokenRules } from '#core/questions/rules/rules.ts';
import { conditionOf, type FillPart, questionTypesOf, rulesById } from './form-rules.ts';

/** The parts of a form that filling in needs. */
export type FormToFill = Pick<
  Form,
  | 'id'
  | 'version'
  | 'name'
  | 'multi'
  | 'contextQuestions'
  | 'questions'
  | 'elements'
  | 'alerts'
  | 'contextAlerts'
>;

/** Items in display order: questions and elements share one order. */
export type FillItem = FormItem;

export type FillPlan = {
  readonly form: FormToFill;
  readonly types: QuestionTypes;
  readonly parts: Readonly<Record<FillPart, PartPlan>>;
  /** Converts answers to the evaluation context of expressions. */
  toContext(answers: Answers): LogicContext;
  /** In epoch milliseconds. */
  now(): number;
  /** Where it is filled in. */
  timeZone?: string | undefined;
};

export type PartPlan = {
  readonly items: readonly FillItem[];
  readonly questions: ReadonlyMap<string, Question>;
  /** The catalog questions that take a part of the catalog only, in order. */
  readonly limited: readonly Question[];
  /** The conditions of questions in topological order: each after those whose questions it reads. */
  readonly groups: readonly AskGroup[];
  /** By question id: indexes in `groups` of its dependents, and of the group that decides its visibility. */
  readonly groupsReading: ReadonlyMap<string, readonly number[]>;
  readonly groupOf: ReadonlyMap<string, number>;
  /** Whatever nothing else depends on: conditions and formulas of elements, alerts, launch alerts. */
  readonly outcomes: readonly Outcome[];
  readonly outcomesReading: ReadonlyMap<string, readonly number[]>;
  /**
   * The questions with rules, or options that are not always offered; these compiled; and by question id: indexes in `ruled`
   * of those that read it.
   */
  readonly ruled: readonly Question[];
  readonly rules: ReadonlyMap<string, BrokenRules>;
  readonly ruledReading: ReadonlyMap<string, readonly number[]>;
  /** Groups of which one question has to be answered. */
  readonly needed: readonly NeededGroup[];
  /** The questions that are rows of a table, by id: the header of their matrix. */
  readonly tableRows: ReadonlyMap<string, string>;
};

/** Questions decided together: one, or several whose conditions form a cycle. */
export type AskGroup = {
  readonly isCircle: boolean;
  readonly members: readonly { id: string; holds(context: LogicContext): boolean }[];
};

export type Outcome =
  | (OutcomeBase & { kind: 'shown'; run(context: LogicContext): boolean })
  | (OutcomeBase & {
      kind: 'value';
      element: Element;
      /** Whether it can be computed yet. */
      isComplete: Complete;
      run(context: LogicContext): unknown;
    })
  | (OutcomeBase & { kind: 'alert'; alert: Alert; run(context: LogicContext): boolean })
  | (OutcomeBase & { kind: 'launch'; launch: ContextAlert; run(context: LogicContext): boolean });
/** `reads` are the questions of this part that it reads. */
type OutcomeBase = { id: string; reads: readonly string[] };

/** Compiles a form. `now` and `timeZone` tell the time: dates may have to be before or after today. */
export function prepareForm(form: FormToFill, now: () => number, timeZone?: string): FillPlan {
  const grouped = withGroupConditions(form);
  const types = questionTypesOf(form);
  const toContext = contextMaker(types);
  const rules = rulesById([...form.contextQuestions, ...form.questions]);
  const parts = {
    contextQuestions: partOf(grouped, 'contextQuestions', rules),
    questions: partOf(grouped, 'questions', rules),
  };
  return { form, types, parts, toContext, now, timeZone };
}

function partOf(form: FormToFill, part: FillPart, rules: PartPlan['rules']): PartPlan {
  const questions = new Map(form[part].map((question) => [question.id, question]));
  const items = itemsOfPart(form, part);
  const elements = items.flatMap((item) => (item.kind === 'element' ? [item.element] : []));
  const readsOf = (expression: Logic) =>
    readsUnnamed(expression)
      ? [...questions.keys()]
      : [...variablesOf(expression)].filter((name) => questions.has(name));
  const questionsReadBy = (id: string) => questionsBehind(id, questions, readsOf);
  const groups = groupsOf(form[part], readsOf);
  const outcomes = [
    ...elements.flatMap((element) => outcomesOf(element, readsOf, questionsReadBy)),
    ...alertsOf(form, part, readsOf),
  ];
  const ruled = form[part].filter(({ id }) => rules.has(id));
  return {
    items,
    questions,
    limited: items.flatMap((item) =>
      item.kind === 'question' && isLimited(item.question) ? [item.question] : [],
    ),
    groups: groups.map(({ group }) => group),
    groupsReading: readers(groups),
    groupOf: new Map(groups.flatMap(({ group }, place) => group.members.map(({ id }) => [id, place]))),
    outcomes,
    outcomesReading: readers(outcomes),
    rules,
    needed: neededGroups(form, part),
    tableRows: tableRows(items),
    ruled,
    ruledReading: readers(
      ruled.map((question) => ({
        reads: [...ruleExpressions(question), ...optionConditions(question.questionOptions)].flatMap(readsOf),
      })),
    ),
  };
}

/** The questions that decide whether this one is visible, directly or transitively. */
function questionsBehind(id: string, questions: ReadonlyMap<string, Question>, readsOf: Reads): string[] {
  const found = new Set<string>();
  const visit = (each: string) => {
    const condition = conditionOf(questions.get(each)?.condition ?? null);
    for (const read of condition === null ? [] : readsOf(condition)) {
      if (found.has(read)) continue;
      found.add(read);
      visit(read);
    }
  };
  visit(id);
  return [...found];
}

type Reads = (expression: Logic) => string[];

function outcomesOf(element: Element, readsOf: Reads, questionsReadBy: (id: string) => string[]): Outcome[] {
  const { id, condition, data } = element;
  const found: Outcome[] = [];
  const shown = conditionOf(condition);
  if (shown !== null) found.push({ kind: 'shown', id, reads: readsOf(shown), run: compileCondition(shown) });
  const formula = data.formula ?? null;
  if (formula !== null && (element.type === 'CALCULATION' || element.type === 'AGGREGATION')) {
    // An aggregation reads the existing rows.
    const isComplete = element.type === 'CALCULATION' ? completeness(formula) : () => true;
    // Also re-evaluated when one of its questions is shown or hidden.
    const reads = [...new Set([...readsOf(formula), ...readsOf(formula).flatMap(questionsReadBy)])];
    found.push({ kind: 'value', id, element, reads, isComplete, run: compile(formula) });
  }
  return found;
}

/**
 * During setup, only alerts that read setup questions alone: others would be evaluated for rows that do not exist yet. A
 * launch alert evaluated during setup is not launched again by each row; alerts are stored with every row.
 */
function alertsOf(form: FormToFill, part: FillPart, readsOf: Reads): Outcome[] {
  const ofSetUp = new Set(form.contextQuestions.map(({ id }) => id));
  const isOfSetUp = (expression: Logic) => {
    const names = [...variablesOf(expression)];
    return !readsUnnamed(expression) && names.length > 0 && names.every((name) => ofSetUp.has(name));
  };
  const isHere = (expression: Logic) => isOfSetUp(expression) === (part === 'contextQuestions');
  return [
    ...form.alerts
      .filter(({ expression }) => part === 'questions' || isHere(expression))
      .map((alert): Outcome => {
        const { id, expression } = alert;
        return { kind: 'alert', id, alert, reads: readsOf(expression), run: compileCondition(expression) };
      }),
    ...form.contextAlerts
      .filter(({ expression }) => isHere(expression))
      .map((launch): Outcome => {
        const { id, expression } = launch;
        return { kind: 'launch', id, launch, reads: readsOf(expression), run: compileCondition(expression) };
      }),
  ];
}

/** By question id, the indexes of its dependents in order. */
function readers(all: readonly { reads: readonly string[] }[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  all.forEach(({ reads }, place) => {
    for (const id of reads) {
      const found = places.get(id);
      if (found) found.push(place);
      else places.set(id, [place]);
    }
  });
  return places;
}

type GroupWithReads = { group: AskGroup; reads: readonly string[] };

/** Tarjan's strongly connected components, which come out in dependency order. */
function groupsOf(questions: readonly Question[], readsOf: Reads): GroupWithReads[] {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const conditioned = new Map<string, { holds(context: LogicContext): boolean; reads: readonly string[] }>();
  for (const { id, condition } of questions) {
    const expression = conditionOf(condition);
    if (expression !== null)
      conditioned.set(id, { holds: compileCondition(expression), reads: readsOf(expression) });
  }
  const found: GroupWithReads[] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const visit = (id: string, { reads }: { reads: readonly string[] }): number => {
    const number = numbers.size;
    numbers.set(id, number);
    let low = number;
    open.push(id);
    isOpen.add(id);
    for (const read of reads) {
      const next = conditioned.get(read);
      if (next === undefined) continue;
      if (!numbers.has(read)) low = Math.min(low, visit(read, next));
      else if (isOpen.has(read)) low = Math.min(low, numbers.get(read) ?? low, lowest.get(read) ?? low);
    }
    lowest.set(id, low);
    if (low === number) close(open.splice(open.lastIndexOf(id)));
    return low;
  };
  const close = (ids: readonly string[]) => {
    for (const id of ids) isOpen.delete(id);
    // In the form's order, so that a cycle is evaluated in an order that its author can see.
    const members = ids
      .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
      .flatMap((id) => {
        const node = conditioned.get(id);
        return node ? [{ id, ...node }] : [];
      });
    const reads = [...new Set(members.flatMap((member) => member.reads))];
    const isCircle = members.length > 1 || reads.includes(members[0]?.id ?? '');
    found.push({ group: { isCircle, members }, reads });
  };
  for (const [id, node] of conditioned) if (!numbers.has(id)) visit(id, node);
  return found;
}
