// What uses a question: while anything does, it can be neither deleted nor given another type (spec 3, section 5).
import { listText } from '#core/count-text.ts';
import { readsOf } from './draft-references.ts';
import { itemName, itemOf } from './draft-items.ts';
import { followedQuestionOf } from '#core/forms/question-meta.ts';
import type { DraftItem, FormDraft } from './form-draft.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UseKind =
  | 'condition'
  | 'rule'
  | 'choices'
  | 'alert'
  | 'launchAlert'
  | 'calculation'
  | 'aggregation';
export type QuestionUse = {
  kind: UseKind;
  /** The name of the question, element or alert that uses it. */
  name: string;
  itemId: string;
};
/** A message that explains a refusal, without a choice. */
export type RefusedDialog = {
  title: string;
  text: string;
  /** What stands in the way first, with the words of the button that leads there. */
  first?: { itemId: string; show: string };
};

/** Everything in the form that reads a question or those of its entries, in the form's order, except its own condition and rules. */
export function usesOf(draft: FormDraft, questionId: string): QuestionUse[] {
  const uses = usesByQuestion(draft);
  const item = itemOf(draft, questionId);
  const own = item?.kind === 'question' ? (item.questions ?? []).map(({ id }) => id) : [];
  return [questionId, ...own]
    .flatMap((id) => uses.get(id) ?? [])
    .filter(({ itemId }) => itemId !== questionId && !own.includes(itemId));
}

/** The uses of all questions, by id; unused questions are absent. */
function usesByQuestion(draft: FormDraft): ReadonlyMap<string, QuestionUse[]> {
  const uses = new Map<string, QuestionUse[]>();
  const add = (ids: ReadonlySet<string>, use: QuestionUse) => {
    for (const id of ids) {
      const known = uses.get(id);
      if (id === use.itemId) continue;
      if (known === undefined) uses.set(id, [use]);
      else known.push(use);
    }
  };
  const items = [...draft.setup, ...draft.rows].flatMap((item): DraftItem[] =>
    item.kind === 'question' ? [item, ...(item.questions ?? [])] : [item],
  );
  for (const item of items) {
    const reads = readsOf(item);
    const use = { name: itemName(item), itemId: item.id };
    add(reads.condition, { kind: 'condition', ...use });
    add(reads.rules, { kind: 'rule', ...use });
    add(reads.options, { kind: 'choices', ...use });
    const followed = item.kind === 'question' ? followedQuestionOf(item.questionMeta) : null;
    if (followed !== null) add(new Set([followed]), { kind: 'choices', ...use });
    add(reads.expression, { kind: item.type === 'AGGREGATION' ? 'aggregation' : 'calculation', ...use });
  }
  for (const alert of draft.alerts) {
    add(readsOf(alert).expression, { kind: 'alert', name: alert.name, itemId: alert.id });
  }
  for (const alert of draft.launchAlerts) {
    add(readsOf(alert).expression, { kind: 'launchAlert', name: alert.name, itemId: alert.id });
  }
  return uses;
}

/** The refusal to delete an item; null if nothing uses it. */
export function cannotDelete(draft: FormDraft, id: string): RefusedDialog | null {
  return refused(draft, id, t(m.cantDeleteThisQuestion), 'delete');
}

/** The refusal to change a question's type; null if nothing uses it. */
export function cannotChangeType(draft: FormDraft, id: string): RefusedDialog | null {
  return refused(draft, id, t(m.cantChangeQuestionType), 'change');
}

const showWords: Readonly<Record<UseKind, string>> = {
  condition: t(m.showCondition),
  rule: t(m.showQuestion),
  choices: t(m.showQuestion),
  alert: t(m.showAlert),
  launchAlert: t(m.showLaunchAlert),
  calculation: t(m.showCalculation),
  aggregation: t(m.showAggregation),
};
const mostNamed = 5;

function refused(
  draft: FormDraft,
  id: string,
  title: string,
  wish: 'delete' | 'change',
): RefusedDialog | null {
  const uses = usesOf(draft, id);
  const [first] = uses;
  if (first === undefined) return null;
  const named = uses.slice(0, mostNamed).map(({ kind, name }) => t(m.usedIn, { kind, name }));
  const more = uses.length - named.length;
  const all = more === 0 ? named : [...named, t(m.more, { more })];
  const list = listText(all);
  const item = itemOf(draft, id);
  return {
    title,
    text:
      item === null ? t(m.itIsUsed, { list, wish }) : t(m.isUsed, { question: itemName(item), list, wish }),
    first: { itemId: first.itemId, show: showWords[first.kind] },
  };
}
