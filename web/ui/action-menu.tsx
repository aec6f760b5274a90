// A menu of actions: the core's, offered by policy, and others of the page. A dropdown on wide screens, a bottom sheet
// on narrow ones.
import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { cloneElement, Fragment, type ReactElement, type RefAttributes, useRef } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import { BottomSheet } from './dialog/bottom-sheet.tsx';
import type { Choice } from './choice.ts';
import { useAction } from './use-action.ts';
import { useNarrow } from './use-narrow.ts';

export type ActionMenuProps = {
  /** The button's accessible name, for example 'Actions for Strikes'. */
  label: string;
  choices: readonly Choice[];
  /** Replaces the three-dot button; it opens the menu. */
  button?: ReactElement;
};

/** Renders nothing if no action is offered. */
export function ActionMenu({ label, choices, button }: ActionMenuProps) {
  const actor = useActor();
  const isNarrow = useNarrow();
  const { run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (choice: Choice) => {
    // A dialog returns the focus to the previously focused element: use the button, since the menu is unmounted by then.
    opener.current?.focus();
    choice.onChoose(run);
  };
  const offered = choices.filter((choice) => choice.isOffered?.(actor) ?? true);
  if (offered.length === 0) return null;
  const target = cloneElement<RefAttributes<HTMLButtonElement>>(
    button ?? (
      <ActionIcon aria-label={label}>
        <Ellipsis size={18} aria-hidden />
      </ActionIcon>
    ),
    { ref: opener },
  );
  if (isNarrow) return <BottomSheet title={label} target={target} choices={offered} onChoose={choose} />;
  return (
    // Inside the page's landmark, but outside anything that may clip it.
    <Menu width="max-content" portalProps={{ target: '#content' }}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown miw={200} maw="24rem" mah="75dvh" style={{ overflowY: 'auto' }} aria-label={label}>
        {offered.map((choice, index) => (
          <Fragment key={choice.id}>
            {choice.apart && index > 0 && <Menu.Divider />}
            <Menu.Item
              leftSection={choice.icon}
              disabled={choice.disabled ?? false}
              {...(choice.danger && { c: 'var(--danger)' })}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
