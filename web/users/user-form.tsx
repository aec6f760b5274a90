// The form of a user. Errors show after the first attempt to save (spec 1, section 5).
import { leaveUnsaved } from '#core/action.ts';
import { Alert, Button, PasswordInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FieldError } from '#core/errors.ts';
import { AppError } from '#core/errors.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import { changeUser, createUser, deactivateUser } from '#core/users/actions.ts';
import { mayChangeUser } from '#core/users/policy.ts';
import type { User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import {
  isUserChanged,
  needsOwnPassword,
  newUserDraft,
  type UserDraft,
  userDraftIssues,
  userDraftOf,
} from '#core/users/user-draft.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import classes from './dialogs.module.css';
import { type Failure, FailureNote } from './failure-note.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { useInvitationOutcome } from './use-invitation-outcome.ts';
import { GroupsField, RoleField, TimeZoneField } from './user-fields.tsx';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';

export type UserFormProps = {
  /** Null: a new user. Changes are computed against the user as it was when the dialog opened. */
  user: User | null;
  onClose(): void;
};

export function UserForm({ user: latest, onClose }: UserFormProps) {
  const actor = useActor();
  const [user] = useState(latest);
  const [draft, setDraft] = useState(() => (user === null ? newUserDraft() : userDraftOf(user)));
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isRunning } = useAction();
  const follow = useInvitationOutcome();
  const isChanged = isUserChanged(draft, user);
  const letGo = useLeaveGuard(isChanged, leaveUnsaved);
  const may = user === null ? null : whyReadOnly(actor, user);
  const set = (part: Partial<UserDraft>) => {
    setDraft({ ...draft, ...part });
    setFailure(null);
  };
  const issues = wasTried ? [...userDraftIssues(draft, user), ...refusedFields(failure)] : [];
  const issueAt = (path: string) => issues.find((issue) => issue.path === path)?.message ?? null;
  const leave = () => {
    letGo();
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (userDraftIssues(draft, user).length > 0) return;
    const onFailed = (said: string, error: unknown) => setFailure({ said, error });
    const ended =
      user === null
        ? await run(createUser, draft, { onFailed })
        : await run(changeUser, { user, draft }, { onFailed });
    if (!ended.done) return;
    leave();
    follow(ended.result);
  };
  const deactivate = async () => {
    if (user === null) return;
    const ended = await run(deactivateUser, user, {
      onFailed: (said, error) => setFailure({ said, error }),
    });
    if (ended.done) leave();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {may !== null && <Alert color="gray">{may}</Alert>}
        {latest?.invitation && <InvitationNote user={{ ...latest, invitation: latest.invitation }} />}
        {refusedFields(failure).length === 0 && <FailureNote failure={failure} />}
        <fieldset disabled={may !== null} className={classes.fields}>
          <TextInput
            {...firstField}
            id="user-name"
            label="Username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.userName}
            error={issueAt('userName')}
            onChange={({ currentTarget }) => set({ userName: currentTarget.value })}
          />
          <TextInput
            id="user-email"
            type="email"
            label="E-mail"
            autoComplete="off"
            value={draft.email}
            error={issueAt('email')}
            onChange={({ currentTarget }) => set({ email: currentTarget.value })}
          />
          <RoleField draft={draft} user={user} issue={issueAt('role')} onChange={set} />
          <GroupsField draft={draft} issue={issueAt('groups')} onChange={set} />
          <TimeZoneField draft={draft} issue={issueAt('timeZone')} onChange={set} />
          {user === null && (
            <Radio.Group
              label="First sign-in"
              value={draft.isInvited ? 'invite' : 'choose'}
              onChange={(value) => set({ isInvited: value === 'invite' })}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="invite" label={peopleTexts.invite} />
                <Radio value="choose" label={peopleTexts.choose} />
              </Stack>
            </Radio.Group>
          )}
          {!draft.isInvited && (
            <PasswordInput
              id="user-password"
              label="Password"
              description={
                user === null ? `At least ${minimumPasswordLength} characters` : peopleTexts.keepsPassword
              }
              autoComplete="new-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
              value={draft.password}
              error={issueAt('password')}
              onChange={({ currentTarget }) => set({ password: currentTarget.value })}
            />
          )}
          {needsOwnPassword(draft, user, actor) && (
            <PasswordInput
              id="user-current-password"
              label="Your current password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show your current password' }}
              value={draft.currentPassword}
              error={issueAt('currentPassword')}
              onChange={({ currentTarget }) => set({ currentPassword: currentTarget.value })}
            />
          )}
        </fieldset>
      </Stack>
      <DialogFoot justify="space-between">
        {user !== null && may === null && deactivateUser.may(actor, user).yes ? (
          <Button variant="subtle" color="red" onClick={() => void deactivate()}>
            {deactivateUser.label}
          </Button>
        ) : (
          <Text size="xs" c="dimmed" />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {may === null ? 'Cancel' : 'Close'}
          </Button>
          {may === null && (
            <Button type="submit" loading={isRunning}>
              {user === null ? createUser.label : changeUser.label}
            </Button>
          )}
        </div>
      </DialogFoot>
    </form>
  );
}

/** Why the user is read-only; null if the actor may change them. */
function whyReadOnly(actor: Parameters<typeof mayChangeUser>[0], user: User): string | null {
  if (user.role === 'DEACTIVATED') return `${user.userName} is deactivated, which cannot be undone.`;
  const may = mayChangeUser(actor, user, {});
  return may.yes ? null : may.why;
}

/** Field errors from the server, such as a username that is taken. */
function refusedFields(failure: Failure | null): readonly FieldError[] {
  return failure?.error instanceof AppError ? (failure.error.details.errors ?? []) : [];
}
