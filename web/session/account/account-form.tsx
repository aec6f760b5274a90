// The account settings with one Save button: e-mail address, time zone, date and number formats, sounds. Issues are
// shown after the first failed save.
import { Alert, Button, Group, PasswordInput, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError, type FieldError } from '#core/errors.ts';
import { formatsOf } from '#core/format/current.ts';
import { timeZonesQuery } from '#core/session/queries.ts';
import {
  type AccountDraft,
  accountIssues,
  accountTexts,
  createAccountDraft,
  hasOtherEmail,
  isAccountChanged,
  saveAccount,
} from '#core/users/account-draft.ts';
import type { User } from '#core/users/user.ts';
import { messageAt } from '#web/session/new-password-fields.tsx';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from './account.module.css';
import { FormatFields } from './format-fields.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { leaveUnsaved } from '#core/action.ts';
import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#web/ui/dialog/confirm.tsx';

export function AccountForm({ user }: { user: User }) {
  const { draft, issues, failure, isChanged, isSaving, change, undo, save } = useAccountDraft(user);
  useAccountGuard(isChanged);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
      aria-label={t(m.aboutYou)}
    >
      <Stack gap="lg">
        <Panel title={t(m.aboutYou)} subtitle={`${user.userName}, ${user.company.name}`}>
          <TextInput
            label={t(both.fullName)}
            description={accountTexts.fullNameHelp}
            autoComplete="name"
            value={draft.fullName}
            error={messageAt(issues, 'fullName')}
            onChange={({ currentTarget }) => change({ fullName: currentTarget.value })}
          />
          <TextInput
            label={t(common.email)}
            description={accountTexts.emailHelp}
            type="email"
            autoComplete="email"
            value={draft.email}
            error={messageAt(issues, 'email')}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          {hasOtherEmail(draft, user) && (
            <PasswordInput
              label={t(m.currentPassword)}
              description={accountTexts.passwordHelp}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t(m.showCurrentPassword) }}
              value={draft.currentPassword}
              error={messageAt(issues, 'currentPassword')}
              onChange={({ currentTarget }) => change({ currentPassword: currentTarget.value })}
            />
          )}
          <ZoneField
            value={draft.timeZone}
            error={messageAt(issues, 'timeZone')}
            onChange={(timeZone) => change({ timeZone })}
          />
        </Panel>
        <Panel title={t(m.datesAndNumbers)}>
          <FormatFields format={draft.format} onChange={(format) => change({ format })} />
          <Preview draft={draft} />
        </Panel>
        <Panel title={t(m.notifications)}>
          <Switch
            label={t(m.sounds)}
            description={accountTexts.soundsHelp}
            checked={draft.hasSounds}
            onChange={({ currentTarget }) => change({ hasSounds: currentTarget.checked })}
          />
        </Panel>
        {failure !== null && (
          <Alert color="red" role="alert" title={accountTexts.failed}>
            {failure}
          </Alert>
        )}
        <Group gap="xs" className={classes.foot} data-changed={isChanged || undefined}>
          <Button type="submit" loading={isSaving} disabled={!isChanged}>
            {t(common.save)}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={undo} disabled={isSaving}>
              {t(m.undoChanges)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** The settings as they are edited, with what keeps them from being saved. */
function useAccountDraft(user: User) {
  const { send, session } = useCore();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => createAccountDraft(user));
  const [showsIssues, setShowsIssues] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged = isAccountChanged(draft, user);
  const issues = [...refused, ...(showsIssues ? accountIssues(draft, user) : [])];
  const change = (part: Partial<AccountDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(refused.filter(({ path }) => !(path in part)));
  };
  const undo = () => {
    setDraft(createAccountDraft(user));
    setShowsIssues(false);
    setRefused([]);
    setFailure(null);
  };

  const save = async () => {
    if (isSaving) return;
    const found = accountIssues(draft, user);
    setFailure(null);
    setShowsIssues(found.length > 0);
    if (found.length > 0) return;
    setSaving(true);
    try {
      await saveAccount(send, user, draft);
      await session.refresh();
      setDraft(createAccountDraft(session.user.peek() ?? user));
      notifyDone(accountTexts.saved);
      await queries.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      const fields = error instanceof AppError ? (error.details.errors ?? []) : [];
      setRefused(fields);
      if (fields.length === 0) setFailure(explanationOf(error) ?? accountTexts.failed);
    } finally {
      setSaving(false);
    }
  };
  return { draft, issues, failure, isChanged, isSaving, change, undo, save };
}

function ZoneField(props: { value: string; error: string | null; onChange(zone: string): void }) {
  const { value, error, onChange } = props;
  const { data = [], isError } = useRead(timeZonesQuery);
  const zones = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SearchSelect
      label={t(m.timeZone)}
      description={accountTexts.zoneHelp}
      data={
        zones.some((zone) => zone.value === value)
          ? zones
          : [{ value, label: value.replaceAll('_', ' ') }, ...zones]
      }
      value={value}
      error={error ?? (isError ? t(m.otherTimeZonesCouldNot) : null)}
      allowDeselect={false}
      limit={200}
      nothingFoundMessage={t(m.noTimeZonesMatch)}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}

/** A preview of the draft in its own time zone. */
function Preview({ draft: { format, timeZone } }: { draft: AccountDraft }) {
  const { ports } = useCore();
  const formats = formatsOf(format);
  const [now] = useState(() => ports.now());
  return (
    <div className="py-12 px-16 rounded-8 on-sunken numbers" role="status">
      <Text fw={550}>{formats.long(now, timeZone)}</Text>
      <Text size="sm" c="dimmed">
        {formats.moment(now, timeZone)} · {formats.number(1_234.5)}
      </Text>
    </div>
  );
}

/** Asks for confirmation before leaveUnsaved with unsaved account changes. */
function useAccountGuard(isChanged: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isChanged && current.pathname !== next.pathname && !(await confirm(leaveUnsaved)),
    enableBeforeUnload: isChanged,
  });
}
