// Resolves a user on the command line: by id, its beginning, or username.
import { findNamed } from '#core/find-named.ts';
import { isUuid } from '#core/primitives.ts';
import { companyUsers } from '#core/users/calls.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The id of a user.
 * @throws AppError `not-found` with similar names if no active user has this username
 */
export async function userIdNamed(context: Context, idOrName: string): Promise<string> {
  if (isUuid(idOrName)) return idOrName;
  const users = await context.send(companyUsers, {});
  const named = users.map(({ id, userName }) => ({ id, name: userName }));
  return findNamed(named, idOrName, {
    noun: 'user',
    missing: t(m.thereIsNoActiveUser, { idOrName }),
    list: t(m.seeFormdeckUsersListOthers),
    describe: ({ id, name }) => `${id}  ${name}`,
  }).id;
}
