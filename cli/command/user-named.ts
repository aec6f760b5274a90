// Resolves users on the command line: by id, its beginning, or username.
import { isUuid } from '#core/primitives.ts';
import { companyUsers } from '#core/users/calls.ts';
import type { Context } from '#cli/context.ts';
import { finder } from './finder.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

const { one } = finder({
  count: counts.users,
  missing: m.thereIsNoActiveUser,
  list: t(m.seeFormdeckUsersListOthers),
  read: ({ send }) => send(companyUsers, {}),
  nameOf: ({ userName }) => userName,
});

/**
 * The id of a user.
 * @throws AppError `not-found` with similar names if no active user has this username
 */
export async function userIdNamed(context: Context, named: string): Promise<string> {
  return isUuid(named) ? named : (await one(context, { named })).id;
}

/** The ids of the users with these names, without duplicates. */
export async function userIdsNamed(context: Context, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await userIdNamed(context, name));
  return [...new Set(ids)];
}
