// formdeck users list.
import { oneOf } from '#cli/command/flags.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPages } from '#cli/command/pages.ts';
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { activeRoles } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import { listUsers } from '#core/users/calls.ts';
import { usersList } from '#core/users/lists.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const sortKeys = { name: 'name', created: 'dates.created', changed: 'dates.lastModified' } as const;

type Flags = LimitFlags & { role?: string; search?: string; sort?: string; descending?: boolean };

export const list = listVerb({
  options: ({ role, search, sort, descending, ...flags }: Flags) => ({
    role: oneOf('--role', activeRoles, role),
    search,
    sort: `${sortKeys[oneOf('--sort', keysOf(sortKeys), sort) ?? 'name']},${descending === true ? 'desc' : 'asc'}`,
    limit: limitOf(flags),
  }),
  read: ({ sendAgain }, { limit, ...query }) =>
    readPages(limit, (page) => sendAgain(listUsers, { query: { ...page, ...query } })),
  columns: recordColumns(usersList),
  none: t(m.noUsersMatch),
});
