// Whether the mail server takes what Formdeck sends.
import { randomUUID } from 'node:crypto';
import type { Check } from '#core/errors.ts';
import { createPost, MailNotSent } from '#server/mail/mailer.ts';
import type { ServerSettings } from '#server/settings.ts';
import { failedCheck } from './failed-check.ts';

const name = 'Mail';

export async function checkMailServer(
  { smtpUrl, mailFrom }: Pick<ServerSettings, 'smtpUrl' | 'mailFrom'>,
  to: string | undefined,
): Promise<Check[]> {
  const hasNoAddress = mailFrom !== undefined && !/@[\w-]+(\.[\w-]+)+>?$/.test(mailFrom.trim());
  if (hasNoAddress || (mailFrom === undefined && smtpUrl !== undefined)) {
    const says = hasNoAddress ? `MAIL_FROM "${mailFrom}" has no address` : 'MAIL_FROM is not set';
    return [{ name, ok: false, says, hint: 'Example: MAIL_FROM="Formdeck <forms@example.com>"' }];
  }
  if (smtpUrl === undefined || mailFrom === undefined) {
    const hint =
      'Set SMTP_URL and MAIL_FROM: until then nobody gets an invitation, a reminder or a new password.';
    return [
      { name, ok: to === undefined ? null : false, says: 'SMTP_URL is not set: e-mails become files', hint },
    ];
  }
  try {
    // Nothing is written into an outbox where there is a mail server.
    const post = createPost({ smtpUrl, outbox: '', from: mailFrom });
    try {
      const problem = await post.verify();
      if (problem !== null) {
        const hint = 'Check SMTP_URL: host, port, user and password.';
        return [{ name, ok: false, says: problem, hint }];
      }
      if (to === undefined)
        return [{ name, ok: true, says: 'the mail server answers; --mail-to sends a test message' }];
      await post.send(testMessage(to));
      return [
        {
          name,
          ok: true,
          says: `a test message is on its way to ${to}: look whether it arrives, and not as spam`,
        },
      ];
    } finally {
      post.close();
    }
  } catch (error) {
    if (error instanceof MailNotSent)
      return [
        { name, ok: false, says: error.problem, hint: 'Check MAIL_FROM: may this account send from it?' },
      ];
    return [failedCheck(name, error)];
  }
}

function testMessage(to: string) {
  const text = 'Formdeck can send e-mail. This message was asked for with `formdeck serve --check`.';
  return {
    id: randomUUID(),
    writtenAt: Date.now(),
    to,
    subject: 'Formdeck can send e-mail',
    text,
    html: `<p>${text}</p>`,
    attachments: [],
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
