// Hands e-mails to the mail server: over SMTP if SMTP_URL is set, otherwise as .eml files in the data folder's outbox. When and
// how often is up to worker.ts.
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { longestProblem } from '#core/mail/schema.ts';
import { AppError } from '#core/errors.ts';
import { makeLastingFolder, syncFolder } from '#server/files/disk.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type Attachment = {
  filename: string;
  contentType: string;
  content: Readable | Buffer;
  /** The id by which the HTML refers to it. */
  cid?: string;
  contentDisposition?: 'inline' | 'attachment';
};

/** An e-mail as it is sent. */
export type Message = {
  /** A message that is sent again has the same id, by which mail servers recognize duplicates. */
  id: string;
  /** When it was written, in epoch milliseconds. */
  writtenAt: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  headers?: Readonly<Record<string, string>>;
};

export type Post = {
  /** Resolves once the mail server has taken responsibility; throws MailNotSent. */
  send(message: Message): Promise<void>;
  /** Connects and signs in without sending. Resolves to what is wrong, for people; null: nothing. */
  verify(): Promise<string | null>;
  /** Closes its connections. */
  close(): void;
  messageIdOf(id: string): string;
  route: 'smtp' | 'folder';
  from: string;
};

const smtpError = z.object({
  response: orElse(z.optional(z.string()), undefined),
  responseCode: orElse(z.optional(z.number()), undefined),
  code: orElse(z.optional(z.string()), undefined),
  command: orElse(z.optional(z.string()), undefined),
});

/** The mail server did not accept a message. */
export class MailNotSent extends Error {
  /** For people. */
  readonly problem: string;
  /** It will not accept this message later either: there is no such recipient, or it is too large. */
  readonly isRefused: boolean;
  /** It could not be talked to at all. */
  readonly isSilent: boolean;
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { response, responseCode = 0, code, command = '' } = smtpError.safeParse(cause).data ?? {};
    const why = code === undefined ? '' : ` (${code})`;
    this.problem = (response ?? t(m.mailServerDidNotAnswer, { why })).slice(0, longestProblem);
    // Who may not sign in or send at all is a fault of the settings, which somebody can correct.
    const isAboutMessage =
      /^(RCPT|DATA|\.)/.test(command) || code === 'EMESSAGE' || tooLarge.has(responseCode);
    this.isRefused = responseCode >= 500 && isAboutMessage;
    this.isSilent = response === undefined;
  }
}

/** The replies of a mail server that takes no message of this size. */
const tooLarge: ReadonlySet<number> = new Set([552, 523]);

export type MailOptions = { smtpUrl: string | undefined; outbox: string; from: string };

/** Milliseconds for a mail server to answer a check. */
const verifyLimit = 8_000;

/** How many connections one server opens to the mail server. */
export const mailConnections = 5;

/**
 * The transport for the options.
 * @throws AppError `usage` for an invalid mail server address
 */
export function createPost(options: MailOptions): Post {
  const { smtpUrl, outbox, from } = options;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'formdeck.invalid';
  const messageIdOf = (id: string) => `<${id}@${domain}>`;
  const envelopeOf = ({ id, writtenAt, attachments, ...message }: Message) => ({
    from,
    date: new Date(writtenAt),
    ...message,
    attachments: [...attachments],
    messageId: messageIdOf(id),
  });
  if (smtpUrl !== undefined && smtpUrl !== '') {
    // An unresponsive mail server must not hold an e-mail for ever.
    const transport = createTransport({
      url: secured(smtpUrl),
      pool: true,
      maxConnections: mailConnections,
      connectionTimeout: 30_000,
      greetingTimeout: 30_000,
      socketTimeout: 120_000,
    });
    return {
      async send(message) {
        await transport.sendMail(envelopeOf(message)).catch((error: unknown) => {
          throw new MailNotSent(error);
        });
      },
      async verify() {
        const late = new Promise<never>((_, reject) => {
          setTimeout(() => reject(new Error('It took too long.')), verifyLimit).unref();
        });
        try {
          await Promise.race([transport.verify(), late]);
          return null;
        } catch (error) {
          return new MailNotSent(error).problem;
        }
      },
      close: () => transport.close(),
      messageIdOf,
      route: 'smtp',
      from,
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const composed = await composer.sendMail(envelopeOf(message));
      await makeLastingFolder(outbox);
      const name = join(outbox, `${message.writtenAt}-${message.id}.eml`);
      await writeFile(`${name}.part`, composed.message, { mode: 0o600, flush: true });
      await rename(`${name}.part`, name);
      await syncFolder(outbox);
    },
    verify: async () => null,
    close: () => undefined,
    messageIdOf,
    route: 'folder',
    from,
  };
}

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A password goes to another machine encrypted or not at all, unless the address says otherwise. */
function secured(smtpUrl: string): string {
  const url = URL.parse(smtpUrl);
  if (url === null || !/^smtps?:/.test(smtpUrl)) {
    throw new AppError('usage', wording(m.smtpUrlIsNotAddress), {
      hint: 'Example: smtp://user:password@host:587',
    });
  }
  const isChosen = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  if (url.protocol === 'smtp:' && url.username !== '' && !isChosen && !ownHosts.has(url.hostname))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}
