// Holds the state of the editor. Cards get a handle that stays the same, so that a key press draws one of them again
// and not three hundred.
import { createContext, use, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftIssue } from '#core/forms/draft/issue-locations.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { endStep } from '#core/forms/draft/history.ts';
import {
  beginEditing,
  type EditorStart,
  type EditorState,
  stepBack,
  stepForth,
  withStep,
  withUnfinished,
} from './editor-state.ts';

export type Editor = {
  /** Makes the next draft. Changes of one field that follow each other are one step back. */
  change(step: (draft: FormDraft) => FormDraft, field?: string | null): void;
  /** The field that was typed into is left: what comes next is a step of its own. */
  leaveField(): void;
  undo(): void;
  redo(): void;
  /** Opens the card of an item or alert, and closes the one that is open. */
  open(id: string | null): void;
  /** From now on what is wrong is shown. */
  showIssues(): void;
  takeReply(sent: FormDraft, issues: readonly DraftIssue[]): void;
  /** An expression that is being built waits for something, at a path; or does not any more. */
  setUnfinished(path: string, isUnfinished: boolean): void;
  /** Tells those who do not see it what has just happened. */
  announce(text: string): void;
  replace(next: (state: EditorState) => EditorState): void;
  /** The state as it is at this moment, for what is done at an event. */
  now(): EditorState;
  draft(): FormDraft;
  /** Calls back after each change; gives the function that ends it. */
  subscribe(onChange: () => void): () => void;
  newId(): string;
};

/** The state to draw, and the handle that changes it, which is the same at every drawing. */
export function useEditor(begin: () => EditorStart, newId: () => string): [EditorState, Editor] {
  const [state, setState] = useState(() => beginEditing(begin()));
  const latest = useRef(state);
  const editor = useMemo<Editor>(() => {
    const listeners = new Set<() => void>();
    const replace = (next: (state: EditorState) => EditorState) => {
      latest.current = next(latest.current);
      setState(latest.current);
      for (const tell of listeners) tell();
    };
    return {
      change: (step, field = null) => replace((now) => withStep(now, step, field)),
      leaveField: () => replace((now) => ({ ...now, history: endStep(now.history) })),
      undo: () => replace(stepBack),
      redo: () => replace(stepForth),
      open: (openId) => replace((now) => ({ ...now, openId })),
      showIssues: () => replace((now) => ({ ...now, tried: true })),
      takeReply: (sent, issues) => replace((now) => ({ ...now, tried: true, reply: { sent, issues } })),
      setUnfinished: (path, isUnfinished) =>
        replace((now) => (now.unfinished.has(path) === isUnfinished ? now : withUnfinished(now, path))),
      announce: (announcement) => replace((now) => ({ ...now, announcement })),
      replace,
      now: () => latest.current,
      draft: () => latest.current.history.present,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
      newId,
    };
  }, [newId]);
  return [state, editor];
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditorHandle(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This is drawn inside the form editor.');
  return editor;
}

/**
 * The whole draft, for the few things that need all of it. Not a context of its own: for each key press React would look
 * through all cards for those that read it.
 */
export function useDraft(): FormDraft {
  const { subscribe, draft } = useEditorHandle();
  return useSyncExternalStore(subscribe, draft);
}
