// Actions on questions and elements other than moving: add, duplicate, delete, change type.
import {
  addElement,
  addQuestion,
  duplicateItem,
  itemName,
  itemOf,
  partOf,
  type ItemPosition,
  removeItem,
} from '#core/forms/draft/draft-items.ts';
import { mayChange, mayRemove } from '#core/forms/draft/draft-locks.ts';
import { addMatrixRow, matrixOf, setMatrix, setSeveral } from '#core/forms/draft/draft-matrix.ts';
import { setType } from '#core/forms/draft/draft-questions.ts';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import type { DraftItem } from '#core/forms/draft/form-draft.ts';
import { cannotChangeType, cannotDelete } from '#core/forms/draft/form-uses.ts';
import type { Element } from '#core/forms/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { cardId, focusMade, focusSoon } from '#web/forms/editor/focus.ts';
import { refuse } from './refuse.tsx';
import type { Editor } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function addQuestionOf(editor: Editor, type: QuestionType, place: ItemPosition): void {
  const id = editor.newId();
  editor.change((draft) => setType(addQuestion(draft, id, place), id, type, editor.newId()));
  openNew(editor, id);
}

/** Adds a question of the same type below one. */
export function addAnother(editor: Editor, id: string): void {
  const draft = editor.draft();
  const item = itemOf(draft, id);
  const part = partOf(draft, id);
  if (item?.kind !== 'question' || part === null) return;
  if (matrixOf(draft, id) !== null) return addRow(editor, id);
  const place = { part, at: draft[part].indexOf(item) + 1 };
  if (item.type !== null) return addQuestionOf(editor, item.type, place);
  const newId = editor.newId();
  editor.change((now) => addQuestion(now, newId, place));
  openNew(editor, newId);
}

export function addElementOf(editor: Editor, type: Element['type'], place: ItemPosition): void {
  const id = editor.newId();
  editor.change((draft) => addElement(draft, id, type, place));
  openNew(editor, id);
}

/** Adds the header of a matrix with its first row. */
export function addMatrixTo(editor: Editor, place: ItemPosition): void {
  const id = editor.newId();
  editor.change((draft) => {
    const matrix = setMatrix(addElement(draft, id, 'HEADER', place), id, true);
    return addMatrixRow(matrix, id, editor.newId(), editor.newId());
  });
  openNew(editor, id);
}

/** Adds a row to a matrix, below one of its rows or at its end. */
export function addRow(editor: Editor, besideId: string): void {
  const id = editor.newId();
  editor.change((draft) => addMatrixRow(draft, besideId, id, editor.newId()));
  openNew(editor, id);
}

/** Whether several options may be chosen in each row of a matrix; or shows what prevents it. */
export function changeSeveral(editor: Editor, headerId: string, isOn: boolean): void {
  const draft = editor.draft();
  for (const { id } of matrixOf(draft, headerId)?.rows ?? []) {
    const verdict = mayChange(draft, id, 'type');
    const refused = verdict.yes
      ? cannotChangeType(draft, id)
      : { title: t(m.cantChangeRows), text: verdict.why };
    if (refused !== null) return refuse(editor, refused);
  }
  editor.change((now) => setSeveral(now, headerId, isOn));
}

export function duplicate(editor: Editor, id: string): void {
  const copyId = editor.newId();
  editor.change((draft) => duplicateItem(draft, id, copyId, editor.newId));
  openNew(editor, copyId);
}

/** Deletes an item, or shows what prevents it. */
export function deleteItem(editor: Editor, id: string): void {
  const draft = editor.draft();
  const item = itemOf(draft, id);
  const part = partOf(draft, id);
  if (item === null || part === null) return;
  const verdict = mayRemove(draft, id);
  const refused = verdict.yes
    ? cannotDelete(draft, id)
    : { title: t(m.cantDeleteThisQuestion), text: verdict.why };
  if (refused !== null) return refuse(editor, refused);
  const index = draft[part].indexOf(item);
  editor.change((now) => removeItem(now, id));
  editor.announce(t(m.itemWasDeleted, { itemName: itemName(item) }));
  const left = editor.draft()[part];
  const next = left[Math.min(index, left.length - 1)];
  focusSoon([next === undefined ? part : cardId(next.id)]);
}

/** Changes a question's type, or shows what uses it. */
export function changeType(editor: Editor, id: string, type: QuestionType): void {
  const item = itemOf(editor.draft(), id);
  const isOther = item?.kind === 'question' && item.type !== null && item.type !== type;
  const refused = isOther ? cannotChangeType(editor.draft(), id) : null;
  if (refused !== null) return refuse(editor, refused);
  editor.change((draft) => setType(draft, id, type, editor.newId()));
}

/** The first field of an item. */
export function firstFieldOf({ kind, id }: DraftItem): string {
  return fieldPath(id, kind === 'question' ? 'text' : 'label');
}

function openNew(editor: Editor, id: string): void {
  const item = itemOf(editor.draft(), id);
  if (item === null) return;
  editor.open(id);
  focusMade(firstFieldOf(item));
}
