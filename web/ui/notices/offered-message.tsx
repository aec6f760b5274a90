// A short message with an action, such as Undo.
import { Button } from '@mantine/core';
import classes from './offered-message.module.css';

export type Offer = { label: string; onChoose(): void };
export type OfferedMessageProps = Offer & { message: string };

export function OfferedMessage({ message, label, onChoose }: OfferedMessageProps) {
  return (
    <span className={classes.message}>
      <span className={classes.words}>{message}</span>
      <Button variant="default" size="compact-sm" className={classes.offer ?? ''} onClick={onChoose}>
        {label}
      </Button>
    </span>
  );
}
