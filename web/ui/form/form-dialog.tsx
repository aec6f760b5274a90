// The dialog around a form: it fills a phone, and a click beside it loses nothing.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';

export type FormDialogProps = {
  title: string;
  /** By default large. */
  size?: 'md' | 'lg' | 'xl';
  opened: boolean;
  onClose(): void;
  children: ReactNode;
};

export function FormDialog({ title, size = 'lg', opened, onClose, children }: FormDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      {children}
    </Modal>
  );
}
