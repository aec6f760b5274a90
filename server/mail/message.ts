// An e-mail as it is handed to the mail server: in the company's layout, with its files and headers.
import { attachmentKey, withSecrets } from './new-mail.ts';
import { drawMail, type Letterhead } from './layout.ts';
import type { Message } from './mailer.ts';
import type { Attached, QueuedMail, StoredMail } from './outbox-store.ts';
import type { FileStore } from '#server/files/store.ts';

export type MessageOptions = {
  files: FileStore;
  findLetterhead(companyId: string): Promise<Letterhead>;
  /** Where people open Formdeck, if that is configured. */
  address: string | undefined;
};

/** The e-mail with its secrets. */
export async function messageOf(
  mail: QueuedMail,
  stored: StoredMail,
  attached: readonly Attached[],
  { files, findLetterhead, address }: MessageOptions,
): Promise<Message> {
  const secrets = stored.secrets ?? [];
  const content = {
    subject: stored.subject,
    text: withSecrets(stored.text, secrets),
    html: stored.html === null ? null : withSecrets(stored.html, secrets),
    button: stored.button,
    passwords: secrets.filter(({ kind }) => kind === 'password').map(({ value }) => value),
    unsubscribe: stored.unsubscribe,
  };
  const { text, html, attachments } = drawMail(content, await findLetterhead(mail.companyId), address);
  const stays = attached.map(({ id, fileName, mediaType }) => ({
    filename: fileName,
    contentType: mediaType,
    content: files.read(attachmentKey(mail.companyId, id)),
  }));
  return {
    id: mail.id,
    writtenAt: stored.createdAt,
    to: stored.recipient,
    subject: stored.subject,
    text,
    html,
    attachments: [...attachments, ...stays],
    headers: {
      // Out-of-office programs do not answer it.
      'Auto-Submitted': 'auto-generated',
      ...(stored.unsubscribe !== null && {
        'List-Unsubscribe': `<${stored.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
