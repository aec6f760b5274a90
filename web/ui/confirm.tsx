// Asks before something that cannot be taken back.
import { Text } from '@mantine/core';
import { openConfirmModal } from '@mantine/modals';
import type { Confirmation } from '#core/action.ts';

export type ConfirmOptions = Confirmation & {
  /** The button is red. */
  danger?: boolean;
  /** The button that goes back; 'Cancel' unless said. */
  cancel?: string;
};

/** Resolves to whether the user went on. Needs <ModalsProvider>, which the shell has. */
export function confirm({
  title,
  text,
  confirm: label,
  cancel = 'Cancel',
  danger = false,
}: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm: label, cancel },
      confirmProps: { color: danger ? 'red' : 'accent' },
      // Closing by any way but the button comes here too, after `onConfirm` has settled it.
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
