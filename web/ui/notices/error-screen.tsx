// Shown if something could not be loaded: an explanation and a next step.
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppError } from '#core/errors.ts';
import { explanationOf as explanation } from '#core/run-action.ts';
import { Notice } from './notice.tsx';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const unexpectedProblem = t(m.unexpectedProblemOccurred);

const unreachableText = t(m.serverDidNotAnswerCheck);

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
      {t(common.tryAgain)}
    </Button>
  );
  // A plain link, since some errors occur without a router.
  const leave = (
    <Button variant="default" component="a" href="/">
      {t(m.goToHome)}
    </Button>
  );
  return (
    <Notice
      icon={<CircleAlert size={22} />}
      tone="danger"
      role="alert"
      title={title}
      text={explanationOf(error, title) ?? t(m.tryAgainIfItHappens)}
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
      error={new AppError('not-found', wording(m.itMayHaveBeenDeleted))}
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
