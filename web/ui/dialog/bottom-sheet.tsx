// The items of a menu as large rows at the bottom of a narrow screen, within a thumb's reach.
import { Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { cloneElement, type ReactElement } from 'react';
import type { Choice } from '#web/ui/choice.ts';
import classes from './bottom-sheet.module.css';

export type BottomSheetProps = {
  title: string;
  /** The button that opens it. */
  target: ReactElement;
  choices: readonly Choice[];
  onChoose(choice: Choice): void;
};

export function BottomSheet({ title, target, choices, onChoose }: BottomSheetProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a button of ours */}
      {cloneElement(target as ReactElement<Record<string, unknown>>, {
        onClick: open,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
      })}
      <Drawer
        opened={opened}
        onClose={close}
        title={title}
        position="bottom"
        classNames={{ content: classes.content, title: 'faint text-sm weight-550', body: classes.body }}
      >
        {choices.map((choice) => (
          <UnstyledButton
            key={choice.id}
            className={`row w-full min-h-48 gap-14 py-8 px-16 rounded-8 text-md hover-on-sunken ${classes.choice}`}
            data-danger={choice.danger || undefined}
            data-apart={choice.apart || undefined}
            disabled={choice.disabled ?? false}
            onClick={() => {
              close();
              onChoose(choice);
            }}
          >
            {choice.icon}
            {choice.label}
          </UnstyledButton>
        ))}
      </Drawer>
    </>
  );
}
