// formdeck groups edit. Only the given fields change.
import { personAndUsername, personOf } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import type { OneName } from '#cli/command/finder.ts';
import { requireChange } from '#cli/command/flags.ts';
import { editVerb } from '#cli/resource/thing-verbs.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { userIdsNamed } from '#cli/command/user-named.ts';
import { changedSet, type IdChange, type SetChange, setChange, withIds } from '#cli/users/set-flags.ts';
import { changeGroup, companyUsers } from '#core/users/calls.ts';
import type { Group, GroupChange } from '#core/users/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

type Flags = {
  name?: string;
  member?: string[];
  /** False with --no-members. */
  members?: boolean;
  add?: string[];
  remove?: string[];
  dryRun?: boolean;
};
export type EditGroupOptions = OneName & {
  name: string | undefined;
  members: SetChange | undefined;
  dryRun: boolean;
};

export const edit = editVerb({
  effect: { undo: 'groups edit' },
  options: (
    { name, member, members, add, remove, dryRun }: Flags,
    [named = '']: readonly string[],
  ): EditGroupOptions => {
    const changed = setChange(
      { whole: member, none: members === false, add, remove },
      '--member and --no-members',
    );
    requireChange(name !== undefined || changed !== undefined, wording(m.giveNameMemberNoMembers));
    return { named, name, members: changed, dryRun: dryRun === true };
  },

  find: groupNamed,

  async change(context, before, { name, members, dryRun }) {
    const had = before.members.map(({ id }) => id);
    const change = members && (await withIds(members, (names) => userIdsNamed(context, names)));
    const body = { ...(name !== undefined && { name }), ...(change && fieldsOf(change)) };
    if (!dryRun) return context.send(changeGroup, { params: { id: before.id }, body });
    return {
      ...before,
      name: name?.trim() ?? before.name,
      members: change ? await membersWith(context, changedSet(had, change)) : before.members,
    };
  },

  changes: changesOf,
  lineOf: (change) => change,
  nameOf: ({ name }) => `"${name}"`,
});

function fieldsOf(change: IdChange): GroupChange {
  return 'whole' in change
    ? { members: change.whole }
    : { addMembers: change.add, removeMembers: change.remove };
}

async function membersWith(context: Context, ids: readonly string[]): Promise<Group['members']> {
  const users = await context.send(companyUsers, {});
  return users.filter(({ id }) => ids.includes(id)).map((user) => personOf(user.id, user));
}

function changesOf(before: Group, after: Group): string[] {
  const isIn = ({ members }: Group, id: string) => members.some((member) => member.id === id);
  return [
    ...(before.name === after.name ? [] : [t(m.nameChanged, { before: before.name, after: after.name })]),
    ...after.members
      .filter(({ id }) => !isIn(before, id))
      .map((user) => t(m.memberAdded, { userName: personAndUsername(user) })),
    ...before.members
      .filter(({ id }) => !isIn(after, id))
      .map((user) => t(m.memberRemoved, { userName: personAndUsername(user) })),
  ];
}
