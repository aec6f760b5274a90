// formdeck mail list.
import { oneOf } from '#cli/command/flags.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPages } from '#cli/command/pages.ts';
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listMails, readMailStatus } from '#core/mail/calls.ts';
import { mailList } from '#core/mail/list.ts';
import { mailStates } from '#core/mail/states.ts';
import { mailCountText, mailRouteText, mailTexts } from '#core/mail/labels.ts';

type Flags = LimitFlags & { state?: string; to?: string };

export const list = listVerb({
  options: ({ state, to, ...flags }: Flags) => ({
    state: oneOf('--state', mailStates, state),
    recipient: to,
    limit: limitOf(flags),
  }),

  async read({ sendAgain }, { limit, ...filter }) {
    const [found, status] = await Promise.all([
      readPages(limit, (page) => sendAgain(listMails, { query: { ...page, ...filter } })),
      sendAgain(readMailStatus, {}),
    ]);
    return { ...found, status };
  },

  columns: recordColumns(mailList),
  none: ({ state, recipient }) =>
    state === undefined && recipient === undefined ? mailTexts.none : mailTexts.noneFound,

  after(output, { status }) {
    const counts = mailCountText(status);
    output.say(`${mailRouteText(status)}${counts === null ? '' : ` ${counts}.`}`);
    if (status.route === 'smtp') output.say(mailTexts.bounces);
  },
});
