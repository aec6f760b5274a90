// The list of access tokens.
import { personName } from '#core/primitives.ts';
import { type ListColumn, momentColumn, shortList } from '#core/resource/list.ts';
import { revokeToken } from './actions.ts';
import { tokensQuery } from './queries.ts';
import type { AccessToken } from './schema.ts';
import { tokenTexts, tokenTimeText } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const tokensList = shortList<AccessToken>({
  title: tokenTexts.title,
  count: m.tokenCount,
  whole: tokensQuery,
  columns: [
    { id: 'name', title: t(common.name), text: ({ name }) => name },
    { id: 'scopes', title: t(m.scopes), text: ({ scopes }) => scopes.join(', ') },
    {
      id: 'ends',
      title: t(m.ends),
      text: ({ expiresAt }, { moment, now }) => `${expiresAt <= now ? 'ended ' : ''}${moment(expiresAt)}`,
      whole: true,
    },
    {
      id: 'used',
      title: t(m.lastUsed),
      text: ({ lastUsedAt }, { moment }) => (lastUsedAt === null ? t(values.never) : moment(lastUsedAt)),
      whole: true,
      rank: 2,
    },
    momentColumn('created', t(m.created), ({ createdAt }) => createdAt, 3),
    { id: 'times', title: t(m.times), text: tokenTimeText, isLineOnly: true },
  ],
  line: { name: 'name', below: ['scopes', 'times'], cells: {} },
  remove: () => revokeToken,
  texts: { failed: tokenTexts.failed, none: tokenTexts.empty },
});

const owner: ListColumn<AccessToken> = { id: 'user', title: t(m.user), text: ({ user }) => personName(user) };

/** The columns of the tokens of everybody. */
export const companyTokens = { columns: tokensList.columns.toSpliced(1, 0, owner) };
