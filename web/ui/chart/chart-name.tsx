// The label of a bar or a part of a pie. If it is clickable, the text is the button, and its whole line receives the
// click.
import { UnstyledButton } from '@mantine/core';
import classes from './chart-name.module.css';

export type ChartNameProps = {
  name: string;
  /** Truncate instead of wrapping. */
  isCut?: boolean;
  /** Undefined: not clickable. */
  onChoose: (() => void) | undefined;
};

/** Its line must have `position: relative`. */
export function ChartName({ name, isCut = false, onChoose }: ChartNameProps) {
  const look = { className: classes.name, 'data-cut': isCut || undefined, title: isCut ? name : undefined };
  if (onChoose === undefined) return <span {...look}>{name}</span>;
  return (
    <UnstyledButton {...look} data-choosable onClick={onChoose}>
      {name}
    </UnstyledButton>
  );
}
