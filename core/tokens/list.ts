// The list of access tokens.
import { type ListColumn, momentColumn, shortList } from '#core/resource/list.ts';
import { revokeToken } from './actions.ts';
import { tokensQuery } from './queries.ts';
import type { AccessToken } from './schema.ts';
import { tokenTexts, tokenTimeText } from './texts.ts';

export const tokensList = shortList<AccessToken>({
  title: tokenTexts.title,
  noun: 'access token',
  whole: tokensQuery,
  columns: [
    { id: 'name', title: 'Name', text: ({ name }) => name },
    { id: 'scopes', title: 'Scopes', text: ({ scopes }) => scopes.join(', ') },
    {
      id: 'ends',
      title: 'Ends',
      text: ({ expiresAt }, { moment, now }) => `${expiresAt <= now ? 'ended ' : ''}${moment(expiresAt)}`,
      whole: true,
    },
    {
      id: 'used',
      title: 'Last used',
      text: ({ lastUsedAt }, { moment }) => (lastUsedAt === null ? 'never' : moment(lastUsedAt)),
      whole: true,
      rank: 2,
    },
    momentColumn('created', 'Created', ({ createdAt }) => createdAt, 3),
    { id: 'times', title: 'Times', text: tokenTimeText, isLineOnly: true },
  ],
  line: { name: 'name', below: ['scopes', 'times'], cells: {} },
  remove: () => revokeToken,
  texts: { failed: tokenTexts.failed, none: tokenTexts.empty },
});

const owner: ListColumn<AccessToken> = { id: 'user', title: 'User', text: ({ user }) => user.userName };

/** The columns of the tokens of everybody. */
export const companyTokens = { columns: tokensList.columns.toSpliced(1, 0, owner) };
