// Asks before something that cannot be taken back.
import { Text } from '@mantine/core';
import { openConfirmModal } from '@mantine/modals';
import type { ReactNode } from 'react';
import type { Confirmation } from '#core/action.ts';
import { keepsEscape } from './on-top.ts';

export type ConfirmOptions = Confirmation & {
  /** The button is red. */
  danger?: boolean;
  /** Stands below the text: what the answer depends on. */
  details?: ReactNode;
};

/** Resolves to whether the user went on. Needs <ModalsProvider>, which the shell has. */
export function confirm({
  title,
  text,
  confirm: label,
  cancel = 'Cancel',
  danger = false,
  details,
}: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: (
        <>
          <Text>{text}</Text>
          {details}
        </>
      ),
      ...(details != null && { size: 'lg' }),
      labels: { confirm: label, cancel },
      // As apart as in every other dialog.
      groupProps: { gap: 'xs' },
      confirmProps: { color: danger ? 'red' : 'accent', ...keepsEscape },
      // The answer that loses nothing is at hand.
      cancelProps: { ...keepsEscape, 'data-autofocus': true },
      // Closing by any way but the button comes here too, after `onConfirm` has settled it.
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
