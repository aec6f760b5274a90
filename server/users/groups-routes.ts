// The calls on user groups.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { toPage } from '#core/paging.ts';
import * as calls from '#core/users/calls.ts';
import type { Group, GroupChange, GroupInput } from '#core/users/schema.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing, isNameTaken, lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import * as store from './groups-store.ts';
import { sameIds, withChanges } from './same-ids.ts';
import { usersByIds } from '#server/db/person.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const groupRoutes = [
  on(calls.listGroups, async ({ actor, tx }) => store.listGroups(tx, actor.companyId)),

  on(calls.pageGroups, async ({ actor, tx, query }) => {
    const { groups, total } = await store.pageGroups(tx, actor.companyId, query);
    return toPage(groups, query, total);
  }),

  on(calls.readGroup, async ({ actor, tx, params }) => {
    const found = await store.findGroup(tx, actor.companyId, params.id);
    if (found === undefined) throw notFound();
    return found;
  }),

  on(calls.createGroup, async ({ actor, tx, body, services }) => {
    await lockCompany(tx, actor.companyId);
    const id = body.id ?? services.newId();
    const existing = await store.lockGroup(tx, actor.companyId, id);
    if (existing !== undefined) return new Reply(requireSame(existing, body), { status: 200 });
    const group = await write(tx, actor, id, body);
    await note(tx, actor, { action: 'group_created', id, next: describe(group) }, services.now());
    return group;
  }),

  on(calls.changeGroup, async ({ actor, tx, params, body, services }) => {
    await lockCompany(tx, actor.companyId);
    const before = await lockGroup(tx, actor, params.id);
    if (isSame(before, body)) return before;
    const group = await write(tx, actor, before.id, { ...body, name: body.name ?? before.name });
    const change = { previous: describe(before), next: describe(group) };
    await note(tx, actor, { action: 'group_changed', id: before.id, ...change }, services.now());
    return group;
  }),

  on(calls.deleteGroup, async ({ actor, tx, params, services }) => {
    await lockCompany(tx, actor.companyId);
    const group = await lockGroup(tx, actor, params.id);
    // Without its groups a form would be open to everybody.
    const forms = await store.formsOfGroup(tx, actor.companyId, group.id);
    if (forms.length > 0) {
      throw new AppError(
        'conflict',
        wording(m.couldNotBeDeletedBecause, { group: group.name, count: forms.length }),
        {
          fields: { forms },
          hint: wording(m.removeGroupFromTheseForms),
        },
      );
    }
    await deleteThing(tx, 'groups', actor.companyId, group.id);
    await note(
      tx,
      actor,
      { action: 'group_deleted', id: group.id, previous: describe(group) },
      services.now(),
    );
    return undefined;
  }),
];

async function lockGroup(tx: Tx, actor: Actor, id: string): Promise<Group> {
  const found = await store.lockGroup(tx, actor.companyId, id);
  if (found === undefined) throw notFound();
  return found;
}

function isSame(before: Group, { name, members, addMembers, removeMembers }: GroupChange): boolean {
  const had = before.members.map(({ id }) => id);
  const isNamedSo = name === undefined || name === before.name;
  return isNamedSo && sameIds(members ?? withChanges(had, addMembers, removeMembers), had);
}

/** Writes a validated group, and reads it again. Members that the change does not mention stay unchanged. */
async function write(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, members, addMembers = [], removeMembers = [] }: GroupChange & { name: string },
): Promise<Group> {
  const wanted = members === undefined ? { addMembers } : { members };
  const users = await usersByIds(tx, actor.companyId, Object.values(wanted).flat());
  const unknown = Object.entries(wanted).flatMap(([field, ids]) =>
    ids.flatMap((userId, index) =>
      users.has(userId) ? [] : [fieldError(`${field}.${index}`, m.thisUserDoesNotExist)],
    ),
  );
  if (unknown.length > 0) throw invalid(unknown);
  if (await isNameTaken(tx, 'groups', actor.companyId, { id, name })) {
    const message = t(m.thereIsAlreadyUserGroup);
    throw new AppError('conflict', message, { errors: [{ path: 'name', message }] });
  }
  await store.writeGroup(tx, actor.companyId, { id, name });
  await store.removeMembers(tx, actor.companyId, id, members === undefined ? removeMembers : 'all');
  await store.addMembers(
    tx,
    actor.companyId,
    (members ?? addMembers).map((userId) => ({ groupId: id, userId })),
  );
  return lockGroup(tx, actor, id);
}

/** The group created by an earlier identical request; anything else with its id is a conflict. */
function requireSame(existing: Group, wanted: GroupInput): Group {
  const members = existing.members.map(({ id }) => id);
  if (existing.name === wanted.name && sameIds(members, wanted.members)) return existing;
  throw new AppError('conflict', wording(m.anotherUserGroupAlreadyHas), {
    hint: wording(m.useNewId),
  });
}

function describe(group: Group): string[] {
  const members = group.members.map(({ userName }) => userName);
  return [`name ${group.name}`, `members ${members.join(', ') || 'none'}`];
}

function note(
  tx: Tx,
  actor: Actor,
  entry: {
    action: 'group_created' | 'group_changed' | 'group_deleted';
    id: string;
    previous?: readonly string[];
    next?: readonly string[];
  },
  now: number,
): Promise<void> {
  const { id, ...rest } = entry;
  return audit(tx, actor, { ...rest, object: { kind: 'userGroup', id } }, now);
}
