// Which questions are asked, and what is calculated: the same for a draft and for answers that come in. Answers of hidden
// questions do not count.
import type { LogicContext } from '#core/logic/evaluate.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue, Answers } from '#core/questions/values.ts';
import type { AskGroup, AskMember, AskPlan, Fill } from '#core/forms/groups/ask-groups.ts';
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
  calculated: Map<string, string>;
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
    const isRelevant = member.holds(work.logic);
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
  for (const { id } of members) {
    const counted = countedOf(work, askPlan, id);
    if (counted !== undefined) answers.set(id, counted);
    writeOne(id, counted);
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
      writeOne(id, undefined);
    }
  }
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

type DecidedValues = { readonly given: EnteredValues; readonly calculated: ReadonlyMap<string, string> };

/** The values of a question: those that were entered, or the calculated one. */
export function valuesIn(work: DecidedValues, question: Question): readonly string[] {
  if (!isCalculatedIn(work, question)) return work.given.get(question.id) ?? [];
  const value = work.calculated.get(question.id);
  return value === undefined ? [] : [value];
}

function countedOf(work: Deciding, askPlan: AskPlan, id: string): AnswerValue | undefined {
  const question = askPlan.questions.get(id);
  return question && countedIn(work, question);
}

export function countedIn(work: DecidedValues, question: Question): AnswerValue | undefined {
  // What is calculated fits its question.
  if (isCalculatedIn(work, question)) return work.calculated.get(question.id);
  return countedValue(question, valuesIn(work, question));
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
