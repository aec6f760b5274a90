// Dialogs that may stand on top of another, such as a question: Escape closes them alone.
import { closeAllModals } from '@mantine/modals';
import type { KeyboardEvent } from 'react';

/** For what has the focus in such a dialog. Every open dialog hears Escape, and leaves alone what comes from a thing marked so. */
export const keepsEscape: { 'data-mantine-stop-propagation': string } = {
  'data-mantine-stop-propagation': 'true',
};

/** For the dialogs that <ModalsProvider> draws, of which there is one at a time. */
export const onTop = {
  closeOnEscape: false,
  // The page has one banner, and the dialog below may be taken for another.
  attributes: { content: keepsEscape, header: { role: 'presentation' } },
  closeButtonProps: { ...keepsEscape, 'aria-label': 'Close' },
  onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) closeAllModals();
  },
};
