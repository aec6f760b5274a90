// A form compiled for filling in: the items of each part in order, and the dependencies of conditions, formulas and
// alerts on questions, so that an answer only re-evaluates what reads it. Compiled once per version.
import { type FormItem, itemsOfPart, withGroupConditions } from '#core/forms/groups/groups.ts';
import type { Alert, ContextAlert, Element, Form } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { type Complete, completeness } from '#core/logic/needed.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { compile, compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { isLimited } from './catalog/catalog-limits.ts';
import { tableRows } from '#core/forms/groups/matrices.ts';
import { type NeededGroup, neededGroups } from '#core/forms/groups/needed-groups.ts';
import { entryReads } from '#core/questions/entries/around.ts';
import { optionConditions } from '#core/questions/offered.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import type { BrokenRules } from '#core/questions/rules/rules.ts';
import {
  type AskPlan,
  askPlanOf,
  namesOf,
  questionsBehind,
  readers,
  type Reads,
  readsIn,
} from '#core/forms/groups/ask-groups.ts';
import { questionTypesOf, rulesById } from './form-rules.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { conditionOf } from '#core/logic/parse-condition.ts';

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
> & {
  /** Of an entry as a form: the questions around it that its own read. */ around?:
    | readonly Question[]
    | undefined;
};

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

export type PartPlan = AskPlan & {
  readonly items: readonly FillItem[];
  /** The catalog questions that take a part of the catalog only, in order. */
  readonly limited: readonly Question[];
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
  const rules = rulesById([...form.contextQuestions, ...form.questions], form.around);
  const parts = {
    contextQuestions: partOf(grouped, 'contextQuestions', { rules, types }),
    questions: partOf(grouped, 'questions', { rules, types }),
  };
  return { form, types, parts, toContext, now, timeZone };
}

function partOf(
  form: FormToFill,
  part: FillPart,
  { rules, types }: Pick<PartPlan, 'rules' | 'types'>,
): PartPlan {
  const askPlan = askPlanOf(form[part], form.contextQuestions, types);
  const items = itemsOfPart(form, part);
  const elements = items.flatMap((item) => (item.kind === 'element' ? [item.element] : []));
  const readsOf = readsIn(askPlan.questions);
  const questionsReadBy = (id: string) => questionsBehind(id, askPlan);
  const outcomes = [
    ...elements.flatMap((element) => outcomesOf(element, readsOf, questionsReadBy)),
    ...alertsOf(form, part, readsOf),
  ];
  const ruled = form[part].filter(({ id }) => rules.has(id));
  return {
    ...askPlan,
    items,
    limited: items.flatMap((item) =>
      item.kind === 'question' && isLimited(item.question) ? [item.question] : [],
    ),
    outcomes,
    outcomesReading: readers(outcomes),
    rules,
    needed: neededGroups(form, part),
    tableRows: tableRows(items),
    ruled,
    ruledReading: readers(
      ruled.map((question) => ({
        reads: [
          ...ruleExpressions(question),
          ...optionConditions(question.questionOptions),
          ...entryReads(question, 'rules'),
        ].flatMap(readsOf),
      })),
    ),
  };
}

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
  const { contextQuestions } = form;
  const ofSetUp = namesOf(contextQuestions);
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
