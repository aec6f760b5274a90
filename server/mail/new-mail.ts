// What features give to be sent, and how secrets are kept out of its stored text.
import { type NamedPerson, personName } from '#core/primitives.ts';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MailKind } from '#core/mail/schema.ts';
import { mailTexts } from '#core/mail/labels.ts';
import { t } from '#core/messages/text.ts';
import type { FileStore } from '#server/files/store.ts';
import { m } from './texts.ts';

/** What only the reader may know: anyone who has it can sign in, or read data. */
export type Secret = { kind: 'link' | 'password'; value: string };

export type NewMail = {
  kind: MailKind;
  to: string;
  subject: string;
  /** Paragraphs, separated by blank lines; a link that is to be a button is in one of its own. */
  text: string;
  /** The same as HTML without a frame, for tables; values in it are escaped. */
  html?: string;
  /** The label of the button. */
  button?: string;
  /** Those in its text: erased once it is sent, and never shown. */
  secrets?: readonly Secret[];
  /** Where its recipient unsubscribes in one click (RFC 8058). */
  unsubscribe?: string;
  /** When its link or password expires, in epoch milliseconds: it is not sent after that. */
  goodUntil?: number;
  /** It takes the place of those of this kind to this user that are not sent yet. */
  replaces?: true;
  /** One of many: it waits for those that somebody waits for. */
  isBulk?: true;
  /** What it is about, for `MailEvents`. */
  subjectId?: string;
  attachments?: readonly StoredAttachment[];
};

/** The first paragraph of an e-mail. */
export function greetingTo(person: NamedPerson): string {
  return t(m.hello, { name: personName(person) });
}

/** An e-mail as it is stored. */
export type WrittenMail = NewMail & {
  /** The user whom it is for. */
  userId: string;
  /** The tag of the language in which it is written. */
  language: string;
};

/** A file that `storeAttachment` has stored, or one under the same key; many e-mails may have the same. */
export type StoredAttachment = { id: string; fileName: string; mediaType: string; size: number };

/** The key of an attachment: its bytes are stored with those of exports. */
export function attachmentKey(companyId: string, id: string): string {
  return `exports/${companyId}/${id}`;
}

/**
 * Stores a file to attach. If the transaction that adds the e-mail fails, the daily cleanup deletes it.
 */
export async function storeAttachment(
  files: FileStore,
  companyId: string,
  file: { fileName: string; mediaType: string; content: AsyncIterable<Buffer> | Readable },
): Promise<StoredAttachment> {
  const id = randomUUID();
  const size = await files.put(attachmentKey(companyId, id), file.content);
  return { id, fileName: file.fileName, mediaType: file.mediaType, size };
}

// Private-use characters: nobody types them.
const [open, close] = ['\uE000', '\uE001'];
const marks = new RegExp(`${open}(\\d+)([lp])${close}`, 'g');

/** A text with marks in place of its secrets. */
export function withoutSecrets(text: string, secrets: readonly Secret[]): string {
  let marked = text.replaceAll(open, '').replaceAll(close, '');
  for (const [index, { kind, value }] of secrets.entries())
    marked = marked.replaceAll(value, `${open}${index}${kind.charAt(0)}${close}`);
  return marked;
}

/** The text again as it is sent. */
export function withSecrets(text: string, secrets: readonly Secret[]): string {
  return text.replaceAll(marks, (mark, index: string) => secrets[Number(index)]?.value ?? mark);
}

/** The text for the log. */
export function withNotes(text: string): string {
  return text.replaceAll(marks, (_mark, _index, kind) =>
    kind === 'l' ? mailTexts.linkMark : mailTexts.passwordMark,
  );
}

/** Whether there are secrets in a stored text. */
export function hasMarks(text: string): boolean {
  return text.includes(open);
}
