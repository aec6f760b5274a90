// The list of the mail log.
import { personName } from '#core/primitives.ts';
import { type List, momentColumn } from '#core/resource/list.ts';
import { mailRefresh, mailsQuery } from './queries.ts';
import type { ListedMail } from './schema.ts';
import { mailKindNames, mailStateNames, mailTexts } from './labels.ts';
import { mailView, type MailView } from './view.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const mailList: List<ListedMail, MailView> = {
  title: mailTexts.title,
  count: m.mailCount,
  view: mailView,
  page: (send, view) => ({
    ...mailsQuery(send, view),
    refetchInterval: ({ state: { data } }) => (data?.content.some(isUnderWay) === true ? mailRefresh : false),
  }),
  keyOf: ({ id }) => id,
  columns: [
    momentColumn('when', t(m.when), ({ createdAt }) => createdAt),
    {
      id: 'state',
      title: t(common.state),
      text: ({ state }) => mailStateNames[state],
      whole: true,
    },
    { id: 'to', title: t(m.to), text: ({ recipient }) => recipient, most: 40 },
    { id: 'subject', title: t(m.subject), text: ({ subject }) => subject, most: 60 },
    {
      id: 'problem',
      title: t(m.problem),
      text: ({ problem, state }) => (state === 'sent' ? '' : (problem ?? '')),
      most: 60,
      rank: 1,
    },
    {
      id: 'whom',
      title: t(m.toWhom),
      text: ({ recipient, user }) => (user === null ? recipient : `${recipient} · ${personName(user)}`),
      isLineOnly: true,
    },
    {
      id: 'kind',
      title: t(m.kind),
      text: ({ kind }) => mailKindNames[kind],
      isLineOnly: true,
    },
  ],
  line: {
    name: 'subject',
    below: ['whom', 'problem'],
    beside: 'state',
    cells: { state: '6rem', kind: '10rem', when: '9rem' },
  },
  texts: {
    failed: mailTexts.notLoaded,
    none: mailTexts.none,
    noneHint: mailTexts.noneAbout,
    notFound: mailTexts.noneFound,
    notFoundHint: mailTexts.noneFoundAbout,
    showAll: mailTexts.showAll,
  },
};

function isUnderWay({ state }: ListedMail): boolean {
  return state === 'waiting' || state === 'sending';
}
