// Asks before the user leaves a page with unsaved changes (spec 3, section 2, "Form editor").
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { isSameDraft } from './autosaved-draft.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';

/**
 * Returns the function that disables the guard: the changes are saved. `hasRoom`: this browser keeps them until they
 * are.
 */
export function useLeaveGuard(editor: Editor, hasRoom: boolean): () => void {
  const mayLeave = useRef(false);
  const isChanged = () => {
    const { base, history } = editor.now();
    return !mayLeave.current && !isSameDraft(base, history.present);
  };
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      isChanged() &&
      !(await confirm(hasRoom ? { ...leaving, details: restoredLater } : leaving)),
    enableBeforeUnload: isChanged,
  });
  return () => {
    mayLeave.current = true;
  };
}

const restoredLater = 'They are stored in this browser, and restored when you open this form again.';

const leaving = {
  title: 'Leave this form?',
  text: 'You have unsaved changes. Are you sure you want to leave?',
  confirm: 'Leave',
  cancel: 'Stay here',
  danger: true,
};
