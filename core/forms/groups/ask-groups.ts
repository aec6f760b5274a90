// Which questions of a part are asked, and which are calculated, in an order in which each comes after those that it reads.
import { compile, compileCondition } from '#core/logic/compile.ts';
import type { LogicContext, QuestionTypes } from '#core/logic/evaluate.ts';
import { type Complete, completeness } from '#core/logic/needed.ts';
import { conditionOf } from '#core/logic/parse-condition.ts';
import { localKey } from '#core/logic/operators.ts';
import type { Logic } from '#core/logic/schema.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { entryReads } from '#core/questions/entries/around.ts';
import { ownersOf } from '#core/questions/entries/outside.ts';
import { calculatedFor, calculationOf } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { answersOf, clockOf } from '#core/questions/types.ts';
import type { AnswerValue } from '#core/questions/values.ts';

/** The questions of a part, and what decides about them. */
export type AskPlan = {
  readonly types: QuestionTypes;
  readonly questions: ReadonlyMap<string, Question>;
  readonly setup: readonly Question[];
  /** Conditions and calculations of questions in topological order: each after those whose questions it reads. */
  readonly groups: readonly AskGroup[];
  /** By question id: indexes in `groups` of its dependents, and of the group that decides about it. */
  readonly groupsReading: ReadonlyMap<string, readonly number[]>;
  readonly groupOf: ReadonlyMap<string, number>;
};

/** Questions decided together: one, or several that form a cycle. */
export type AskGroup = { readonly isCircle: boolean; readonly members: readonly AskMember[] };
export type AskMember = {
  id: string;
  holds(context: LogicContext): boolean;
  /** Whether its condition reads the setup of the sheet. */
  readsSetup: boolean;
  /** Null: it is not calculated. In a cycle nothing is. */
  fill: Fill | null;
};

export type Fill = {
  isComplete: Complete;
  /** Whether it reads the setup. */
  readsSetup: boolean;
  /** The answer; undefined: none. */
  run(context: LogicContext): AnswerValue | undefined;
};

/** The expressions of a part read its own questions, by id. */
export type Reads = (expression: Logic) => string[];

export function readsIn(questions: ReadonlyMap<string, Question>): Reads {
  const owners = ownersOf(questions.values());
  return (expression) =>
    readsUnnamed(expression)
      ? [...questions.keys()]
      : [...variablesOf(expression)]
          .map((name) => owners.get(name) ?? name)
          .filter((name) => questions.has(name));
}

export function askPlanOf(
  part: readonly Question[],
  setup: readonly Question[],
  types: QuestionTypes,
): AskPlan {
  const questions = new Map(part.map((question) => [question.id, question]));
  const ofSheet = setup.filter(({ context }) => context);
  const around = { setup: namesOf(setup), ofSheet: namesOf(ofSheet), types };
  const groups = groupsOf(part, readsIn(questions), around);
  return {
    types,
    questions,
    setup,
    groups: groups.map(({ group }) => group),
    groupsReading: readers(groups),
    groupOf: new Map(groups.flatMap(({ group }, place) => group.members.map(({ id }) => [id, place]))),
  };
}

/** The ids by which expressions read these questions. */
export function namesOf(questions: readonly Question[]): ReadonlySet<string> {
  return new Set([...questions.map(({ id }) => id), ...ownersOf(questions).keys()]);
}

