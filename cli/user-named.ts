// A user as they are named on the command line: by id or by username.
import { AppError } from '#core/errors.ts';
import { isUuid } from '#core/forms/values.ts';
import { companyUsers } from '#core/users/calls.ts';
import type { Context } from './context.ts';

/** The id of a user. Throws `not-found` where nobody active has this username. */
export async function userIdNamed(context: Context, idOrName: string): Promise<string> {
  if (isUuid(idOrName)) return idOrName;
  const users = await context.send(companyUsers, {});
  const found = users.find(({ userName }) => userName.toLowerCase() === idOrName.toLowerCase());
  if (found !== undefined) return found.id;
  throw new AppError('not-found', `There is no active user "${idOrName}".`);
}
