// What the rules say to an edit of one answer: those of its question, and those of other questions that read it. Only what is
// changed is judged: a rule that another answer has broken before is no issue of this edit.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import {
  type BrokenAnswer,
  type PassedAnswer,
  type PassedRule,
  passedBefore,
  passing,
  type ReasonFor,
} from '#core/questions/rules/passing.ts';
import type { IsTaken } from '#core/questions/rules/unique.ts';
import { type Answers, isAnswered } from '#core/questions/values.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import { m } from './texts.ts';

/** A row or a setup, before and after some of it was changed. */
type PartChange = {
  /** The answers of its part, before and after; `context` are those of the sheet, if it is a row's. */
  before: Answers;
  after: Answers;
  context: Answers;
  /** When the row or the sheet was made. */
  madeAt: number;
  passed: readonly PassedRule[];
  /** Whether another row has an answer. */
  isTaken?: IsTaken | undefined;
};

export type Edit = PartChange & { questionId: string; reasonFor: ReasonFor };

export type JudgedEdit = {
  /** At `answers`, and at `others.<question id>` with that question's title. */
  issues: FieldError[];
  /** Of the question, and of those that read it. */
  passed: PassedAnswer[];
  /** Passed rules that it does not touch. */
  kept: PassedRule[];
};

export function judgeEdit(rules: FormRules, edit: Edit): JudgedEdit {
  const { questionId } = edit;
  const { broken, kept } = newlyBroken(rules, edit, [questionId]);
  const earlier = passedBefore(edit.passed, (id) => id !== questionId);
  const { issues, passed } = passing(broken, (each) => earlier(each) ?? edit.reasonFor(each));
  return {
    issues: [...issues.map((issue) => placed(issue, questionId, rules)), ...emptied(rules, edit)],
    passed,
    kept,
  };
}

/**
 * What a row is like that was calculated again without anybody who could be asked: it is not refused, and each rule that it breaks by
 * that is noted with `reason` as one that is passed, whether it may be or not. `broken` are those that were not passed before.
 */
export function judgeRecalculated(
  rules: FormRules,
  change: PartChange,
  reason: string,
): Pick<JudgedEdit, 'passed' | 'kept'> & { broken: BrokenAnswer[] } {
  const { broken, kept } = newlyBroken(rules, change, []);
  const isUnchanged = (id: string) => String(change.before[id]) === String(change.after[id]);
  const earlier = passedBefore(change.passed, isUnchanged);
  return {
    passed: broken.map(({ passable, ...each }) => ({
      ...each,
      reason: earlier({ ...each, passable }) ?? reason,
    })),
    kept,
    broken: broken.filter((each) => earlier(each) === undefined),
  };
}

/** The rules that a change breaks: of `edited` questions, of what was calculated again, and of questions that read these. */
function newlyBroken(
  rules: FormRules,
  { before, after, context, madeAt, isTaken, passed }: PartChange,
  edited: readonly string[],
): { broken: BrokenAnswer[]; kept: PassedRule[] } {
  const row = { madeAt, before, isTaken };
  const recalculated = [...rules.questions, ...rules.contextQuestions].flatMap(({ id, ...question }) =>
    isCalculatedOnly(question) && String(before[id]) !== String(after[id]) ? [id] : [],
  );
  const changed = [...edited, ...recalculated];
  const touched = [...new Set([...changed, ...changed.flatMap((id) => rules.questionsReading(id))])];
  const readers = touched.filter((id) => !edited.includes(id));
  const now = rules.brokenRules(only(after, touched), { ...context, ...after }, row);
  const then = rules.brokenRules(only(before, readers), { ...context, ...before }, row);
  const isPassed = ofPassed(passed);
  return {
    broken: now.filter(
      (each) => edited.includes(each.questionId) || isPassed(each) || !then.some((one) => isSame(one, each)),
    ),
    kept: passed.filter(
      (each) =>
        !touched.includes(each.questionId) &&
        String(before[each.questionId]) === String(after[each.questionId]),
    ),
  };
}

/** The groups that lose their last answer. What lacked one before, or is only asked now, is no issue of an edit. */
function emptied(rules: FormRules, { questionId, before, after, context }: Edit): FieldError[] {
  const part = rules.byId.get(questionId)?.context === true ? 'contextQuestions' : 'questions';
  return rules
    .unansweredGroups(part, after, { ...context, ...after }, new Set())
    .filter(({ questions }) => questions.some(({ id }) => isAnswered(before[id])))
    .map(({ issue }) => ({ ...issue, path: 'answers' }));
}

function only(answers: Answers, ids: readonly string[]): Answers {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

function ofPassed(passed: readonly PassedRule[]): (broken: BrokenAnswer) => boolean {
  return ({ questionId, rule }) =>
    passed.some((each) => each.questionId === questionId && each.rule === rule);
}

function isSame(one: BrokenAnswer, other: BrokenAnswer): boolean {
  return one.questionId === other.questionId && one.message === other.message;
}

function placed(issue: FieldError, questionId: string, { byId }: FormRules): FieldError {
  const id = issue.path.slice('answers.'.length);
  if (id === questionId) return { ...issue, path: 'answers' };
  const { passable, message } = issue;
  const said = fieldError(`others.${id}`, m.ruleOfOther, { question: byId.get(id)?.text ?? id, message });
  return { ...said, ...(passable && { passable }) };
}