/** By question id, the indexes of its dependents in order. */
export function readers(all: readonly { reads: readonly string[] }[]): Map<string, number[]> {
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

/** The questions that decide about this one, directly or transitively. */
export function questionsBehind(id: string, { questions }: Pick<AskPlan, 'questions'>): string[] {
  const found = new Set<string>();
  const readsOf = readsIn(questions);
  const visit = (each: string) => {
    for (const read of readsBy(questions.get(each), readsOf)) {
      if (found.has(read)) continue;
      found.add(read);
      visit(read);
    }
  };
  visit(id);
  return [...found];
}

/** The questions that decide about this one, and about what its entries are asked: those read their own by themselves. */
function readsBy(question: Question | undefined, readsOf: Reads): string[] {
  if (question === undefined) return [];
  const inside = entryReads(question, 'conditions').flatMap(readsOf);
  return [...expressionsOf(question).flatMap(readsOf), ...inside.filter((id) => id !== question.id)];
}

function expressionsOf(question: Question): Logic[] {
  const condition = conditionOf(question.condition);
  const calculation = calculationOf(question);
  return [
    ...(condition === null ? [] : [condition]),
    ...(calculation === null ? [] : [calculation.expression]),
  ];
}

/**
 * The calculations, and the entries whose conditions read around them, that need their own answer, directly or through others, by id;
 * empty if a form may be saved.
 */
export function circularQuestions(part: readonly Question[]): string[] {
  const isDecided = (question: Question) =>
    calculationOf(question) !== null || entryReads(question, 'conditions').length > 0;
  if (!part.some(isDecided)) return [];
  const questions = new Map(part.map((question) => [question.id, question]));
  const readsOf = readsIn(questions);
  return groupsOf(part, readsOf, { setup: new Set(), ofSheet: new Set(), types: new Map() }).flatMap(
    ({ group: { isCircle, members } }) => {
      if (!isCircle) return [];
      const ids = new Set(members.map(({ id }) => id));
      const readsRound = (question: Question | undefined) =>
        question !== undefined &&
        entryReads(question, 'conditions')
          .flatMap(readsOf)
          .some((id) => id !== question.id && ids.has(id));
      return members.flatMap(({ id, fill }) => (fill !== null || readsRound(questions.get(id)) ? [id] : []));
    },
  );
}

type Node = AskMember & { reads: readonly string[] };
type GroupWithReads = { group: AskGroup; reads: readonly string[] };
/** What is read around a part, by id: all of it, and what is of the sheet's setup. With the types of all questions. */
type Around = { setup: ReadonlySet<string>; ofSheet: ReadonlySet<string>; types: QuestionTypes };

function nodeOf(question: Question, readsOf: Reads, around: Around): Node | null {
  if (expressionsOf(question).length === 0 && entryReads(question, 'conditions').length === 0) return null;
  const condition = conditionOf(question.condition);
  return {
    id: question.id,
    holds: condition === null ? () => true : compileCondition(condition),
    readsSetup: condition !== null && readsOther(question, condition, around.ofSheet),
    fill: fillOf(question, around),
    reads: [...new Set(readsBy(question, readsOf))],
  };
}

function fillOf(question: Question, { setup, types }: Around): Fill | null {
  const calculation = calculationOf(question);
  const calculated = calculatedFor(question.type);
  if (calculation === null || calculated === null) return null;
  const { expression } = calculation;
  const run = compile(expression);
  const moments = [...variablesOf(expression)].filter((id) => clockOf(types.get(id)) === 'moment');
  return {
    isComplete: completeness(expression),
    readsSetup: readsOther(question, expression, setup),
    run(context) {
      const made = calculated.value(resultOf(run, context), offsetIn(context, moments));
      return made === undefined ? undefined : answerOf(question, made);
    },
  };
}

/** Whether a question reads some that it is none of. */
function readsOther({ id }: Question, expression: Logic, others: ReadonlySet<string>): boolean {
  return !others.has(id) && [...variablesOf(expression)].some((name) => others.has(name));
}

/** The answer that values make; undefined where one of them does not fit its question. */
function answerOf(question: Question, made: string | readonly string[]): AnswerValue | undefined {
  const values = typeof made === 'string' ? [made] : [...new Set(made)];
  const isRight =
    values.length > 0 && values.every((value) => value.trim() !== '' && valueIssue(question, value) === null);
  if (!isRight) return undefined;
  return answersOf(question.type).isList ? values : values[0];
}

/** The offset from UTC of the first of some moments that is answered, in milliseconds. */
function offsetIn(context: LogicContext, moments: readonly string[]): number | null {
  const first = moments.find((id) => context[id] !== undefined);
  return first === undefined ? null : Number(context[localKey(first)]) - Number(context[first]);
}

/** A calculation that fails has no result. */
function resultOf(run: (context: LogicContext) => unknown, context: LogicContext): unknown {
  try {
    return run(context);
  } catch {
    return undefined;
  }
}

/** Tarjan's strongly connected components, which come out in dependency order. */
function groupsOf(questions: readonly Question[], readsOf: Reads, around: Around): GroupWithReads[] {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const nodes = new Map<string, Node>();
  for (const question of questions) {
    const node = nodeOf(question, readsOf, around);
    if (node !== null) nodes.set(question.id, node);
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
      const next = nodes.get(read);
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
      .flatMap((id) => nodes.get(id) ?? []);
    const reads = [...new Set(members.flatMap((member) => member.reads))];
    const isCircle = members.length > 1 || reads.includes(members[0]?.id ?? '');
    found.push({ group: { isCircle, members }, reads });
  };
  for (const [id, node] of nodes) if (!numbers.has(id)) visit(id, node);
  return found;
}
