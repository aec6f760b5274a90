// formdeck mail show.
import { personName } from '#core/primitives.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { readMail } from '#core/mail/calls.ts';
import { attachmentText, attemptText, mailKindNames, mailStateText } from '#core/mail/labels.ts';
import { mailIdOf } from './named.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const show = showVerb({
  options: oneNamed,
  find: async (context, { named }) =>
    context.sendAgain(readMail, { params: { id: await mailIdOf(context, named) } }),
  facts: (mail, { date }) => [
    [t(m.to), mail.user === null ? mail.recipient : `${mail.recipient} (${personName(mail.user)})`],
    [t(m.subject), mail.subject],
    [t(m.kind), mailKindNames[mail.kind]],
    [t(m.written), date(mail.createdAt)],
    [t(common.state), mailStateText(mail, date)],
    ['Message-ID', mail.messageId],
    ...mail.attachments.map((file) => [t(m.file), attachmentText(file)] as const),
    ...mail.history.map((attempt) => [t(m.attempt), attemptText(attempt, date)] as const),
    ['ID', mail.id],
  ],
  more(output, { text }) {
    output.line('');
    for (const line of text.split('\n')) output.line(line);
  },
});
