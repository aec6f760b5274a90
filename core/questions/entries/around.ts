// What entries read beside themselves: the answers of the row around them, and of the setup. To an entry they are what the setup is
// to a row.
import { conditionOf } from '#core/logic/parse-condition.ts';
import type { Logic } from '#core/logic/schema.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { ownersOf } from './outside.ts';
import { optionConditions } from '#core/questions/offered.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';

/** What the questions of entries read: conditions alone, or rules and options as well. */
export function entryReads(
  { questions = [] }: Pick<Question, 'questions'>,
  what: 'conditions' | 'rules',
): Logic[] {
  return questions.flatMap((each) => {
    const condition = conditionOf(each.condition);
    return what === 'conditions'
      ? condition === null
        ? []
        : [condition]
      : [...ruleExpressions(each), ...optionConditions(each.questionOptions)];
  });
}

/** The questions of a form that entries read, beside their own. A setup does not read rows. */
export function questionsAround(question: Question, all: readonly Question[]): Question[] {
  const expressions = [...entryReads(question, 'conditions'), ...entryReads(question, 'rules')];
  if (expressions.length === 0) return [];
  const others = all.filter(({ id, context }) => id !== question.id && (context || !question.context));
  if (expressions.some(readsUnnamed)) return others;
  const owners = ownersOf(others);
  const read = new Set(
    expressions.flatMap((each) => [...variablesOf(each)]).map((id) => owners.get(id) ?? id),
  );
  return others.filter(({ id }) => read.has(id));
}

/** The answers to these questions. */
export function answersAround(around: readonly Pick<Question, 'id'>[], answers: Answers): Answers {
  return Object.fromEntries(
    around.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/**
 * The question without what its entries read of others than these: they are asked whatever the others are, where those are not
 * known, and the server judges.
 */
export function withoutUnknown(question: Question, known: readonly Question[]): Question {
  const { questions } = question;
  if (questions === undefined) return question;
  const ids = new Set([...known, ...questions].map(({ id }) => id));
  for (const id of ownersOf(known.filter(({ id: each }) => each !== question.id)).keys()) ids.add(id);
  const isKnown = (logic: Logic) =>
    !readsUnnamed(logic) && [...variablesOf(logic)].every((id) => ids.has(id));
  const stripped = questions.map((each) => {
    const condition = conditionOf(each.condition);
    const { rules } = each;
    return {
      ...each,
      ...(condition !== null && !isKnown(condition) && { condition: null, required: false }),
      ...(rules !== undefined && {
        rules: rules.filter((rule) => rule.kind !== 'expression' || isKnown(rule.expression)),
      }),
      questionOptions: each.questionOptions.map((option) =>
        option.condition != null && !isKnown(option.condition) ? { ...option, condition: null } : option,
      ),
    };
  });
  return { ...question, questions: stripped };
}
