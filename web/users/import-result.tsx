// A file of people while it is applied, and what came of it.
import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { AppError } from '#core/errors.ts';
import { changesIn } from '#core/users/apply-people.ts';
import type { PeoplePlan } from '#core/users/people-file.ts';
import { doneText } from '#core/users/people-texts.ts';
import type { User } from '#core/users/user.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ImportProgressProps = { done: number; all: number; onStop(): void };

export function ImportProgress({ done, all, onStop }: ImportProgressProps) {
  return (
    <Stack>
      <Text className="numbers" aria-live="polite">
        {t(m.ofChangesMade, { done, all })}
      </Text>
      <Progress.Root size="md" transitionDuration={120}>
        <Progress.Section value={(100 * done) / Math.max(1, all)} aria-label={t(m.changesMade)} />
      </Progress.Root>
      <DialogFoot>
        <Button variant="default" onClick={onStop}>
          {t(m.stop)}
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
        <Alert color="green" role="status" title={t(m.done, { made })}>
          {isInviting && t(m.newUsersAreInvitedBy)}
        </Alert>
      ) : (
        <Alert
          color="red"
          role="alert"
          title={error instanceof AppError ? error.message : t(m.unexpectedProblemOccurred)}
        >
          <span style={{ whiteSpace: 'pre-line' }}>
            {error instanceof AppError && error.hint !== undefined
              ? error.hint
              : t(m.ofChangesWereMadeApply, { done, count: changes.length })}
          </span>
        </Alert>
      )}
      {unsent.length > 0 && (
        <Alert color="red" role="alert" title={t(m.someCouldNotBeInvited)}>
          <ul className="ps-20 m-0 mb-8">
            {unsent.map(({ id, userName, email, invitation }) => (
              <li key={id}>
                <b>{userName}</b>, {email}: {invitation?.problem}
              </li>
            ))}
          </ul>
          {t(m.checkAddressesThenSendEach)}
        </Alert>
      )}
      <DialogFoot>
        {error !== null && (
          <Button variant="default" onClick={onAgain}>
            {t(m.chooseFileAgain)}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {t(common.close)}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
