// Which questions are asked, and what is calculated: the same for a draft and for answers that come in. Answers of hidden
// questions do not count.
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import { answersAround, entryReads, questionsAround } from '#core/questions/entries/around.ts';
import { entryOf, entryValue } from '#core/questions/entries/entry.ts';
import { questionsOutside } from '#core/questions/entries/outside.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import {
  type AskGroup,
  type AskMember,
  type AskPlan,
  askPlanOf,
  type Fill,
} from '#core/forms/groups/ask-groups.ts';
import { countedValue, isSameAnswer, write } from '../question-values.ts';

export type EnteredValues = ReadonlyMap<string, readonly string[]>;

/** The decisions in progress. */
export type Deciding = {
  /** The sheet's own answers, if a row is filled in; null: they are not known, and nothing is calculated from them. */
  readonly context: Answers | null;
  /** All entered values by question id. A calculated question that people may answer has none until they do. */
  readonly given: EnteredValues;
  answers: Record<string, AnswerValue>;
  hidden: Set<string>;
  /** The calculated values of what is asked, by question id; of what has none there is no key. */
  calculated: Map<string, AnswerValue>;
  logic: Record<string, unknown>;
  evaluated: number;
  /** Ids of the questions whose issues may have changed. */
  unjudged: Set<string>;
};

/** `answers` are those of the questions that nothing decides about, and `logic` has them. */
export function decideAll(
  askPlan: AskPlan,
  {
    context,
    given,
    answers,
    logic,
  }: Pick<Deciding, 'context' | 'given' | 'answers'> & { logic: LogicContext },
): Deciding {
  const work: Deciding = {
    context,
    given,
    answers: { ...answers },
    hidden: new Set(askPlan.groupOf.keys()),
    calculated: new Map(),
    logic: { ...logic },
    evaluated: 0,
    unjudged: new Set(),
  };
  for (const group of askPlan.groups) decide(work, askPlan, group);
  return work;
}

/** Decides about the questions of a group. Returns those whose answer changed. */
export function decide(work: Deciding, askPlan: AskPlan, group: AskGroup): string[] {
  const answers = (group.isCircle ? decideCircle : decideOne)(work, askPlan, group);
  return group.members.flatMap(({ id }) => {
    const question = askPlan.questions.get(id);
    return question !== undefined && settle(work, askPlan, question, answers.get(id)) ? [id] : [];
  });
}

type Decided = ReadonlyMap<string, AnswerValue>;

function decideOne(work: Deciding, askPlan: AskPlan, { members }: AskGroup): Decided {
  const answers = new Map<string, AnswerValue>();
  for (const member of members) {
    const isRelevant = holdsIn(work, member, work.logic);
    work.evaluated += 1;
    show(work, member.id, isRelevant);
    calculate(work, member, isRelevant);
    const counted = isRelevant ? countedOf(work, askPlan, member.id) : undefined;
    if (counted !== undefined) answers.set(member.id, counted);
  }
  return answers;
}

/**
 * Conditions in a cycle: start with all answers and remove those of hidden questions until nothing changes, which is
 * what the server would keep.
 */
function decideCircle(work: Deciding, askPlan: AskPlan, { members }: AskGroup): Decided {
  const answers = new Map<string, AnswerValue>();
  const logic = { ...work.logic };
  const writeOne = (id: string, counted: AnswerValue | undefined) =>
    write(logic, askPlan.types, askPlan.questions.get(id) ?? { id }, counted);
  // Entries in a cycle read no answer of it.
  const ids = new Set(members.map(({ id }) => id));
  const around = Object.fromEntries(Object.entries(work.answers).filter(([id]) => !ids.has(id)));
  for (const { id } of members) {
    const counted = countedOf(work, askPlan, id, around);
    if (counted !== undefined) answers.set(id, counted);
    writeOne(id, counted);
  }
  for (;;) {
    const shown = members.filter((member) => holdsIn(work, member, logic)).map(({ id }) => id);
    work.evaluated += members.length;
    const gone = [...answers.keys()].filter((id) => !shown.includes(id));
    if (gone.length === 0) {
      for (const { id } of members) show(work, id, shown.includes(id));
      return answers;
    }
    for (const id of gone) {
      answers.delete(id);
      writeOne(id, undefined);
    }
  }
}

/** A condition that reads a setup that is not known is not judged. */
function holdsIn({ context }: Deciding, { readsSetup, holds }: AskMember, logic: LogicContext): boolean {
  return (context === null && readsSetup) || holds(logic);
}

export function show(work: Pick<Deciding, 'hidden'>, id: string, isShown: boolean): void {
  if (isShown) work.hidden.delete(id);
  else work.hidden.add(id);
}

