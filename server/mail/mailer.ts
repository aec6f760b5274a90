// Sends e-mail: over SMTP if SMTP_URL is set, otherwise as .eml files in the data folder's outbox.
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { AppError } from '#core/errors.ts';
import { makeLastingFolder, syncFolder } from '#server/files/disk.ts';

export type Attachment = {
  filename: string;
  contentType: string;
  content: Readable | Buffer;
  /** The id by which the HTML refers to it. */
  cid?: string;
  contentDisposition?: 'inline' | 'attachment';
};

export type Message = {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  /** A message that is sent again has the same id, so that duplicates can be recognized. */
  id?: string;
  attachments?: readonly Attachment[];
};

/** Delivers a message to the mail server unchanged. */
export type Post = { send(message: Message): Promise<void> };
/** Sends to a company's people, with its logo (letterhead.ts). */
export type Mailer = { send(message: Message, companyId: string): Promise<void> };

const smtpError = z.object({
  response: orElse(z.optional(z.string()), undefined),
  responseCode: orElse(z.optional(z.number()), undefined),
  code: z.optional(z.unknown()),
});

/** The mail server did not accept a message. `answer` is its response, if there was one. */
export class MailNotSent extends Error {
  readonly answer: string | null;
  /** Whether it is permanent: there is no such recipient. A missing authorization can be fixed on the server. */
  readonly isRefused: boolean;
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { response = null, responseCode = 0, code } = smtpError.safeParse(cause).data ?? {};
    this.answer = response;
    this.isRefused = responseCode >= 500 && code !== 'EAUTH';
  }
}

export type MailOptions = { smtpUrl: string | undefined; outbox: string; from: string };

/**
 * The transport for the options.
 * @throws AppError `usage` for an invalid mail server address
 */
export function createPost(options: MailOptions): Post {
  const { smtpUrl, outbox, from } = options;
  if (smtpUrl !== undefined && smtpUrl !== '') {
    if (!/^smtps?:/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
      throw new AppError('usage', 'SMTP_URL is not the address of a mail server.', {
        hint: 'It looks like this: smtp://user:password@host:587',
      });
    }
    // The sender may hold a database connection, which an unresponsive mail server must not block.
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 30_000, socketTimeout: 120_000 });
    return {
      async send(message) {
        await transport.sendMail(envelopeOf(message, from)).catch((error: unknown) => {
          throw new MailNotSent(error);
        });
      },
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const composed = await composer.sendMail(envelopeOf(message, from));
      await makeLastingFolder(outbox);
      const name = join(outbox, `${message.id ?? `${Date.now()}-${randomUUID()}`}.eml`);
      await writeFile(`${name}.part`, composed.message, { mode: 0o600, flush: true });
      await rename(`${name}.part`, name);
      await syncFolder(outbox);
    },
  };
}

function envelopeOf({ id, attachments = [], ...message }: Message, from: string) {
  return {
    from,
    ...message,
    attachments: [...attachments],
    ...(id !== undefined && { messageId: `<${id}@formdeck.invalid>` }),
  };
}
