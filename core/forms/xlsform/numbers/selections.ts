// What expressions of an XLSForm ask of a choice: whether one of its choices is selected, and how many are.
import type { Logic } from '#core/logic/schema.ts';
import { countLogic } from '#core/logic/summary.ts';
import { isMultipleChoice } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { equal } from '../comparisons.ts';
import { answerOf, type Term, valueOf } from '../terms.ts';
import { fail } from '../written/written.ts';
import { m } from '../texts.ts';

/** Whether a choice is selected. */
export function selected(list: Term, item: Term): Logic {
  // The cell of a choice: the answers for which it is offered.
  if (
    list.kind === 'constant' &&
    item.kind === 'question' &&
    !isMultipleChoice(item.reference.question.type)
  ) {
    const values = String(list.value)
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => answerOf(item.reference, name));
    const [only, ...others] = values;
    if (only === undefined) return false;
    return others.length === 0 ? { '==': [item.logic, only] } : { in: [item.logic, values] };
  }
  if (list.kind !== 'question') return fail(t(m.selectedTakesQuestion));
  if (!isMultipleChoice(list.reference.question.type)) return equal(list, item);
  return {
    contains: [list.logic, item.kind === 'constant' ? answerOf(list.reference, item.value) : valueOf(item)],
  };
}

/** How many choices are selected. */
export function counted(list: Term): Term {
  if (list.kind !== 'question' || !isMultipleChoice(list.reference.question.type)) {
    return fail(t(m.countSelectedTakesSelectMultiple));
  }
  return { kind: 'number', logic: countLogic(list.reference.question.id) };
}
