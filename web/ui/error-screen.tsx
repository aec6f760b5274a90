// What stands where something could not be shown: what happened in a sentence, and the way on.
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppError } from '#core/errors.ts';
import { Notice } from './notice.tsx';

export const unexpectedProblem = 'An unexpected problem occurred.';

export type ErrorScreenProps = {
  /** Otherwise 'An unexpected problem occurred.' */
  title?: string;
  error?: unknown;
  /** Loads it again. */
  onRetry?: () => void;
  /** In place of the 'Try again' button. */
  action?: ReactNode;
};

export function ErrorScreen({ title = unexpectedProblem, error, onRetry, action }: ErrorScreenProps) {
  const retry = onRetry && (
    <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice
      icon={<CircleAlert size={22} />}
      tone="danger"
      role="alert"
      title={title}
      text={
        explanationOf(error) ?? 'Try again. If it happens once more, report it from the menu at your name.'
      }
      action={action ?? retry}
    />
  );
}

/** What an error says to people beside what failed; null where it says nothing that helps. */
export function explanationOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code === 'unexpected') return null;
  return [error.message, error.hint].filter(Boolean).join(' ');
}
