// The buttons at the end of a dialog. They stay in sight while what is above them scrolls.
import { Group, type GroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** Stands last in the dialog's body. */
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
