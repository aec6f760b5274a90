// formdeck tokens list.
import { listVerb } from '#cli/resource/list-verb.ts';
import { listTokens } from '#core/tokens/calls.ts';

export const list = listVerb({
  options: ({ company }: { company?: boolean }) => ({ company: company === true }),
  read: async ({ send }, { company }) => ({
    items: await send(listTokens, { query: company ? { company: 'true' } : {} }),
  }),
  columns: ({ date, now, options: { company } }) => [
    { title: 'NAME', value: ({ name }) => name },
    ...(company ? [{ title: 'USER', value: userOf }] : []),
    { title: 'SCOPES', value: ({ scopes }) => scopes.join(', ') },
    {
      title: 'ENDS',
      value: ({ expiresAt }) => (expiresAt <= now ? `ended ${date(expiresAt)}` : date(expiresAt)),
      whole: true,
    },
    { title: 'LAST USED', value: ({ lastUsedAt }) => date(lastUsedAt) || 'never', whole: true, rank: 2 },
    { title: 'CREATED', value: ({ createdAt }) => date(createdAt), whole: true, rank: 3 },
  ],
  none: 'There are no access tokens. Create one with `formdeck tokens create`.',
});

function userOf({ user }: { user: { userName: string } }): string {
  return user.userName;
}
