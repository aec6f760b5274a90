// formdeck mail list.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listMails, readMailStatus } from '#core/mail/calls.ts';
import type { ListedMail, MailStatus } from '#core/mail/schema.ts';
import { mailStates } from '#core/mail/states.ts';
import { mailCountText, mailRouteText, mailStateNames, mailTexts } from '#core/mail/texts.ts';

type Flags = LimitFlags & { state?: string; to?: string };
type MailListResult = { found: ListResult<ListedMail>; status: MailStatus; timeZone: string };

export const list = verb({
  effect: 'reads',
  options: ({ state, to, ...flags }: Flags) => ({
    state: oneOf('--state', mailStates, state),
    recipient: to,
    limit: limitOf(flags),
  }),

  async run(context: Context, { limit, ...filter }): Promise<MailListResult> {
    const [found, status, { timeZone }] = await Promise.all([
      readPages(limit, (page) => context.sendAgain(listMails, { query: { ...page, ...filter } })),
      context.sendAgain(readMailStatus, {}),
      context.user(),
    ]);
    return { found, status, timeZone };
  },

  print(output, { found, status, timeZone }, { state, recipient }) {
    const date = dateWriter(timeZone);
    const mailId = idWriter(
      output,
      found.items.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'WHEN', value: ({ createdAt }) => date(createdAt), whole: true },
        { title: 'STATE', value: (mail) => mailStateNames[mail.state], whole: true },
        { title: 'TO', value: (mail) => mail.recipient },
        { title: 'SUBJECT', value: ({ subject }) => subject },
        { title: 'PROBLEM', value: ({ problem }) => problem ?? '', rank: 2 },
        { title: 'ID', value: ({ id }) => mailId(id), whole: true, rank: 1 },
      ],
      found.items,
      state === undefined && recipient === undefined ? mailTexts.none : mailTexts.noneFound,
    );
    sayMore(output, found);
    const counts = mailCountText(status);
    output.say(`${mailRouteText(status)}${counts === null ? '' : ` ${counts}.`}`);
    if (status.route === 'smtp') output.say(mailTexts.bounces);
  },

  json: ({ found }) => found.items,
});
