// What fills a question of an XLSForm: its calculation, or the answer that was saved last. Both are reported where they have no
// counterpart.
import { checkFormula } from '#core/logic/check.ts';
import type { Logic } from '#core/logic/schema.ts';
import { operationOf } from '#core/logic/operation.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { calculatedFor, mayBeCarried } from '#core/questions/fills/fills.ts';
import { resultTypes } from '#core/questions/fills/result-types.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import { clockOf, type QuestionType } from '#core/questions/types.ts';
import type { AddRemark, Placed, ReadContext } from '../reading.ts';
import { isYes, type SurveyItem } from '../survey-item.ts';
import type { SurveyQuestion } from '../survey-question.ts';
import { type Names, valueLogic } from '../to-logic.ts';
import { XPathError } from '../xpath.ts';
import { m } from '../texts.ts';

type AskedQuestion = Extract<SurveyQuestion, { kind: 'question' }>;

/** `say`: something of the question, by its title. */
export function fillOf(
  { item, id, place }: Placed,
  { choices }: AskedQuestion,
  type: QuestionType,
  { reading, say }: { reading: ReadContext; say: AddRemark },
): { filledBy?: FilledBy } {
  const calculation = item.cell('calculation');
  if (calculation === '')
    return isLastSaved(item) && mayBeCarried(type) ? { filledBy: { from: 'sheet' } } : {};
  const expression = expressionOf(calculation, id, { type, choices, names: reading.namesAt(place) });
  if (expression === null) {
    say(m.isNotFilledInBy, { calculation });
    return {};
  }
  if (isYes(item.cell('read_only'))) return { filledBy: { from: 'expression', expression } };
  // There, an answer is lost once the calculation gives another one.
  say(m.keepsWhatPeopleAnswer, { calculation });
  return { filledBy: { from: 'expression', expression, editable: true } };
}

/** Whether a question begins with its answer in the form that was saved last: `${last-saved#name}`. */
function isLastSaved({ name, cell }: Pick<SurveyItem, 'name' | 'cell'>): boolean {
  return cell('default').replaceAll(/\s/g, '') === `\${last-saved#${name}}`;
}

type Calculated = Pick<AskedQuestion, 'choices'> & { type: QuestionType; names: Names };

/** Null: it has no counterpart, or no result that is an answer. */
function expressionOf(calculation: string, id: string, { type, choices, names }: Calculated): Logic | null {
  const takes = calculatedFor(type)?.takes;
  if (takes === undefined) return null;
  const types = new Map<string, QuestionType>();
  const seen: Names = (name) => {
    const known = names(name);
    if (known.kind === 'question') types.set(known.question.id, known.question.type);
    return known;
  };
  try {
    const logic = asAnswers(valueLogic(calculation, seen), choices);
    const results = [...(resultTypes(logic, types) ?? [])];
    const isRight = checkFormula(logic).length === 0 && results.every((result) => takes.includes(result));
    // A moment is reckoned with in days there.
    if (clockOf(type) === 'moment' && results.some((result) => result !== 'moment')) return null;
    return isRight && !variablesOf(logic).has(id) ? logic : null;
  } catch (issue) {
    if (issue instanceof XPathError) return null;
    throw issue;
  }
}

/** The results of a choice are names of choices: those of yes or no are true and false. */
function asAnswers(logic: Logic, choices: ReadonlyMap<string, string>): Logic {
  if (typeof logic === 'string') {
    const value = choices.get(logic) ?? logic;
    return value === 'true' || value === 'false' ? value === 'true' : value;
  }
  const operation = operationOf(logic);
  if (operation?.operator !== 'if') return logic;
  const { operands } = operation;
  const results = operands.map((each, index) =>
    index % 2 === 1 || index === operands.length - 1 ? asAnswers(each, choices) : each,
  );
  const [when = null, yes, no] = results;
  return results.length === 3 && yes === true && no === false ? when : { if: results };
}
