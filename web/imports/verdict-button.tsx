// A button that explains why it is disabled, if a policy forbids its action.
import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Verdict } from '#core/actor.ts';

export type VerdictButtonProps = {
  verdict: Verdict;
  isRunning: boolean;
  variant?: 'filled' | 'default';
  onClick(): void;
  children: ReactNode;
};

/** It stays focusable while disabled, so that its reason is accessible with the keyboard. */
export function VerdictButton({
  verdict,
  isRunning,
  variant = 'filled',
  onClick,
  children,
}: VerdictButtonProps) {
  const isOff = isRunning || !verdict.yes;
  return (
    <Tooltip
      label={verdict.yes ? '' : verdict.why}
      disabled={verdict.yes}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        variant={variant}
        aria-disabled={isOff}
        {...(isOff && { 'data-disabled': true })}
        onClick={() => {
          if (!isOff) onClick();
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
