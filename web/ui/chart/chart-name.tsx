// What a bar or a part of a pie is called. Where it can be chosen its words are the button, and all of its line takes the
// click.
import { UnstyledButton } from '@mantine/core';
import classes from './chart-name.module.css';

export type ChartNameProps = {
  name: string;
  /** It is cut where it is too long, rather than broken. */
  isCut?: boolean;
  /** Undefined: it cannot be chosen. */
  onChoose: (() => void) | undefined;
};

/** Its line has to be its frame: `position: relative`. */
export function ChartName({ name, isCut = false, onChoose }: ChartNameProps) {
  const look = { className: classes.name, 'data-cut': isCut || undefined, title: isCut ? name : undefined };
  if (onChoose === undefined) return <span {...look}>{name}</span>;
  return (
    <UnstyledButton {...look} data-choosable onClick={onChoose}>
      {name}
    </UnstyledButton>
  );
}
