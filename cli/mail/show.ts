// formdeck mail show.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { readMail } from '#core/mail/calls.ts';
import type { Mail } from '#core/mail/schema.ts';
import { attachmentText, attemptText, mailKindNames, mailStateText } from '#core/mail/labels.ts';
import { mailIdOf } from './named.ts';

export const show = verb({
  effect: 'reads',
  options: (_: object, [mail = '']) => ({ mail }),

  async run(context: Context, { mail: given }): Promise<{ mail: Mail; timeZone: string }> {
    const [id, { timeZone }] = await Promise.all([mailIdOf(context, given), context.user()]);
    return { mail: await context.sendAgain(readMail, { params: { id } }), timeZone };
  },

  print(output, { mail, timeZone }) {
    const date = dateWriter(timeZone);
    output.fields([
      ['To', mail.user === null ? mail.recipient : `${mail.recipient} (${mail.user.userName})`],
      ['Subject', mail.subject],
      ['Kind', mailKindNames[mail.kind]],
      ['Written', date(mail.createdAt)],
      ['State', mailStateText(mail, date)],
      ['Message-ID', mail.messageId],
      ...mail.attachments.map((file): [string, string] => ['File', attachmentText(file)]),
      ...mail.history.map((attempt): [string, string] => ['Attempt', attemptText(attempt, date)]),
      ['ID', mail.id],
    ]);
    output.line('');
    for (const line of mail.text.split('\n')) output.line(line);
  },

  json: ({ mail }) => mail,
});
