// Autosaves the editor's draft in this browser.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import type { EditorState } from '#web/forms/editor/editor-state.ts';
import { autosaveDraft } from './autosaved-draft.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';

export type Autosave = {
  /** Whether the browser had space for it. */
  hasRoom: boolean;
  /** The draft is saved: deletes the stored one. */
  forget(): void;
};

const pause = 400;

/** After a pause in typing, and immediately when the page is hidden. */
export function useAutosave(storeKey: string, state: EditorState, editor: Editor): Autosave {
  const store = useKeyStore();
  const { now } = useCore().ports;
  const [hasRoom, setHasRoom] = useState(true);
  const isOver = useRef(false);
  const keep = useCallback(() => {
    if (isOver.current) return true;
    const { base, history } = editor.now();
    if (history.present !== base)
      return autosaveDraft(store, storeKey, { at: now(), base, draft: history.present });
    store.removeItem(storeKey);
    return true;
  }, [editor, now, store, storeKey]);

  const draft = state.history.present;
  useEffect(() => {
    const timer = setTimeout(() => setHasRoom(keep()), pause);
    return () => clearTimeout(timer);
  }, [draft, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return {
    hasRoom,
    forget: () => {
      isOver.current = true;
      store.removeItem(storeKey);
    },
  };
}
