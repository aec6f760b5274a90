// A form compiled for validating answers, as form-rules.ts makes it, and what it is made of.
import type { Element } from '#core/forms/schema.ts';
import type { UnansweredGroup } from '#core/forms/groups/needed-groups.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { BrokenAnswer } from '#core/questions/rules/passing.ts';
import type { Situation } from '#core/questions/rules/rule.ts';
import type { IsTaken, UniqueScope } from '#core/questions/rules/unique.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { FillAnswers } from '../fills/fill-answers.ts';

/** The unit of filling in: the questions of a sheet's setup, or of a row. */
export type FillPart = 'contextQuestions' | 'questions';

export type RuledForm = {
  contextQuestions: readonly Question[];
  questions: readonly Question[];
  elements: readonly Element[];
  alerts: readonly { id: string; expression: Logic }[];
  /** Of an entry as a form: the questions around it that its own read. They are not judged with it. */
  around?: readonly Question[] | undefined;
};

/** What is known of a row beside its answers. */
export type JudgedRow = {
  /** When it was made, in epoch milliseconds, if not now. */
  madeAt?: number | undefined;
  /** The answers that it had before, if it is changed: it may keep options that are retired. */
  before?: Answers | undefined;
  /** An import brings it: options that depend on the setup, which is not known, are not judged, and its entries need no files. */
  isOfImport?: boolean;
  /** Whether another row has an answer; left out where that is not known: what is to be unique is not judged then. */
  isTaken?: IsTaken | undefined;
  /** Of an entry: what is not known around it. */
  isUnknown?: Situation['isUnknown'];
  /** Of an entry: the time, and the zone, by which the row around it is judged. */
  clock?: { now: number; timeZone: string | undefined } | undefined;
};

/** A question whose answers must be unique, and among which rows. */
export type UniqueQuestion = { question: Question; scopes: readonly UniqueScope[] };

export type FormRules = {
  /** What they were compiled from. */
  form: RuledForm;
  /** Asked once per sheet, in order. */
  contextQuestions: readonly Question[];
  /** Asked once per row, in order. */
  questions: readonly Question[];
  byId: ReadonlyMap<string, Question>;
  /** The catalog questions of both parts that take a part of the catalog only. */
  limited: readonly Question[];
  /** The questions whose entries have such catalog questions, with the rules of an entry. */
  limitedEntries: readonly { question: Question; rules: FormRules }[];
  /** The questions of rows whose answers must be unique. */
  unique: readonly UniqueQuestion[];
  types: QuestionTypes;
  /** Whether a question is asked, given the answers so far: its condition is true or it has none. */
  isRelevant(questionId: string, answers: Answers): boolean;
  /** What calculates answers of a part; null: nothing. */
  fills: Readonly<Record<FillPart, FillAnswers | null>>;
  /** Whether any question has a condition; if none has, `isRelevant` is always true. */
  hasConditions: boolean;
  /**
   * The questions of a part that are not asked, with these answers to it; answers to those do not count. `context` are the answers
   * of the sheet; null: not known, and what depends on them is asked.
   */
  hiddenIn(part: FillPart, answers: Answers, context: Answers | null): ReadonlySet<string>;
  /**
   * The options and rules that answers break. `answers` are those to judge, `known` all that count.
   */
  brokenRules(answers: Answers, known: Answers, row?: JudgedRow): BrokenAnswer[];
  /**
   * The groups of a part that have no answer and need one. `known` are all answers that count, `wrong` the ids of the questions
   * with issues of their own.
   */
  unansweredGroups(
    part: FillPart,
    answers: Answers,
    known: Answers,
    wrong: ReadonlySet<string | null>,
  ): UnansweredGroup[];
  /** The other questions whose rules read the answer to this one. */
  questionsReading(questionId: string): readonly string[];
  /** Ids of the alerts that are true for a row, in the form's order. */
  alertsOf(answers: Answers): string[];
};