function calculate(work: Deciding, { id, fill }: AskMember, isRelevant: boolean): void {
  if (fill === null) return;
  const value = isRelevant && isComplete(work, fill) ? fill.run(work.logic) : undefined;
  if (value === undefined) work.calculated.delete(id);
  else work.calculated.set(id, value);
}

/** Whether the answers that a calculation needs are there. */
function isComplete({ context, logic }: Deciding, fill: Fill): boolean {
  return (context !== null || !fill.readsSetup) && fill.isComplete(logic, (id) => logic[id] !== undefined);
}

/** Whether a question has its calculated answer: people may not answer it, or have not. */
export function isCalculatedIn({ given }: Pick<Deciding, 'given'>, question: Question): boolean {
  const calculation = calculationOf(question);
  return calculation !== null && (calculation.editable !== true || !given.has(question.id));
}

type DecidedValues = { readonly given: EnteredValues; readonly calculated: ReadonlyMap<string, AnswerValue> };

/** The values of a question: those that were entered, or the calculated one. */
export function valuesIn(work: DecidedValues, question: Question): readonly string[] {
  if (!isCalculatedIn(work, question)) return work.given.get(question.id) ?? [];
  return valuesOf(work.calculated.get(question.id));
}

function countedOf(work: Deciding, askPlan: AskPlan, id: string, around?: Answers): AnswerValue | undefined {
  const question = askPlan.questions.get(id);
  return question && countedIn(work, askPlan, question, around);
}

/** `around` are the answers that entries may read. */
export function countedIn(
  work: DecidedValues & Pick<Deciding, 'context' | 'answers'>,
  askPlan: AskPlan,
  question: Question,
  around: Answers = work.answers,
): AnswerValue | undefined {
  // What is calculated fits its question.
  if (isCalculatedIn(work, question)) return work.calculated.get(question.id);
  const counted = countedValue(question, valuesIn(work, question));
  const shown = counted === undefined ? null : shownEntriesOf(askPlan, question);
  return shown === null || counted === undefined
    ? counted
    : shown(valuesOf(counted), { ...work.context, ...around }, work.context !== null);
}

type ShownEntries = (
  values: readonly string[],
  around: Answers,
  isSetupKnown: boolean,
) => readonly string[] | undefined;

const shownEntries = new WeakMap<Question, ShownEntries>();

/** Takes from entries what they are not asked; null where they are asked everything. Compiled once. */
function shownEntriesOf({ questions, setup }: AskPlan, question: Question): ShownEntries | null {
  if (entryReads(question, 'conditions').length === 0) return null;
  const known = shownEntries.get(question) ?? compileShown(question, [...setup, ...questions.values()]);
  shownEntries.set(question, known);
  return known;
}

function compileShown(question: Question, all: readonly Question[]): ShownEntries {
  const { questions: own = [] } = question;
  const around = questionsAround(question, all);
  const types: QuestionTypes = new Map(
    [...around, ...questionsOutside(around), ...own].map(({ id, type }) => [id, type]),
  );
  const askPlan = askPlanOf(own, around, types);
  const toContext = contextMaker(types);
  const shown = (value: string, context: Answers, isSetupKnown: boolean): string => {
    const entry = entryOf(value);
    if (entry === null) return value;
    const given = new Map(Object.entries(entry).map(([id, answer]) => [id, valuesOf(answer)]));
    const always = own.filter(({ id }) => !askPlan.groupOf.has(id));
    const answers = Object.fromEntries(
      always.flatMap((each) => {
        const counted = countedValue(each, given.get(each.id) ?? []);
        return counted === undefined ? [] : [[each.id, counted]];
      }),
    );
    const logic = toContext({ ...context, ...answers });
    const known = isSetupKnown ? context : null;
    const { hidden } = decideAll(askPlan, { context: known, given, answers, logic });
    if (![...given.keys()].some((id) => hidden.has(id))) return value;
    const left = Object.entries(entry).filter(([id]) => !hidden.has(id));
    // What lacks a required answer is refused for that, and no entry is lost without a word.
    const isLacking = own.some(({ id, required }) => required && !hidden.has(id));
    if (left.length === 0 && isLacking) return value;
    return entryValue(Object.fromEntries(left), own);
  };
  return (values, answers, isSetupKnown) => {
    const context = answersAround(around, answers);
    const left = values.map((value) => shown(value, context, isSetupKnown)).filter((value) => value !== '');
    return left.length === 0 ? undefined : left;
  };
}

/** Stores a question's answer; returns whether it changed. */
export function settle(
  work: Deciding,
  askPlan: AskPlan,
  question: Question,
  counted: AnswerValue | undefined,
): boolean {
  const { id } = question;
  work.unjudged.add(id);
  if (isSameAnswer(work.answers[id], counted)) return false;
  if (counted === undefined) delete work.answers[id];
  else work.answers[id] = counted;
  write(work.logic, askPlan.types, question, counted);
  return true;
}
