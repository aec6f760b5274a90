// A file of people while it is applied, and what came of it.
import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { AppError } from '#core/errors.ts';
import { countText, counted } from '#core/count-text.ts';
import { changesIn } from '#core/users/apply-people.ts';
import type { PeoplePlan } from '#core/users/people-file.ts';
import { doneText } from '#core/users/people-texts.ts';
import type { User } from '#core/users/schema.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';

export type ImportProgressProps = { done: number; all: number; onStop(): void };

export function ImportProgress({ done, all, onStop }: ImportProgressProps) {
  return (
    <Stack>
      <Text className="numbers" aria-live="polite">
        {countText(done)} of {counted(all, 'change')} made
      </Text>
      <Progress.Root size="md" transitionDuration={120}>
        <Progress.Section value={(100 * done) / Math.max(1, all)} aria-label="Changes made" />
      </Progress.Root>
      <DialogFoot>
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      </DialogFoot>
    </Stack>
  );
}

export type ImportResultProps = {
  plan: PeoplePlan;
  done: number;
  /** Why it ended before its end; null: it did not. */
  error: unknown;
  /** Who was created, and could not be invited by e-mail. */
  unsent: readonly User[];
  onAgain(): void;
  onClose(): void;
};

export function ImportResult({ plan, done, error, unsent, onAgain, onClose }: ImportResultProps) {
  const changes = changesIn(plan.steps);
  const made = doneText(changes);
  const isInviting = changes.some(({ kind }) => kind === 'create');
  return (
    <Stack>
      {error === null ? (
        <Alert color="green" role="status" title={`Done: ${made}`}>
          {isInviting && 'New users are invited by e-mail.'}
        </Alert>
      ) : (
        <Alert
          color="red"
          role="alert"
          title={error instanceof AppError ? error.message : 'An unexpected problem occurred.'}
        >
          <span style={{ whiteSpace: 'pre-line' }}>
            {error instanceof AppError && error.hint !== undefined
              ? error.hint
              : `${done} of ${counted(changes.length, 'change')} were made. Apply the file again to continue.`}
          </span>
        </Alert>
      )}
      {unsent.length > 0 && (
        <Alert color="red" role="alert" title="Some could not be invited">
          <ul className="ps-20 m-0 mb-8">
            {unsent.map(({ id, userName, email, invitation }) => (
              <li key={id}>
                <b>{userName}</b>, {email}: {invitation?.problem}
              </li>
            ))}
          </ul>
          Check the addresses, then send each of them a new invitation.
        </Alert>
      )}
      <DialogFoot>
        {error !== null && (
          <Button variant="default" onClick={onAgain}>
            Choose the file again
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogFoot>
    </Stack>
  );
}
