// How a number differs from the period before: in short, and on hover and focus with both numbers.
import { Tooltip, UnstyledButton } from '@mantine/core';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import classes from './change-note.module.css';

export type ChangeNoteProps = {
  /** `+12%`, or with what it is compared. */
  text: string;
  /** Both numbers. */
  exact: string;
  /** Neither is good or bad: that depends on what is counted. */
  direction: 'up' | 'down' | 'same';
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } as const;

export function ChangeNote({ text, exact, direction }: ChangeNoteProps) {
  const Arrow = arrows[direction];
  return (
    <Tooltip label={exact} multiline maw="20rem" events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={classes.change} aria-label={`${text}: ${exact}`}>
        <Arrow size="1em" style={{ marginTop: '0.15em' }} aria-hidden />
        {text}
      </UnstyledButton>
    </Tooltip>
  );
}
