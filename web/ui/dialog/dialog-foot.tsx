// The sticky buttons at the end of a dialog.
import { Group, type GroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import classes from './dialog-foot.module.css';

/** The last child of the dialog's body. */
export function DialogFoot({
  justify = 'flex-end',
  children,
}: Pick<GroupProps, 'justify'> & { children: ReactNode }) {
  return (
    <Group
      ref={footBar}
      justify={justify}
      gap="xs"
      wrap="nowrap"
      className={`sticky bottom-0 border-above on-surface ${classes.foot}`}
    >
      {children}
    </Group>
  );
}
