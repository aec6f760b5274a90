// The editor's shortcuts: Ctrl-S saves and stays, Ctrl-Enter in a question adds another of its type, Ctrl-Z and Ctrl-Shift-Z (or Ctrl-Y) undo and redo. In a text field the browser's
// own, finer-grained undo comes first as long as it has recent typing to undo.
import { useEffect } from 'react';
import { addAnother } from './cards/item-actions.ts';
import { cardId } from './focus.ts';
import type { Editor } from './use-editor.ts';

export type Steps = { undo(): void; redo(): void };

/** All functions must be stable. */
export function useShortcuts(editor: Editor, { undo, redo }: Steps, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isOver(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        save();
      } else if (key === 'enter') {
        const { openId } = editor.now();
        if (openId === null || !isInCard(event.target, openId)) return;
        event.preventDefault();
        addAnother(editor, openId);
      } else if (key === 'z' || key === 'y') {
        const step = key === 'y' || event.shiftKey ? redo : undo;
        if (isTypedInto(event.target, editor)) return afterOwn(editor, step);
        event.preventDefault();
        step();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor, undo, redo, save]);
}

/** The browser's own undo happens with this key press if there is one; ours runs otherwise. */
function afterOwn(editor: Editor, step: () => void): void {
  const before = editor.draft();
  setTimeout(() => {
    if (editor.draft() === before) step();
  });
}

function isInCard(target: EventTarget | null, id: string): boolean {
  const card = document.getElementById(cardId(id))?.closest('[data-open]');
  return card !== null && card !== undefined && target instanceof Node && card.contains(target);
}

/** Fields in dialogs are not the draft's. */
function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

function isTypedInto(target: EventTarget | null, editor: Editor): boolean {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && editor.now().history.field === target.id;
}
