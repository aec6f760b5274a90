// The dialog of an input: a bottom sheet on narrow screens, within a thumb's reach, and centred on wide ones.
import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './input-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type InputDialogProps = {
  title: string;
  opened: boolean;
  onClose(): void;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

export function InputDialog({ title, opened, onClose, footer, children }: InputDialogProps) {
  const isNarrow = useNarrow();
  const within = (
    <>
      <div className={classes.middle}>{children}</div>
      {footer !== undefined && <div className={`flex border-above gap-8 ${classes.footer}`}>{footer}</div>}
    </>
  );
  const shared = {
    opened,
    onClose,
    title,
    closeButtonProps: { 'aria-label': t(common.close), size: 48, iconSize: 22 },
  };
  const { content = '', header = '', body = '', heading = '' } = classes;
  const classNames = { content, header, body, title: heading };
  if (!isNarrow)
    return (
      <Modal {...shared} size="lg" classNames={classNames}>
        {within}
      </Modal>
    );
  return (
    <Drawer {...shared} position="bottom" size="92%" classNames={classNames}>
      {within}
    </Drawer>
  );
}
