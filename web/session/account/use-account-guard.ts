// Asks for confirmation before leaving with unsaved account changes.
import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function useAccountGuard(isChanged: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isChanged && current.pathname !== next.pathname && !(await confirm(leaving)),
    enableBeforeUnload: isChanged,
  });
}

const leaving = {
  title: t(m.leaveYourAccount),
  text: t(m.youHaveUnsavedChangesAre),
  confirm: t(m.leave),
  cancel: t(m.stayHere),
  danger: true,
};
