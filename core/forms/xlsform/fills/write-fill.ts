// What fills a question, as cells of an XLSForm.
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { variableName } from '#core/logic/operation.ts';
import { answersOf, clockOf } from '#core/questions/types.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { conditionXPath, valueXPath } from '../from-logic.ts';
import { type SurveyCells, withinCell } from '../survey-rows.ts';
import { fail, type WrittenQuestion, type WrittenQuestions } from '../written/written.ts';
import { XPathError } from '../xpath.ts';
import { m } from '../texts.ts';

/** `say`: something of the question, by its title. */
export function fillCells(
  { filledBy, type }: Pick<DraftQuestion, 'filledBy' | 'type'>,
  { name, choices }: WrittenQuestion,
  questions: WrittenQuestions,
  say: (remark: Message, values?: Values) => void,
): Pick<SurveyCells, 'calculation' | 'read_only' | 'default'> {
  if (filledBy === undefined) return {};
  if (filledBy.from !== 'expression') {
    if (filledBy.from === 'row') say(m.carriedFromLastSaved);
    return { default: `\${last-saved#${name}}` };
  }
  const { expression, editable = false } = filledBy;
  try {
    if (clockOf(type) === 'moment' && variableName(expression) === null) fail(t(m.reckonsInMilliseconds));
    if ([...choices].some(([value, choice]) => value !== choice) && answersOf(type)?.choices !== 'yesNo')
      fail(t(m.optionsAreNamedOtherwise));
    const calculation = withinCell(
      answersOf(type)?.choices === 'yesNo'
        ? `if(${conditionXPath(expression, questions)}, 'yes', 'no')`
        : valueXPath(expression, questions),
    );
    if (editable) say(m.calculationReplacesAnswers);
    return { calculation, ...(!editable && { read_only: 'yes' }) };
  } catch (issue) {
    if (!(issue instanceof XPathError)) throw issue;
    say(m.losesItsCalculation, { issue: issue.message });
    return {};
  }
}
