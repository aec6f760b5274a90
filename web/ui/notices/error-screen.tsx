// Shown if something could not be loaded: an explanation and a next step.
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppError } from '#core/errors.ts';
import { explanationOf as explanation } from '#core/run-action.ts';
import { Notice } from './notice.tsx';

const unexpectedProblem = 'An unexpected problem occurred.';

const unreachableText = 'The server did not answer. Check your connection to the internet.';

export type ErrorScreenProps = {
  /** Default 'An unexpected problem occurred.' */
  title?: string;
  error?: unknown;
  /** Loads it again. */
  onRetry?: () => void;
  /** Replaces the 'Try again' button. */
  action?: ReactNode;
};

export function ErrorScreen({ title = unexpectedProblem, error, onRetry, action }: ErrorScreenProps) {
  const retry = onRetry && (
    <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  );
  // A plain link, since some errors occur without a router.
  const leave = (
    <Button variant="default" component="a" href="/">
      Go to Home
    </Button>
  );
  return (
    <Notice
      icon={<CircleAlert size={22} />}
      tone="danger"
      role="alert"
      title={title}
      text={
        explanationOf(error, title) ?? 'Try again. If it happens again, report it from your account menu.'
      }
      action={action ?? (isGone(error) ? leave : retry)}
    />
  );
}

/** In place of a list: the one that its address names is not there, with the way to the others. */
export function MissingScreen(props: { title: string; showAll: string; onShowAll(): void }) {
  const { title, showAll, onShowAll } = props;
  return (
    <ErrorScreen
      title={title}
      error={new AppError('not-found', 'It may have been deleted.')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {showAll}
        </Button>
      }
    />
  );
}

/** The explanation of an error beside the failure message `said`; null if it adds nothing. */
export function explanationOf(error: unknown, said?: string): string | null {
  // The page came from that server: naming its address, or how to start it, would not help.
  if (error instanceof AppError && error.code === 'unreachable') return unreachableText;
  return explanation(error, said);
}

/** Retrying would not help. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'forbidden'].includes(error.code);
}
