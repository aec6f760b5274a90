// A short message with an action, such as Undo.
import { Button } from '@mantine/core';

export type Offer = { label: string; onChoose(): void };
export type OfferedMessageProps = Offer & { message: string };

export function OfferedMessage({ message, label, onChoose }: OfferedMessageProps) {
  return (
    <span className="row gap-12">
      <span className="min-w-0 grow break">{message}</span>
      <Button variant="default" size="compact-sm" className="rigid" onClick={onChoose}>
        {label}
      </Button>
    </span>
  );
}
