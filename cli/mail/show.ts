// formdeck mail show.
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { readMail } from '#core/mail/calls.ts';
import { attachmentText, attemptText, mailKindNames, mailStateText } from '#core/mail/labels.ts';
import { mailIdOf } from './named.ts';

export const show = showVerb({
  options: oneNamed,
  find: async (context, { named }) =>
    context.sendAgain(readMail, { params: { id: await mailIdOf(context, named) } }),
  facts: (mail, { date }) => [
    ['To', mail.user === null ? mail.recipient : `${mail.recipient} (${mail.user.userName})`],
    ['Subject', mail.subject],
    ['Kind', mailKindNames[mail.kind]],
    ['Written', date(mail.createdAt)],
    ['State', mailStateText(mail, date)],
    ['Message-ID', mail.messageId],
    ...mail.attachments.map((file) => ['File', attachmentText(file)] as const),
    ...mail.history.map((attempt) => ['Attempt', attemptText(attempt, date)] as const),
    ['ID', mail.id],
  ],
  more(output, { text }) {
    output.line('');
    for (const line of text.split('\n')) output.line(line);
  },
});
