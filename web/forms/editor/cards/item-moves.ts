// Moves questions and elements by dragging, keyboard or menu. Shows why a published form forbids a move.
import { itemName, itemOf, moveItem, partOf, type ItemPosition } from '#core/forms/draft/draft-items.ts';
import { mayChange } from '#core/forms/draft/draft-locks.ts';
import type { DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import type { SortableMove } from '#web/ui/sortable.tsx';
import { refuse } from './refuse.tsx';
import type { Editor } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** One position up or down; across the edge of a part into the other. */
export function stepItem(editor: Editor, id: string, step: -1 | 1): void {
  const place = nextPlace(editor.draft(), id, step);
  if (place === null) editor.announce(step < 0 ? t(m.itIsAlreadyFirst) : t(m.itIsAlreadyLast));
  else placeItem(editor, id, place);
}

/** Into the other part: to the end of the setup, or to the start of the rows. */
export function changePart(editor: Editor, id: string, part: DraftPart): void {
  placeItem(editor, id, part === 'setup' ? { part } : { part, at: 0 });
}

/** Handles the end of a drag. */
export function dropItem(editor: Editor, { itemKey, to, toList }: SortableMove): void {
  placeItem(editor, itemKey, { part: toList === 'setup' ? 'setup' : 'rows', at: to });
}

function placeItem(editor: Editor, id: string, place: ItemPosition): void {
  const draft = editor.draft();
  const item = itemOf(draft, id);
  if (item === null) return;
  const verdict = mayChange(draft, id, 'part');
  if (!verdict.yes && place.part !== partOf(draft, id)) {
    return refuse(editor, { title: t(m.cantMoveThisQuestion), text: verdict.why });
  }
  editor.change((now) => moveItem(now, id, place));
  const items = editor.draft()[place.part];
  const number = items.findIndex((each) => each.id === id) + 1;
  editor.announce(t(m.nowAt, { part: place.part, item: itemName(item), number, count: items.length }));
}

function nextPlace(draft: FormDraft, id: string, step: -1 | 1): ItemPosition | null {
  const part = partOf(draft, id);
  if (part === null) return null;
  const at = draft[part].findIndex((item) => item.id === id) + step;
  if (at >= 0 && at < draft[part].length) return { part, at };
  if (step < 0) return part === 'rows' ? { part: 'setup' } : null;
  return part === 'setup' ? { part: 'rows', at: 0 } : null;
}
