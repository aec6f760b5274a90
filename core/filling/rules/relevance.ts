// Which questions of a form are asked, by their conditions.
import { namesOf } from '#core/forms/groups/ask-groups.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { conditionOf } from '#core/logic/parse-condition.ts';
import { variablesOf } from '#core/logic/variables.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, isAnswered } from '#core/questions/values.ts';
import { compileDecisions, type FillAnswers } from '../fills/fill-answers.ts';
import type { FillPart, FormRules } from './form-rules-type.ts';

/** Compiles it; `around` are the questions that those of rows read, beside their own. */
export function compileRelevance(
  parts: Readonly<Record<FillPart, readonly Question[]>>,
  around: readonly Question[],
  types: QuestionTypes,
): Pick<FormRules, 'hasConditions' | 'isRelevant' | 'hiddenIn'> & {
  /** Whether questions are asked, given these answers. */
  relevantWith(answers: Answers): (questionId: string) => boolean;
} {
  const toContext = contextMaker(types);
  const conditions = new Map<string, (context: LogicContext) => boolean>();
  const ofSetup = namesOf(parts.contextQuestions);
  const readingSetup = new Set<string>();
  for (const { id, condition, context } of [...parts.contextQuestions, ...parts.questions]) {
    const expression = conditionOf(condition);
    if (expression === null) continue;
    conditions.set(id, compileCondition(expression));
    if (!context && [...variablesOf(expression)].some((name) => ofSetup.has(name))) readingSetup.add(id);
  }
  const decisions: Partial<Record<FillPart, FillAnswers>> = {};
  const decisionsOf = (part: FillPart) =>
    (decisions[part] ??= compileDecisions(parts[part], part === 'questions' ? around : [], types));
  return {
    hasConditions: conditions.size > 0,
    relevantWith(answers) {
      const context = toContext(answers);
      return (questionId) => conditions.get(questionId)?.(context) ?? true;
    },
    isRelevant(questionId, answers) {
      const condition = conditions.get(questionId);
      return condition === undefined || condition(toContext(answers));
    },
    hiddenIn(part, answers, context) {
      if (conditions.size === 0) return new Set();
      const known = toContext({ ...context, ...answers });
      const isHidden = ({ id }: Question) =>
        conditions.get(id)?.(known) === false && !(context === null && readingSetup.has(id));
      const hidden = parts[part].filter(isHidden).map(({ id }) => id);
      // An answer that does not count may hide others.
      return hidden.some((id) => isAnswered(answers[id]))
        ? decisionsOf(part)({ answers, context }).hidden
        : new Set(hidden);
    },
  };
}
