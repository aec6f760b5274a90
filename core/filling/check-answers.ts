// Validates the answers of a row or of a sheet's context against the form (contract, "Filling in"): every value has its
// type's format and keeps to the question's rules, nothing required is missing, and nothing else is answered.
import type { FieldError } from '#core/errors.ts';
import { type Answers, type AnswerValue, isAnswered, valuesOf } from '#core/questions/values.ts';
import { byQuestion, type PassedAnswer, passing, type ReasonFor } from '#core/questions/rules/passing.ts';
import type { Question } from '#core/questions/schema.ts';
import { followedQuestionOf } from '#core/forms/question-meta.ts';
import { type Followed, followedOf, limitIssue, limitTexts } from './catalog/catalog-limits.ts';
import type { FilledAnswers } from './fills/fill-answers.ts';
import { type Irrelevant, irrelevantIn } from './rules/irrelevant.ts';
import type { FillPart, FormRules, JudgedRow } from '#core/filling/rules/form-rules-type.ts';
import type { GivenAnswer } from './schema.ts';
import { type MutableAnswers, requiredIssue, saysSomething, takeValue } from './question-values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CheckedAnswers = {
  answers: Answers;
  issues: FieldError[];
  passed: PassedAnswer[];
  /** What is left out of `answers`, since it is not asked. */
  irrelevant: Irrelevant[];
};

/** What the answers are checked beside. */
export type Around = JudgedRow & {
  /** The sheet's own answers, which conditions and rules may read. */
  context?: Answers;
  /** Reasons beside those that are given with the answers. */
  reasonFor?: (answers: Answers) => ReasonFor;
};

/**
 * Answers by question id, and an issue per invalid question at `answers.<question id>`, per unanswered group at
 * `groups.<header id>`. Blank values count as unanswered. `part` selects the questions.
 */
export function checkAnswers(
  rules: FormRules,
  part: FillPart,
  given: readonly GivenAnswer[],
  { context = {}, reasonFor, ...row }: Around = {},
): CheckedAnswers {
  const issues: FieldError[] = [];
  const add = (questionId: string, message: string) =>
    void issues.push({ path: `answers.${questionId}`, message });
  const taken: MutableAnswers = {};
  const asksContext = part === 'contextQuestions';
  const reasons = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { questionId, value, reason } of given) {
    if (reason) reasons.set(questionId, reason);
    const question = rules.byId.get(questionId);
    if (question === undefined || question.context !== asksContext) {
      add(questionId, t(m.formDoesNotAskThis));
      continue;
    }
    const index = counts.get(questionId) ?? 0;
    if (saysSomething(question, value)) counts.set(questionId, index + 1);
    const issue = takeValue(taken, question, value, index);
    if (issue !== null) add(questionId, issue);
  }
  const knownContext = row.isOfImport === true ? null : context;
  const filled = filledIn(rules, part, taken, { context: knownContext, given });
  const answers: Record<string, AnswerValue> = { ...filled.answers };
  const wronglyGiven = filled.issues.filter(({ path }) => issues.every((issue) => issue.path !== path));
  issues.push(...wronglyGiven);
  const hidden = filled.hidden ?? rules.hiddenIn(part, answers, knownContext);
  for (const id of hidden) delete answers[id];
  const irrelevant = irrelevantIn(rules[part], taken, answers);
  const known = rules.hasConditions ? { ...context, ...answers } : answers;
  for (const question of rules[part]) {
    // What is asked whatever the setup is may not be asked at all.
    const isRelevant = () =>
      !hidden.has(question.id) && (knownContext !== null || rules.isRelevant(question.id, known));
    if (
      question.required &&
      isRelevant() &&
      !isAnswered(answers[question.id]) &&
      !issues.some((issue) => issue.path === `answers.${question.id}`)
    ) {
      add(question.id, requiredIssue(question));
    }
  }
  const unanswered = rules.unansweredGroups(part, answers, known, questionsAt(issues));
  issues.push(...unanswered.map(({ issue }) => issue));
  for (const question of rules.limited) {
    if (question.context !== asksContext) continue;
    const followed = followedIn(rules, question, answers, context);
    const misfit = valuesOf(answers[question.id])
      .map((value) => limitIssue(question, followed, value))
      .find((issue) => issue !== null);
    if (misfit !== undefined) add(question.id, misfit);
  }
  const wrong = new Set(issues.map(({ path }) => path));
  const broken = rules.brokenRules(answers, { ...context, ...answers }, row);
  const [withAnswers, others] = [byQuestion(reasons), reasonFor?.(answers)];
  const judged = passing(broken, (each) => withAnswers(each) ?? others?.(each));
  return {
    answers,
    issues: [...issues, ...judged.issues.filter(({ path }) => !wrong.has(path))],
    passed: judged.passed,
    irrelevant,
  };
}

/** The answers with those that are calculated; `hidden` is null where nothing is. */
function filledIn(
  rules: FormRules,
  part: FillPart,
  answers: Answers,
  { context, given }: { context: Answers | null; given: readonly GivenAnswer[] },
): Omit<FilledAnswers, 'hidden'> & { hidden: ReadonlySet<string> | null } {
  const fill = rules.fills[part];
  if (fill === null) return { answers, issues: [], hidden: null };
  // A blank value takes the calculated answer away.
  return fill({ answers, context, emptied: new Set(given.map(({ questionId }) => questionId)) });
}

function questionsAt(issues: readonly FieldError[]): Set<string> {
  return new Set(issues.map(({ path }) => path.slice('answers.'.length)));
}

/** An answer that no longer fits, with what is left of it. */
export type RemovedAnswer = { question: Question; left: readonly string[]; why: string };

/**
 * The answers that no longer fit, once one of them has changed: of catalog questions that follow it, directly or through
 * others. `answers` are those after the change.
 */
export function misfitsAfter(
  rules: FormRules,
  changedId: string,
  answers: Answers,
  context: Answers,
): RemovedAnswer[] {
  const changed = new Set([changedId]);
  const after: Record<string, AnswerValue> = { ...answers };
  const inOrder = rules.limited.toSorted((a, b) => a.order - b.order);
  return inOrder.flatMap((question) => {
    if (!changed.has(followedQuestionOf(question.questionMeta) ?? '')) return [];
    const followed = followedIn(rules, question, after, context);
    const values = valuesOf(after[question.id]);
    const left = values.filter((value) => limitIssue(question, followed, value) === null);
    if (followed === null || left.length === values.length) return [];
    changed.add(question.id);
    delete after[question.id];
    if (left.length > 0) after[question.id] = left;
    return [
      { question, left, why: limitTexts.removed(followed.title, followed.answered.length > 0, left.length) },
    ];
  });
}

/**
 * What a catalog question has to stand below because of the question that it follows; null: nothing. `answers` are those
 * that count, `context` those of the sheet.
 */
export function followedIn(
  rules: FormRules,
  question: Question,
  answers: Answers,
  context: Answers,
): Followed | null {
  return followedOf(question, rules.byId, (id) => {
    if (rules.byId.get(id)?.context === question.context) {
      const isShown = !rules.hasConditions || rules.isRelevant(id, { ...context, ...answers });
      return isShown ? valuesOf(answers[id]) : null;
    }
    const ofSheet = valuesOf(context[id]);
    // It cannot be answered any more.
    return ofSheet.length === 0 ? null : ofSheet;
  });
}
