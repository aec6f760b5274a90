// Questions and elements of a draft as an ordered list: add, remove, move, duplicate, import from another form.
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { sameValue } from '#core/changes/merge.ts';
import { withoutUnknown } from '#core/questions/entries/around.ts';
import { copyName } from './copy-form.ts';
import { itemWithIds } from './draft-ids.ts';
import { plainText } from './item-summary.ts';
import { draftQuestionOf } from './draft-wire.ts';
import {
  type DraftElement,
  type DraftItem,
  type DraftPart,
  draftParts,
  type DraftQuestion,
  type FormDraft,
  type NewId,
} from './form-draft.ts';
import type { Element } from '#core/forms/schema.ts';
import { fillExpressions } from '#core/questions/fills/fills.ts';
import { type Question, titleLimit } from '#core/questions/schema.ts';
import { elementNames } from '#core/forms/element-names.ts';
import { questionTypes } from '#core/questions/types.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A position to insert at: before the item currently at `at`; at the end if omitted. */
export type ItemPosition = { part: DraftPart; at?: number | undefined };

/** The item with this id, which may be a question of entries, or null. */
export function itemOf(draft: FormDraft, id: string): DraftItem | null {
  const found = draft.rows.find((item) => item.id === id) ?? draft.setup.find((item) => item.id === id);
  return found ?? questionAround(draft, id)?.questions?.find((each) => each.id === id) ?? null;
}

/** The question whose entries ask the question with this id; null: it is asked by itself. */
export function questionAround(draft: Pick<FormDraft, DraftPart>, id: string): DraftQuestion | null {
  return questionsOf(draft).find(({ questions }) => questions?.some((each) => each.id === id)) ?? null;
}

/** An item's name for people: its title, otherwise its type. */
export function itemName(item: DraftItem): string {
  if (item.kind === 'element') {
    const { label } = item.data;
    // The others are plain text, in which a star is a star.
    return (item.type === 'DESCRIPTION' ? plainText(label) : label).trim() || elementNames[item.type];
  }
  return item.text.trim() || (item.type === null ? t(m.question) : questionTypes[item.type].label);
}

/** The part that contains an item, or null. */
export function partOf(draft: FormDraft, id: string): DraftPart | null {
  return draftParts.find((part) => draft[part].some((item) => item.id === id)) ?? null;
}

/** All questions, the setup's first. */
export function questionsOf(draft: Pick<FormDraft, DraftPart>): DraftQuestion[] {
  return [...draft.setup, ...draft.rows].filter((item) => item.kind === 'question');
}

/** Adds a question with the given id, and a type if one is given. */
export function addQuestion(
  draft: FormDraft,
  id: string,
  place: ItemPosition,
  given: Partial<Omit<DraftQuestion, 'id' | 'kind'>> = {},
): FormDraft {
  return insert(draft, { ...blankQuestion(id), ...given }, place);
}

export function blankQuestion(id: string): DraftQuestion {
  return {
    kind: 'question',
    id,
    text: '',
    type: null,
    options: [],
    defaultAnswers: [],
    required: false,
    questionMeta: [],
    condition: null,
    widgetOrder: null,
    hidden: false,
    pinned: false,
  };
}

/** Adds an element with the given id. */
export function addElement(
  draft: FormDraft,
  id: string,
  type: Element['type'],
  place: ItemPosition,
): FormDraft {
  const isComputed = type === 'CALCULATION' || type === 'AGGREGATION';
  const element: DraftElement = {
    kind: 'element',
    id,
    type,
    condition: null,
    data: {
      label: '',
      ...(isComputed && { formula: null }),
      ...(type === 'AGGREGATION' && { aggregation: 'SUM' as const }),
    },
  };
  return insert(draft, element, place);
}

/** Removes an item. The last question of a form stays (spec 3, section 5). Check `cannotDelete` first. */
export function removeItem(draft: FormDraft, id: string): FormDraft {
  const part = partOf(draft, id);
  if (part === null || isLastQuestion(draft, id)) return draft;
  return { ...draft, [part]: draft[part].filter((item) => item.id !== id) };
}

/** Whether an id belongs to the only question of a form. */
export function isLastQuestion(draft: FormDraft, id: string): boolean {
  const questions = questionsOf(draft);
  return questions.length === 1 && questions[0]?.id === id;
}

/** Moves an item. `at` is its index afterwards; a place in the other part moves it to that part. */
export function moveItem(draft: FormDraft, id: string, place: ItemPosition): FormDraft {
  const from = partOf(draft, id);
  const item = itemOf(draft, id);
  if (from === null || item === null) return draft;
  const index = draft[from].indexOf(item);
  const at = Math.max(0, place.at ?? draft[place.part].length);
  if (from === place.part && Math.min(at, draft[from].length - 1) === index) return draft;
  const rest = { ...draft, [from]: draft[from].toSpliced(index, 1) };
  return insert(rest, item, { part: place.part, at });
}

