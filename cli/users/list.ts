// formdeck users list.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { verb } from '#cli/command/verb.ts';
import { activeRoles } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import { listUsers } from '#core/users/calls.ts';
import { userStatusText } from '#core/users/invitation.ts';
import type { User } from '#core/users/schema.ts';
import { roleNames } from '#core/users/list-users.ts';

const sortKeys = { name: 'name', created: 'dates.created', changed: 'dates.lastModified' } as const;

type Flags = LimitFlags & { role?: string; search?: string; sort?: string; descending?: boolean };
export type ListOptions = {
  role: (typeof activeRoles)[number] | undefined;
  search: string | undefined;
  /** As the call takes it, for example `name,desc`. */
  sort: string;
  limit: number | null;
};

export const list = verb({
  effect: 'reads',
  options: ({ role, search, sort, descending, ...flags }: Flags): ListOptions => ({
    role: oneOf('--role', activeRoles, role),
    search,
    sort: `${sortKeys[oneOf('--sort', keysOf(sortKeys), sort) ?? 'name']},${descending === true ? 'desc' : 'asc'}`,
    limit: limitOf(flags),
  }),

  async run(
    context: Context,
    { role, search, sort, limit }: ListOptions,
  ): Promise<{ found: ListResult<User>; timeZone: string; now: number }> {
    const [found, { timeZone }] = await Promise.all([
      readPages(limit, (page) => context.sendAgain(listUsers, { query: { ...page, role, search, sort } })),
      context.user(),
    ]);
    return { found, timeZone, now: (await context.ports()).now() };
  },

  print(output, { found, timeZone, now }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'USERNAME', value: ({ userName }) => userName },
        { title: 'ROLE', value: ({ role }) => roleNames[role], whole: true },
        { title: 'STATUS', value: (user) => userStatusText(user, now), whole: true },
        { title: 'E-MAIL', value: ({ email }) => email },
        { title: 'GROUPS', value: ({ groups }) => groups.map(({ name }) => name).join(', '), rank: 3 },
        {
          title: 'LAST SIGN-IN',
          value: ({ lastSignIn }) => date(lastSignIn) || 'never',
          whole: true,
          rank: 2,
        },
        { title: 'ID', value: ({ id }) => id, whole: true, rank: 1 },
      ],
      found.items,
      'No users match.',
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});
