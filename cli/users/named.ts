// Resolves users and groups on the command line: by id, its beginning, or name.
import { foldName, findNamed } from '#core/find-named.ts';
import { isUuid } from '#core/primitives.ts';
import { listGroups, listUsers, readUser } from '#core/users/calls.ts';
import type { Group, User } from '#core/users/schema.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';

/**
 * A user of the company; a deactivated one only by the full username or id. For managers and admins.
 * @throws AppError `not-found` with similar names, `usage` if several match
 */
export async function userNamed(context: Context, idOrName: string): Promise<User> {
  try {
    const id = await userIdNamed(context, idOrName);
    return await context.send(readUser, { params: { id } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    if (isUuid(idOrName))
      throw new AppError('not-found', `There is no user "${idOrName}".`, { cause: error });
    const query = { role: 'DEACTIVATED', search: idOrName.trim(), page: 0, size: 500 } as const;
    const { content } = await context.send(listUsers, { query });
    const found = content.find(({ userName }) => foldName(userName) === foldName(idOrName));
    if (found === undefined) throw error;
    return found;
  }
}

/** The ids of the users with these names, without duplicates. */
export async function userIdsNamed(context: Context, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await userIdNamed(context, name));
  return [...new Set(ids)];
}

/** A group of the company. Throws like `userNamed`. */
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
    missing: `There is no user group "${idOrName}".`,
    list: 'See `formdeck groups list`.',
    describe: ({ id, name }) => `${id}  ${name}`,
  });
}
