// A menu at the pointer, of what it is on: a cell of the table, a part of a chart.
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

export type PointerMenuProps = {
  /** The accessible name. */
  label: string;
  /** In pixels of the window. */
  at: { x: number; y: number };
  /** `Menu.Item`s. */
  children: ReactNode;
  onClose(): void;
};

export function PointerMenu({ label, at, children, onClose }: PointerMenuProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width="max-content"
      portalProps={{ target: '#content' }}
    >
      <Menu.Target>
        <span style={{ position: 'fixed', left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown maw="24rem" aria-label={label}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
