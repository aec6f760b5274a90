// E-mail: over SMTP where SMTP_URL is set, else as .eml files in the data folder's outbox.
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
  /** By which the HTML of the message shows it. */
  cid?: string;
  contentDisposition?: 'inline' | 'attachment';
};

export type Message = {
  to: string;
  subject: string;
  text: string;
  /** The same for those who read HTML. */
  html?: string;
  /** The same message sent again has the same id, so that it can be told from another one. */
  id?: string;
  attachments?: readonly Attachment[];
};

/** Brings a message to its mail server as it is. */
export type Post = { send(message: Message): Promise<void> };
/** The same for a company's people, under its logo (letterhead.ts). */
export type Mailer = { send(message: Message, companyId: string): Promise<void> };

const smtpError = z.object({
  response: orElse(z.optional(z.string()), undefined),
  responseCode: orElse(z.optional(z.number()), undefined),
  code: z.optional(z.unknown()),
});

/** The mail server did not take a message. `answer` is what it said, where it said something. */
export class MailNotSent extends Error {
  readonly answer: string | null;
  /** Whether it said that it never will: there is no such recipient. That it does not know us is mended at the server. */
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
 * The way out that the options ask for.
 * @throws AppError `usage` for an address that is none of a mail server
 */
export function createPost(options: MailOptions): Post {
  const { smtpUrl, outbox, from } = options;
  if (smtpUrl !== undefined && smtpUrl !== '') {
    if (!/^smtps?:/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
      throw new AppError('usage', 'SMTP_URL is not the address of a mail server.', {
        hint: 'It looks like this: smtp://user:password@host:587',
      });
    }
    // Whoever sends may hold a connection to the database: a mail server that is silent must not keep it.
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
