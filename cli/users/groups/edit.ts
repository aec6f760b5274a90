// formdeck groups edit. Only the given fields change.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { userIdsNamed } from '#cli/command/user-named.ts';
import { changedSet, type IdChange, type SetChange, setChange, withIds } from '#cli/users/set-flags.ts';
import { AppError } from '#core/errors.ts';
import { changeGroup, companyUsers } from '#core/users/calls.ts';
import type { Group, GroupChange } from '#core/users/schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  name?: string;
  member?: string[];
  /** False with --no-members. */
  members?: boolean;
  add?: string[];
  remove?: string[];
  dryRun?: boolean;
};
export type EditGroupOptions = {
  group: string;
  name: string | undefined;
  members: SetChange | undefined;
  dryRun: boolean;
};
type Edited = { group: Group; changes: string[] };

export const edit = verb({
  effect: { undo: 'groups edit' },
  options: ({ name, member, members, add, remove, dryRun }: Flags, [group = '']): EditGroupOptions => {
    const changed = setChange(
      { whole: member, none: members === false, add, remove },
      '--member and --no-members',
    );
    if (name === undefined && changed === undefined) {
      throw new AppError('usage', wording(m.sayWhatToChange), {
        hint: wording(m.giveNameMemberNoMembers),
      });
    }
    return { group, name, members: changed, dryRun: dryRun === true };
  },

  async run(context: Context, { group: named, name, members, dryRun }: EditGroupOptions): Promise<Edited> {
    const before = await groupNamed(context, { named });
    const had = before.members.map(({ id }) => id);
    const change = members && (await withIds(members, (names) => userIdsNamed(context, names)));
    const body = { ...(name !== undefined && { name }), ...(change && fieldsOf(change)) };
    const after = { ...before, name: name?.trim() ?? before.name };
    const group = dryRun
      ? { ...after, members: change ? await membersWith(context, changedSet(had, change)) : before.members }
      : await context.send(changeGroup, { params: { id: before.id }, body });
    return { group, changes: changesOf(before, group) };
  },

  print(output, { group, changes }, { dryRun }) {
    if (changes.length === 0) return output.say(t(m.alreadyHasTheseSettings, { group: group.name }));
    for (const change of changes) output.line(change);
    output.say(dryRun ? t(m.wouldBeChanged, { group: group.name }) : t(m.changed, { name: group.name }));
  },

  json: ({ group, changes }, { dryRun }) => (dryRun ? { dryRun, id: group.id, changes } : group),
});

function fieldsOf(change: IdChange): GroupChange {
  return 'whole' in change
    ? { members: change.whole }
    : { addMembers: change.add, removeMembers: change.remove };
}

async function membersWith(context: Context, ids: readonly string[]): Promise<Group['members']> {
  const users = await context.send(companyUsers, {});
  return users.filter(({ id }) => ids.includes(id)).map(({ id, userName }) => ({ id, userName }));
}

function changesOf(before: Group, after: Group): string[] {
  const isIn = ({ members }: Group, id: string) => members.some((member) => member.id === id);
  return [
    ...(before.name === after.name ? [] : [`name: ${before.name} -> ${after.name}`]),
    ...after.members.filter(({ id }) => !isIn(before, id)).map(({ userName }) => `added: ${userName}`),
    ...before.members.filter(({ id }) => !isIn(after, id)).map(({ userName }) => `removed: ${userName}`),
  ];
}
