// Autosaves the editor's draft in this browser.
import { useCallback, useEffect, useRef, useState } from 'react';
import { unfinishedIssues } from '#core/forms/draft/draft-expressions.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import type { EditorState } from '#web/forms/editor/editor-state.ts';
import { autosaveDraft } from './autosaved-draft.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';

/** The storage keys of a draft: of what it starts from, and, by its id, of the form that it is once it was saved. */
export type AutosaveKeys = { start: string; of(formId: string): string };

export type Autosave = {
  /** Whether the browser had space for it. */
  hasRoom: boolean;
  /** The draft is saved and goes on: what it started from holds it no more. */
  settle(): void;
  /** The draft is saved and done with: deletes the stored one. */
  forget(): void;
};

const pause = 400;

/** After a pause in typing, and immediately when the page is hidden. */
export function useAutosave(keys: AutosaveKeys, state: EditorState, editor: Editor): Autosave {
  const store = useKeyStore();
  const { now } = useCore().ports;
  const [hasRoom, setHasRoom] = useState(true);
  const isOver = useRef(false);
  const keep = useCallback(() => {
    if (isOver.current) return true;
    const { base, history, saved, unfinished } = editor.now();
    const key = saved === null ? keys.start : keys.of(saved.id);
    const draft = history.present;
    if (draft !== base || unfinishedIssues(unfinished, draft).length > 0)
      return autosaveDraft(store, key, { at: now(), base, draft, unfinished });
    store.removeItem(key);
    return true;
  }, [editor, keys, now, store]);

  const {
    unfinished,
    history: { present: draft },
  } = state;
  useEffect(() => {
    const timer = setTimeout(() => setHasRoom(keep()), pause);
    return () => clearTimeout(timer);
  }, [draft, unfinished, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return {
    hasRoom,
    settle: () => store.removeItem(keys.start),
    forget: () => {
      isOver.current = true;
      store.removeItem(keys.start);
      store.removeItem(keys.of(editor.draft().id));
    },
  };
}
