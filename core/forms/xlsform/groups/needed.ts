// A group of which at least one question has to be answered. An XLSForm has no such thing, and a question that is required
// while the others are empty would read them in a circle, which ODK refuses. So the group ends with a note that is required,
// and shown while nothing is answered: nobody gets past it.
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { conditionXPath } from '#core/forms/xlsform/from-logic.ts';
import { isYes, type SurveyItem } from '#core/forms/xlsform/survey-item.ts';
import { conditionLogic, type Names } from '#core/forms/xlsform/to-logic.ts';
import type { WrittenQuestions } from '#core/forms/xlsform/written/written.ts';
import { XPathError } from '#core/forms/xlsform/xpath.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import type { Logic } from '#core/logic/schema.ts';

/** When the note is shown. Throws an XPathError for a condition without a counterpart. */
export function lackXPath(members: readonly DraftQuestion[], questions: WrittenQuestions): string {
  const conditions = members
    .map(({ condition }) => (condition === null ? null : (parseCondition(condition) ?? null)))
    .filter((each) => each !== null);
  const empty: Logic[] = members.map(({ id }) => ({ '!': [{ answered: { var: id } }] }));
  // Where each of them may not be asked, one has to be.
  const oneRelevant: Logic[] = conditions.length === members.length ? [{ or: conditions }] : [];
  return conditionXPath({ and: [...empty, ...oneRelevant] }, questions);
}

type Row = { id: string; item: SurveyItem };

/** Whether a row of a group is such a note; `members` are the questions of the group. */
export function isNeedNote({ item }: Row, members: readonly Row[], names: Names): boolean {
  if (members.length === 0 || item.counterpart.kind !== 'note' || !isYes(item.cell('required'))) return false;
  const logic = logicOf(item.cell('relevant'), names);
  const operation = operationOf(logic);
  const parts = operation?.operator === 'and' ? operation.operands : [logic];
  const empty = new Set(parts.slice(0, members.length).map(emptyId));
  const mayHaveMore = members.every((each) => each.item.cell('relevant') !== '');
  return (
    // A single condition of several parts is read without the brackets around it.
    (parts.length <= members.length || mayHaveMore) &&
    empty.size === members.length &&
    members.every(({ id }) => empty.has(id))
  );
}

function logicOf(text: string, names: Names): Logic {
  try {
    return conditionLogic(text, names);
  } catch (issue) {
    if (issue instanceof XPathError) return null;
    throw issue;
  }
}

/** The id in `{"!": [{"answered": {"var": id}}]}`. */
function emptyId(logic: Logic): string | null {
  const denied = operationOf(logic);
  const asks = denied?.operator === '!' ? operationOf(denied.operands[0] ?? null) : null;
  return asks?.operator === 'answered' ? variableName(asks.operands[0] ?? null) : null;
}
