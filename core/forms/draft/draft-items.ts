// Questions and elements of a draft as things in an order: added, removed, moved, doubled, brought from another form.
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { copyName } from './copy-form.ts';
import { itemWithIds } from './draft-ids.ts';
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
import { type Question, titleLimit } from '#core/questions/schema.ts';
import { elementNames } from '#core/forms/element-names.ts';
import { questionTypes } from '#core/questions/types.ts';
import { parseCondition } from '#core/forms/validate.ts';

/** Where something is put: before the item that stands at `at` now; at the end where it is left out. */
export type ItemPosition = { part: DraftPart; at?: number | undefined };

/** The item of an id, or null. */
export function itemOf(draft: FormDraft, id: string): DraftItem | null {
  return draft.rows.find((item) => item.id === id) ?? draft.setup.find((item) => item.id === id) ?? null;
}

/** What an item is called, for people: its title, else its type. */
export function itemName(item: DraftItem): string {
  if (item.kind === 'element') return item.data.label.trim() || elementNames[item.type];
  return item.text.trim() || (item.type === null ? 'Question' : questionTypes[item.type].label);
}

/** The part that an item stands in, or null. */
export function partOf(draft: FormDraft, id: string): DraftPart | null {
  return draftParts.find((part) => draft[part].some((item) => item.id === id)) ?? null;
}

/** All questions, those of the setup first. */
export function questionsOf(draft: Pick<FormDraft, DraftPart>): DraftQuestion[] {
  return [...draft.setup, ...draft.rows].filter((item) => item.kind === 'question');
}

/** Adds a question without a type, or of one, with an id of the caller's. */
export function addQuestion(
  draft: FormDraft,
  id: string,
  place: ItemPosition,
  given: Partial<Omit<DraftQuestion, 'id' | 'kind'>> = {},
): FormDraft {
  const question: DraftQuestion = {
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
    ...given,
  };
  return insert(draft, question, place);
}

/** Adds an element with an id of the caller's. */
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

/** Removes an item. The last question of a form stays (spec 3, section 5). Ask `cannotDelete` first. */
export function removeItem(draft: FormDraft, id: string): FormDraft {
  const part = partOf(draft, id);
  if (part === null || isLastQuestion(draft, id)) return draft;
  return { ...draft, [part]: draft[part].filter((item) => item.id !== id) };
}

/** Whether an id is that of the only question of a form. */
export function isLastQuestion(draft: FormDraft, id: string): boolean {
  const questions = questionsOf(draft);
  return questions.length === 1 && questions[0]?.id === id;
}

/** Moves an item. `at` is the index that it has afterwards; into another part, it is asked there from then on. */
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

/** Asks an item on setup, or with every row: to the end of the setup, or to the beginning of the rows. */
export function changePart(draft: FormDraft, id: string, part: DraftPart): FormDraft {
  if (partOf(draft, id) === part) return draft;
  return moveItem(draft, id, { part, at: part === 'setup' ? draft.setup.length : 0 });
}

/** A second one of an item, right after it, with an id of the caller's: its title says that it is a copy. */
export function duplicateItem(draft: FormDraft, id: string, copyId: string, newId: NewId): FormDraft {
  const part = partOf(draft, id);
  const item = itemOf(draft, id);
  if (part === null || item === null) return draft;
  const copy = itemWithIds(item, new Map([[id, copyId]]), newId);
  const at = draft[part].indexOf(item) + 1;
  if (copy.kind === 'element') return insert(draft, copy, { part, at });
  return insert(draft, { ...copy, text: copyName(copy.text, titleLimit) }, { part, at });
}

export type ImportedQuestion = {
  draft: FormDraft;
  /** What was left out, for people; null where the question came whole. */
  warning: string | null;
};

/**
 * Brings a question of another form, under the caller's id. A condition that reads other questions of that form means
 * nothing here and is left out, which the warning says.
 */
export function importQuestion(
  draft: FormDraft,
  question: Question,
  id: string,
  place: ItemPosition,
  newId: NewId,
): ImportedQuestion {
  const own = new Set([question.id]);
  const isForeign = question.condition !== null && !readsOnly(question.condition, own);
  const whole = draftQuestionOf(question, newId);
  const imported = itemWithIds(
    isForeign ? { ...whole, condition: null } : whole,
    new Map([[question.id, id]]),
    newId,
  );
  return {
    draft: insert(draft, { ...imported, widgetOrder: null }, place),
    warning: isForeign
      ? `The condition of "${question.text}" was left out: it reads questions of the other form.`
      : null,
  };
}

/** The draft with an item changed; the same draft where the change gives the same item. */
export function changeItem(draft: FormDraft, id: string, change: (item: DraftItem) => DraftItem): FormDraft {
  for (const part of draftParts) {
    const index = draft[part].findIndex((item) => item.id === id);
    const item = draft[part][index];
    if (item === undefined) continue;
    const next = change(item);
    return next === item ? draft : { ...draft, [part]: draft[part].with(index, next) };
  }
  return draft;
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
