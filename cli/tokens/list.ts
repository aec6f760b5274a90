// formdeck tokens list.
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listTokens } from '#core/tokens/calls.ts';
import { companyTokens, tokensList } from '#core/tokens/list.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: ({ company }: { company?: boolean }) => ({ company: company === true }),
  read: async ({ send }, { company }) => ({
    items: await send(listTokens, { query: company ? { company: 'true' } : {} }),
  }),
  columns: (context) => recordColumns(context.options.company ? companyTokens : tokensList)(context),
  none: t(m.thereAreNoAccessTokens),
});
