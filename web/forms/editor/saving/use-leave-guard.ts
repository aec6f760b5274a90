// Asks before the user leaves a page with unsaved changes (spec 3, section 2, "Form editor").
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { unfinishedIssues } from '#core/forms/draft/draft-expressions.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { isSameDraft } from './autosaved-draft.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * Returns the function that disables the guard: the changes are saved. `hasRoom`: this browser keeps them until they
 * are.
 */
export function useLeaveGuard(editor: Editor, hasRoom: boolean): () => void {
  const mayLeave = useRef(false);
  const isChanged = () => {
    const { base, history, unfinished } = editor.now();
    const isBegun = unfinishedIssues(unfinished, history.present).length > 0;
    return !mayLeave.current && (isBegun || !isSameDraft(base, history.present));
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

const restoredLater = t(m.theyAreStoredInThis);

const leaving = {
  title: t(m.leaveThisForm),
  text: t(m.youHaveUnsavedChangesAre),
  confirm: t(m.leave),
  cancel: t(m.stayHere),
  danger: true,
};
