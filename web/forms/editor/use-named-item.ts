// An address may name a question after its '#', as the command palette does: its card is opened.
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { itemOf } from '#core/forms/draft/draft-items.ts';
import { cardId, focusMade } from './focus.ts';
import type { Editor } from './use-editor.ts';

export function useNamedItem(editor: Editor): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (id === '' || itemOf(editor.draft(), id) === undefined) return;
    editor.open(id);
    focusMade(cardId(id));
  }, [editor, id]);
}
