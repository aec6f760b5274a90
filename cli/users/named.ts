// Resolves users on the command line: by id, its beginning, or name.
import { foldName } from '#core/find-named.ts';
import { isUuid } from '#core/primitives.ts';
import { listUsers, readUser } from '#core/users/calls.ts';
import type { User } from '#core/users/user.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import type { OneName } from '#cli/command/finder.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * A user of the company; a deactivated one only by the full username or id. For managers and admins.
 * @throws AppError `not-found` with similar names, `usage` if several match
 */
export async function userNamed(context: Context, { named: idOrName }: OneName): Promise<User> {
  try {
    const id = await userIdNamed(context, idOrName);
    return await context.send(readUser, { params: { id } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    if (isUuid(idOrName))
      throw new AppError('not-found', wording(m.thereIsNoUser, { idOrName }), { cause: error });
    const query = { role: 'DEACTIVATED', search: idOrName.trim(), page: 0, size: 500 } as const;
    const { content } = await context.send(listUsers, { query });
    const found = content.find(({ userName }) => foldName(userName) === foldName(idOrName));
    if (found === undefined) throw error;
    return found;
  }
}
