// The sticky buttons at the end of a dialog.
import { Group, type GroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** The last child of the dialog's body. */
export function DialogFoot({
  justify = 'flex-end',
  children,
}: Pick<GroupProps, 'justify'> & { children: ReactNode }) {
  return (
    <Group justify={justify} gap="xs" wrap="nowrap" className={classes.foot}>
      {children}
    </Group>
  );
}