/** Moves an item up (-1) or down (1) within its part, as the keyboard does. */
export function stepItem(draft: FormDraft, id: string, step: -1 | 1): FormDraft {
  const part = partOf(draft, id);
  if (part === null) return draft;
  const at = draft[part].findIndex((item) => item.id === id) + step;
  return at < 0 || at >= draft[part].length ? draft : moveItem(draft, id, { part, at });
}

/** Moves an item to the other part: to the end of the setup, or to the start of the rows. */
export function changePart(draft: FormDraft, id: string, part: DraftPart): FormDraft {
  if (partOf(draft, id) === part) return draft;
  return moveItem(draft, id, { part, at: part === 'setup' ? draft.setup.length : 0 });
}

/** Inserts a copy of an item right after it, with the given id; its title says that it is a copy. */
export function duplicateItem(draft: FormDraft, id: string, copyId: string, newId: NewId): FormDraft {
  const part = partOf(draft, id);
  const item = itemOf(draft, id);
  if (part === null || item === null) return draft;
  const own = item.kind === 'question' ? (item.questions ?? []) : [];
  const ids = new Map([[id, copyId], ...own.map((each) => [each.id, newId()] as const)]);
  const copy = itemWithIds(item, ids, newId);
  const at = draft[part].indexOf(item) + 1;
  if (copy.kind === 'element') return insert(draft, copy, { part, at });
  return insert(draft, { ...copy, text: copyName(copy.text, titleLimit) }, { part, at });
}

export type ImportedQuestion = {
  draft: FormDraft;
  /** For people: what was left out; null if the question was imported completely. */
  warning: string | null;
};

/**
 * Imports a question of another form under the given id. A condition that reads other questions of that form cannot be
 * used here: it is left out, and the warning says so.
 */
export function importQuestion(
  draft: FormDraft,
  question: Question,
  { id, ...position }: ItemPosition & { id: string },
  newId: NewId,
): ImportedQuestion {
  const own = new Set([question.id]);
  const inside = withoutUnknown(question, [question]).questions?.map((each, index) => ({
    ...each,
    required: question.questions?.[index]?.required === true,
  }));
  const losesInside = !sameValue(inside, question.questions);
  const isForeign = question.condition !== null && !readsOnly(question.condition, own);
  const ownRules = question.rules?.filter(
    (rule) => rule.kind !== 'expression' || [...variablesOf(rule.expression)].every((name) => own.has(name)),
  );
  const isCalculated = fillExpressions(question).length > 0;
  const losesRule = ownRules !== undefined && ownRules.length < (question.rules?.length ?? 0);
  const whole = draftQuestionOf(
    {
      ...question,
      ...(ownRules !== undefined && { rules: ownRules }),
      ...(inside !== undefined && { questions: inside }),
    },
    newId,
  );
  const { filledBy, ...unfilled } = whole;
  const imported = itemWithIds(
    {
      ...unfilled,
      ...(isForeign && { condition: null }),
      ...(filledBy !== undefined && !isCalculated && { filledBy }),
    },
    new Map([[question.id, id], ...(question.questions ?? []).map((each) => [each.id, newId()] as const)]),
    newId,
  );
  return {
    draft: insert(draft, { ...imported, widgetOrder: null }, position),
    warning: warningOf(question.text, {
      condition: isForeign,
      rule: losesRule,
      calculation: isCalculated,
      inside: losesInside,
    }),
  };
}

function warningOf(
  question: string,
  loses: Readonly<Record<'condition' | 'rule' | 'calculation' | 'inside', boolean>>,
): string | null {
  const lost = [
    ...(loses.condition ? [t(m.conditionOfWasLeftOut, { question })] : []),
    ...(loses.rule ? [t(m.ruleOfWasLeftOut, { question })] : []),
    ...(loses.calculation ? [t(m.calculationOfWasLeftOut, { question })] : []),
    ...(loses.inside ? [t(m.insideOfWasLeftOut, { question })] : []),
  ];
  return lost.length === 0 ? null : lost.join(' ');
}

/** The draft with one item changed; the same draft if the change returns the same item. */
export function changeItem(draft: FormDraft, id: string, change: (item: DraftItem) => DraftItem): FormDraft {
  for (const part of draftParts) {
    const index = draft[part].findIndex((item) => item.id === id);
    const item = draft[part][index];
    if (item === undefined) continue;
    const next = change(item);
    return next === item ? draft : { ...draft, [part]: draft[part].with(index, next) };
  }
  const around = questionAround(draft, id);
  if (around === null) return draft;
  return changeItem(draft, around.id, () => {
    const { questions = [] } = around;
    const next = questions.map((each) => (each.id === id ? change(each) : each));
    const isChanged = next.some((each, index) => each !== questions[index]);
    return isChanged ? { ...around, questions: next.filter((each) => each.kind === 'question') } : around;
  });
}

function readsOnly(condition: string, known: ReadonlySet<string>): boolean {
  const logic = parseCondition(condition);
  if (logic === undefined || readsUnnamed(logic)) return false;
  return [...variablesOf(logic)].every((name) => known.has(name));
}

function insert(draft: FormDraft, item: DraftItem, { part, at }: ItemPosition): FormDraft {
  const items = draft[part];
  return { ...draft, [part]: items.toSpliced(at ?? items.length, 0, item) };
}
