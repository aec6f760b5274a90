// formdeck tokens list.
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listTokens } from '#core/tokens/calls.ts';
import { companyTokens, tokensList } from '#core/tokens/list.ts';

export const list = listVerb({
  options: ({ company }: { company?: boolean }) => ({ company: company === true }),
  read: async ({ send }, { company }) => ({
    items: await send(listTokens, { query: company ? { company: 'true' } : {} }),
  }),
  columns: (context) => recordColumns(context.options.company ? companyTokens : tokensList)(context),
  none: 'There are no access tokens. Create one with `formdeck tokens create`.',
});
