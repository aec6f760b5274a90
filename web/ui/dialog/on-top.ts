// Dialogs on top of another, such as a confirmation: Escape closes only the topmost.
import { closeAllModals } from '@mantine/modals';
import type { KeyboardEvent } from 'react';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/**
 * For the focused element in such a dialog. Every open dialog listens to Escape, and ignores events from elements with
 * this attribute.
 */
export const keepsEscape: { 'data-mantine-stop-propagation': string } = {
  'data-mantine-stop-propagation': 'true',
};

/** For dialogs rendered by <ModalsProvider>, one at a time. */
export const onTop = {
  closeOnEscape: false,
  // The page has one banner, and the dialog below could be taken for another.
  attributes: { content: keepsEscape, header: { role: 'presentation' } },
  closeButtonProps: { ...keepsEscape, 'aria-label': t(common.close) },
  onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) closeAllModals();
  },
};

/** Whether something else is open that has the keyboard then: another dialog, a menu or a list. */
export function isBelow(part: Element | null): boolean {
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  return [...open].some((each) => each.checkVisibility() && !each.contains(part));
}
