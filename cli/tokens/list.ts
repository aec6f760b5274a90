// formdeck tokens list.
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { listTokens } from '#core/tokens/calls.ts';

export const list = verb({
  effect: 'reads',

  options: ({ company }: { company?: boolean }) => ({ company: company === true }),

  async run(context: Context, { company }) {
    const query = company ? { company: 'true' as const } : {};
    const [tokens, { timeZone }, { now }] = await Promise.all([
      context.send(listTokens, { query }),
      context.user(),
      context.ports(),
    ]);
    return { tokens, timeZone, now: now() };
  },

  print(output, { tokens, timeZone, now }, { company }) {
    const date = dateWriter(timeZone);
    const tokenId = idWriter(
      output,
      tokens.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name },
        ...(company ? [{ title: 'USER', value: ({ user }: (typeof tokens)[number]) => user.userName }] : []),
        { title: 'SCOPES', value: ({ scopes }) => scopes.join(', ') },
        {
          title: 'ENDS',
          value: ({ expiresAt }) => (expiresAt <= now ? `ended ${date(expiresAt)}` : date(expiresAt)),
          whole: true,
        },
        { title: 'LAST USED', value: ({ lastUsedAt }) => date(lastUsedAt) || 'never', whole: true, rank: 2 },
        { title: 'CREATED', value: ({ createdAt }) => date(createdAt), whole: true, rank: 3 },
        { title: 'ID', value: ({ id }) => tokenId(id), whole: true },
      ],
      tokens,
      'There are no access tokens. Create one with `formdeck tokens create`.',
    );
  },

  json: ({ tokens }) => tokens,
});
