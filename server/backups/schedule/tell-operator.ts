// Tells whoever runs the server, at FORMDECK_CONTACT, that backups fail or work again. Not by the outbox of a company: it is no company's.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createPost } from '#server/mail/mailer.ts';

export type OperatorMail = {
  contact: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The data folder of the region: without a mail server, its outbox gets it. */
  folder: string;
};

/** Sends nothing where no address is known: the log has it. Throws MailNotSent. */
export async function tellOperator(
  { contact, smtpUrl, mailFrom, folder }: OperatorMail,
  { problem, region }: { problem: string | null; region: string },
): Promise<void> {
  if (contact === undefined) return;
  const post = createPost({
    smtpUrl,
    outbox: join(folder, 'outbox'),
    from: mailFrom ?? 'Formdeck <no-reply@formdeck.invalid>',
  });
  const subject =
    problem === null ? `The backup of region ${region} works again` : `The backup of region ${region} failed`;
  const lines =
    problem === null
      ? ['A backup was made and read back.']
      : [
          problem,
          'It is tried again every half hour. You will be told once when it works again, and not before.',
        ];
  lines.push('formdeck backup status says more, on the server.');
  try {
    await post.send({
      id: randomUUID(),
      writtenAt: Date.now(),
      to: contact,
      subject,
      text: lines.join('\n\n'),
      html: lines.map((line) => `<p>${escaped(line)}</p>`).join(''),
      attachments: [],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    post.close();
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
