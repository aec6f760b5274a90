// The dialog of a new or existing user. New users choose their own password through an e-mail from the server: nobody
// enters one for someone else here.
import { leaveUnsaved } from '#core/action.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import type { Action } from '#core/action.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { timeZonesQuery } from '#core/session/queries.ts';
import { changeUser, createUser } from '#core/users/actions.ts';
import { roleNames, roleTexts } from '#core/users/list-users.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import {
  assignableRoles,
  isUserChanged,
  needsOwnPassword,
  newUserDraft,
  type UserDraft,
  userDraftIssues,
  userDraftOf,
} from '#core/users/user-draft.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';

/** Opens it; returns the saved user, null if cancelled. */
export function openUserDialog(dialogs: Dialogs, user: User | null): Promise<User | null> {
  return dialogs.open<User>((close) => <UserDialog user={user} close={close} />);
}

function UserDialog({ user, close }: { user: User | null; close: Close<User> }) {
  const { dialogs } = useTerminal();
  const [draft, setDraft] = useState(() => (user === null ? newUserDraft() : userDraftOf(user)));
  const leave = async () => {
    if (!isUserChanged(draft, user) || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  const title = user === null ? peopleTexts.newUser : `Edit ${user.userName}`;
  return (
    <Overlay title={title} width={76} onClose={() => void leave()}>
      <UserForm user={user} draft={draft} setDraft={setDraft} close={close} />
    </Overlay>
  );
}

type UserFormProps = {
  user: User | null;
  draft: UserDraft;
  setDraft(draft: UserDraft): void;
  close: Close<User>;
};

function UserForm({ user, draft, setDraft, close }: UserFormProps) {
  const { perform } = useApp();
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const issues = wasTried ? [...userDraftIssues(draft, user), ...refused] : [];
  const fields = useFields(user, draft, (changed) => {
    setDraft(changed);
    setRefused([]);
  });
  const submit = user === null ? createUser.label : changeUser.label;
  const save = async () => {
    setWasTried(true);
    if (userDraftIssues(draft, user).length > 0) return;
    if (user !== null && !isUserChanged(draft, user)) return close(null);
    setBusy(true);
    const noted = { onSaved: close, onRefused: setRefused };
    await (user === null
      ? perform(watched(createUser, noted), draft)
      : perform(watched(changeUser, noted), { user, draft }));
    setBusy(false);
  };
  useKeys(busy ? [] : [{ key: 'submit', label: submit.toLowerCase(), hint: 'first', run: save }], 'part');
  const isKnown = (path: string) => fields.some((field) => field.path === path);
  return (
    <Box flexDirection="column" marginTop={1}>
      <Form fields={fields} issues={issues} submitLabel={submit.toLowerCase()} onSubmit={save} busy={busy} />
      {issues
        .filter(({ path }) => !isKnown(path))
        .map(({ path, message }) => (
          <Label key={path} tone="bad">
            {message}
          </Label>
        ))}
      <Box marginTop={1}>
        <Label tone="dim">{footOf(user, draft)}</Label>
      </Box>
    </Box>
  );
}

function footOf(user: User | null, { role }: UserDraft): string {
  if (user === null) return peopleTexts.invite;
  return role === 'DEACTIVATED' ? '' : roleTexts[role];
}

function useFields(user: User | null, draft: UserDraft, setDraft: (draft: UserDraft) => void): Field[] {
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const { data: groups = [] } = useQuery(groupNamesQuery(core.send));
  const { data: zones = [] } = useQuery(timeZonesQuery(core.send));
  const text = (path: 'userName' | 'email', label: string): Field => ({
    path,
    label,
    value: draft[path],
    onChange: (value) => setDraft({ ...draft, [path]: value }),
  });
  const isOwn = user?.id === actor.userId;
  const roles = isOwn ? [draft.role] : assignableRoles(actor, user);
  const named = groups.filter(({ id }) => draft.groups.includes(id)).map(({ name }) => name);
  const chooseGroups = async () => {
    const title = 'Groups';
    const chosen = await chooseNamed(dialogs, { title, things: groups, current: draft.groups });
    if (chosen !== null) setDraft({ ...draft, groups: chosen });
  };
  const chooseZone = async () => {
    const question = { title: 'Time zone', things: zones, current: [draft.timeZone], isOne: true };
    const [timeZone] = (await chooseNamed(dialogs, question)) ?? [];
    if (timeZone !== undefined) setDraft({ ...draft, timeZone });
  };
  return [
    text('userName', 'Username'),
    text('email', 'E-mail'),
    choiceField({
      path: 'role',
      label: isOwn ? 'Role (your own)' : 'Role',
      value: draft.role,
      choices: roles.map((value) => ({ value, label: roleNames[value] })),
      onChange: (role) => setDraft({ ...draft, role }),
    }),
    {
      kind: 'pick',
      path: 'groups',
      label: 'Groups',
      value: named.join(', ') || 'none',
      onOpen: chooseGroups,
    },
    { kind: 'pick', path: 'timeZone', label: 'Time zone', value: draft.timeZone, onOpen: chooseZone },
    ...(needsOwnPassword(draft, user, actor)
      ? [
          {
            kind: 'secret' as const,
            path: 'currentPassword',
            label: 'Your password',
            value: draft.currentPassword,
            onChange: (currentPassword: string) => setDraft({ ...draft, currentPassword }),
          },
        ]
      : []),
  ];
}

/** The same action, with its outcome reported to the form, which shows issues at their fields. */
function watched<T>(
  action: Action<T, User>,
  noted: { onSaved(user: User): void; onRefused(issues: readonly FieldError[]): void },
): Action<T, User> {
  return {
    ...action,
    run: async (send, thing) => {
      try {
        const saved = await action.run(send, thing);
        noted.onSaved(saved);
        return saved;
      } catch (error) {
        if (error instanceof AppError) noted.onRefused(error.details.errors ?? []);
        throw error;
      }
    },
  };
}
