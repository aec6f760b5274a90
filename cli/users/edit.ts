// formdeck users edit. Only the given fields change.
import type { Context } from '#cli/context.ts';
import type { OneName } from '#cli/command/finder.ts';
import { oneOf, requireChange } from '#cli/command/flags.ts';
import { editVerb } from '#cli/resource/thing-verbs.ts';
import { activeRoles } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { changeUser, listGroups } from '#core/users/calls.ts';
import { mayChangeUser } from '#core/users/policy.ts';
import type { UserChange } from '#core/users/schema.ts';
import type { User } from '#core/users/user.ts';
import { groupIdsNamed } from '#cli/command/group-named.ts';
import { userNamed } from './named.ts';
import { withFormsInHint } from './forms-in-hint.ts';
import { changedSet, type IdChange, type SetChange, setChange, withIds } from './set-flags.ts';
import { namedChange } from '#core/users/list-users.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  username?: string;
  fullName?: string;
  email?: string;
  role?: string;
  timeZone?: string;
  group?: string[];
  /** False with --no-groups. */
  groups?: boolean;
  addGroup?: string[];
  removeGroup?: string[];
  dryRun?: boolean;
};
export type EditUserOptions = OneName & {
  fields: Partial<Pick<User, 'userName' | 'fullName' | 'email' | 'role' | 'timeZone'>>;
  groups: SetChange | undefined;
  dryRun: boolean;
};
type FieldChange = { field: string; before: string; after: string };

export const edit = editVerb({
  effect: { undo: 'users edit' },
  options: (flags: Flags, [named = '']: readonly string[]): EditUserOptions => {
    const role = oneOf('--role', activeRoles, flags.role);
    const { group, addGroup, removeGroup } = flags;
    const fields = {
      ...(flags.username !== undefined && { userName: flags.username }),
      ...(flags.fullName !== undefined && { fullName: flags.fullName }),
      ...(flags.email !== undefined && { email: flags.email }),
      ...(role !== undefined && { role }),
      ...(flags.timeZone !== undefined && { timeZone: flags.timeZone }),
    };
    const groups = setChange(
      { whole: group, none: flags.groups === false, add: addGroup, remove: removeGroup },
      '--group and --no-groups',
    );
    const isGiven = Object.keys(fields).length > 0 || groups !== undefined;
    requireChange(isGiven, wording(m.giveWhatToChange));
    return { named, fields, groups, dryRun: flags.dryRun === true };
  },

  find: userNamed,

  async change(context, before, { fields, groups, dryRun }) {
    const had = before.groups.map(({ id }) => id);
    const change = groups && (await withIds(groups, (names) => groupIdsNamed(context, names)));
    const body = { ...fields, ...(change && groupFieldsOf(change)) };
    const may = mayChangeUser(actorOf(await context.user()), before, body);
    if (!may.yes) throw new AppError('forbidden', may.why);
    if (dryRun)
      return { ...before, ...fields, ...(change && { groups: await groupsWith(context, had, change) }) };
    const changed = await context
      .send(changeUser, { params: { id: before.id }, body })
      .catch((error: unknown) => {
        throw withFormsInHint(error);
      });
    return 'user' in changed ? changed.user : changed;
  },

  changes: changesOf,
  lineOf(change) {
    const { field, before, after } = namedChange(change);
    return `${field}: ${before} -> ${after}`;
  },
  nameOf: ({ userName }) => userName,
});

function groupFieldsOf(change: IdChange): UserChange {
  return 'whole' in change
    ? { groups: change.whole }
    : { addGroups: change.add, removeGroups: change.remove };
}

async function groupsWith(context: Context, had: readonly string[], change: IdChange) {
  const all = await context.send(listGroups, {});
  const ids = changedSet(had, change);
  return all.filter(({ id }) => ids.includes(id));
}

function changesOf(before: User, after: User): FieldChange[] {
  const texts = (user: User) => [
    ['username', user.userName],
    ['full name', user.fullName || 'none'],
    ['e-mail', user.email],
    ['role', user.role],
    ['time zone', user.timeZone],
    ['groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
  ];
  const now = texts(after);
  return texts(before).flatMap(([field = '', text = ''], index) => {
    const next = now[index]?.[1] ?? '';
    return next === text ? [] : [{ field, before: text, after: next }];
  });
}
