// Assigns new ids to copies and rewrites expressions to match: references to a question become references to its copy.
// Constants stay unchanged.
import { renameVariables } from '#core/logic/variables.ts';
import { followedQuestionOf, withFollowedQuestion } from '#core/forms/question-meta.ts';
import type { DraftItem, DraftPart, FormDraft, NewId } from './form-draft.ts';
import type { Logic } from '#core/logic/schema.ts';
import { withFillExpression } from '#core/questions/fills/fills.ts';
import { withOptionCondition } from '#core/questions/offered.ts';
import { withRuleExpressions } from '#core/questions/rules/expressions.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';

/** New ids by old id. */
export type IdMap = ReadonlyMap<string, string>;

/**
 * The same form with new ids for itself and everything in it. A launch alert that opens the form itself is updated too.
 */
export function renewIds(draft: FormDraft, newId: NewId): FormDraft {
  const ids = new Map<string, string>([[draft.id, newId()]]);
  const items = [...draft.setup, ...draft.rows];
  const ofEntries = items.flatMap((item) => (item.kind === 'question' ? (item.questions ?? []) : []));
  for (const { id } of [...items, ...ofEntries, ...draft.alerts, ...draft.launchAlerts]) {
    if (!ids.has(id)) ids.set(id, newId());
  }
  const renewed = (id: string) => ids.get(id) ?? id;
  const part = (name: DraftPart) => draft[name].map((item) => itemWithIds(item, ids, newId));
  return {
    ...draft,
    id: renewed(draft.id),
    setup: part('setup'),
    rows: part('rows'),
    notifications: draft.notifications.map((notification) => ({ ...notification, id: newId() })),
    alerts: draft.alerts.map((alert) => ({
      ...alert,
      id: renewed(alert.id),
      expression: logicWithIds(alert.expression, ids),
    })),
    launchAlerts: draft.launchAlerts.map((alert) => ({
      ...alert,
      id: renewed(alert.id),
      formId: renewed(alert.formId),
      expression: logicWithIds(alert.expression, ids),
    })),
  };
}

/**
 * An item whose references to the map's questions use their new ids. Its own id comes from the map; its options get new
 * ones.
 */
export function itemWithIds<Item extends DraftItem>(item: Item, ids: IdMap, newId: NewId): Item;
export function itemWithIds(item: DraftItem, ids: IdMap, newId: NewId): DraftItem {
  const own = { id: ids.get(item.id) ?? item.id, condition: conditionWithIds(item.condition, ids) };
  if (item.kind === 'question') {
    const followed = followedQuestionOf(item.questionMeta);
    const questionMeta =
      followed === null
        ? item.questionMeta
        : withFollowedQuestion(item.questionMeta, ids.get(followed) ?? followed);
    return {
      ...item,
      ...own,
      ...(item.questions !== undefined && {
        questions: item.questions.map((each) => itemWithIds(each, ids, newId)),
      }),
      ...withRuleExpressions(item, (expression) => logicWithIds(expression, ids)),
      ...withFillExpression(item, (expression) => logicWithIds(expression, ids)),
      questionMeta,
      options: item.options.map((option) => ({
        ...withOptionCondition(option, (condition) => logicWithIds(condition, ids)),
        id: newId(),
      })),
    };
  }
  const { formula } = item.data;
  return formula == null
    ? { ...item, ...own }
    : { ...item, ...own, data: { ...item.data, formula: logicWithIds(formula, ids) } };
}

function logicWithIds(node: Logic, ids: IdMap): Logic {
  return renameVariables(node, (id) => ids.get(id) ?? id);
}

function conditionWithIds(condition: string | null, ids: IdMap): string | null {
  const logic = condition === null ? undefined : parseCondition(condition);
  return logic === undefined ? condition : JSON.stringify(logicWithIds(logic, ids));
}
