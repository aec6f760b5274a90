// The selects for a user: role, groups and time zone.
import { Select } from '@mantine/core';
import { roleNames, roleTexts } from '#core/users/list-users.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import { assignableRoles, type UserDraft } from '#core/users/user-draft.ts';
import { timeZonesQuery } from '#core/session/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';

type FieldProps = {
  draft: UserDraft;
  issue: string | null;
  onChange(part: Partial<UserDraft>): void;
};

/** More options would be slow to render, and nobody reads that many. */
const shownOptions = 100;

export function RoleField({ draft, user, issue, onChange }: FieldProps & { user: User | null }) {
  const actor = useActor();
  const isOwn = user?.id === actor.userId;
  const roles = assignableRoles(actor, user);
  return (
    <Select
      label="Role"
      description={isOwn ? peopleTexts.ownRole : textOf(draft.role)}
      data={(user?.role === 'DEACTIVATED' ? [user.role] : roles).map((value) => ({
        value,
        label: roleNames[value],
      }))}
      value={draft.role}
      disabled={isOwn}
      allowDeselect={false}
      error={issue}
      onChange={(value) => {
        const role = roles.find((each) => each === value);
        if (role !== undefined) onChange({ role });
      }}
    />
  );
}

function textOf(role: UserDraft['role']): string {
  return role === 'DEACTIVATED' ? '' : roleTexts[role];
}

export function GroupsField({ draft, issue, onChange }: FieldProps) {
  const { data: groups = [], isPending } = useRead(groupNamesQuery);
  return (
    <SearchMultiSelect
      label={peopleTexts.groups}
      placeholder={draft.groups.length > 0 ? '' : 'None'}
      data={groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={isPending ? [] : [...draft.groups]}
      disabled={isPending}
      limit={shownOptions}
      hidePickedOptions
      clearable
      nothingFoundMessage="No user groups match"
      error={issue}
      onChange={(value) => onChange({ groups: value })}
    />
  );
}

export function TimeZoneField({ draft, issue, onChange }: FieldProps) {
  const { data: zones = [] } = useRead(timeZonesQuery);
  const known = zones.some(({ id }) => id === draft.timeZone);
  const offered = known ? zones : [{ id: draft.timeZone, name: draft.timeZone }, ...zones];
  return (
    <SearchSelect
      label="Time zone"
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.timeZone}
      allowDeselect={false}
      limit={shownOptions}
      nothingFoundMessage="No time zones match"
      error={issue}
      onChange={(value) => onChange({ timeZone: value ?? draft.timeZone })}
    />
  );
}
