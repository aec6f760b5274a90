// Holds the state of the editor. Cards get a stable handle, so that a keystroke renders one of them and not three
// hundred.
import { createContext, use, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Unfinished } from '#core/forms/draft/draft-expressions.ts';
import type { DraftIssue } from '#core/forms/draft/issue-locations.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { endStep } from '#core/forms/draft/history.ts';
import {
  afterTry,
  beginEditing,
  type EditorStart,
  type EditorState,
  stepBack,
  stepForth,
  withStep,
  withUnfinished,
} from './editor-state.ts';

export type Editor = {
  /** Changes the draft. Consecutive changes of one field form one undo step. */
  change(step: (draft: FormDraft) => FormDraft, field?: string | null): void;
  /** The field lost the focus: the next change starts a new undo step. */
  leaveField(): void;
  undo(): void;
  redo(): void;
  /** Expands the card of an item or alert, and collapses the current one. */
  open(id: string | null): void;
  /** Shows issues from now on. */
  showIssues(): void;
  takeReply(sent: FormDraft, issues: readonly DraftIssue[]): void;
  /** Keeps what is half built at a path; null: nothing is. */
  setUnfinished(path: string, next: Unfinished | null): void;
  /** Announces a change to screen readers. */
  announce(text: string): void;
  replace(next: (state: EditorState) => EditorState): void;
  /** The current state, for event handlers. */
  now(): EditorState;
  draft(): FormDraft;
  /** Calls back after each change; returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  newId(): string;
};

/** The state to render, and the stable handle that changes it. */
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
      showIssues: () => replace(afterTry),
      takeReply: (sent, issues) => replace((now) => ({ ...afterTry(now), reply: { sent, issues } })),
      setUnfinished: (path, next) =>
        replace((now) =>
          (now.unfinished.get(path) ?? null) === next ? now : withUnfinished(now, path, next),
        ),
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
 * The whole draft, for the few components that need it. Not a context of its own: React would search all cards for
 * consumers at each keystroke.
 */
export function useDraft(): FormDraft {
  const { subscribe, draft } = useEditorHandle();
  return useSyncExternalStore(subscribe, draft);
}
