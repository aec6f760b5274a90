// Resolves user groups on the command line: by id, its beginning, or name.
import { findNamed } from '#core/find-named.ts';
import { listGroups } from '#core/users/calls.ts';
import type { Group } from '#core/users/schema.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * A group of the company. For managers and admins.
 * @throws AppError `not-found` with similar names, `usage` if several match
 */
export async function groupNamed(context: Context, idOrName: string): Promise<Group> {
  return groupAmong(await context.send(listGroups, {}), idOrName);
}

/** The ids of the groups with these names, without duplicates. Without names, no request is made. */
export async function groupIdsNamed(context: Context, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const groups = await context.send(listGroups, {});
  return [...new Set(names.map((name) => groupAmong(groups, name).id))];
}

function groupAmong(groups: readonly Group[], idOrName: string): Group {
  return findNamed(groups, idOrName, {
    noun: 'user group',
    missing: t(m.thereIsNoUserGroup, { idOrName }),
    list: t(m.seeFormdeckGroupsList),
    describe: ({ id, name }) => `${id}  ${name}`,
  });
}
