// The button that removes the thing of a line.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Action } from '#core/action.ts';
import { useAction } from '#web/ui/use-action.ts';

export type RemoveButtonProps<Item> = {
  action: Action<Item>;
  thing: Item;
  name: string;
  icon?: ReactNode;
  label?: string;
};

export function RemoveButton<Item>({ action, thing, name, icon, label }: RemoveButtonProps<Item>) {
  const { run, isRunning } = useAction();
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={isRunning}
      leftSection={icon}
      aria-label={label ?? `${action.label} ${name}`}
      onClick={() => void run(action, thing)}
    >
      {action.label}
    </Button>
  );
}
