// Confirms something irreversible.
import { Text } from '@mantine/core';
import { openConfirmModal } from '@mantine/modals';
import type { ReactNode } from 'react';
import type { Confirmation } from '#core/action.ts';
import { keepsEscape } from './on-top.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type ConfirmOptions = Confirmation & {
  /** The button is red. */
  danger?: boolean;
  /** Details below the text: information for the decision. */
  details?: ReactNode;
};

/** Resolves to whether the user confirmed. Requires <ModalsProvider>, which the shell has. */
export function confirm({
  title,
  text,
  confirm: label,
  cancel = t(common.cancel),
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
      // The same spacing as in other dialogs.
      groupProps: { gap: 'xs' },
      confirmProps: { color: danger ? 'red' : 'accent', ...keepsEscape },
      // The safe answer has the focus.
      cancelProps: { ...keepsEscape, 'data-autofocus': true },
      // Also called after `onConfirm`, when the promise is already settled.
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
