// A company on a server with a real mail server, and what it sends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallReply } from '#core/contract.ts';
import { listMails } from '#core/mail/calls.ts';
import type { MailState } from '#core/mail/states.ts';
import type { ServerOptions } from '#server/app.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { inCompany } from './fresh.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from './server.ts';
import { type Smtp, startSmtp } from './smtp.ts';

/** For the administrator, unless it says for whom. */
export type TestMail = NewMail & { userId?: string };
export type MailQuery = { state?: MailState; recipient?: string };
export type MailWorld = {
  smtp: Smtp;
  server: TestServer;
  admin: Person;
  options: Pick<ServerOptions, 'connection' | 'dataFolder' | 'smtpUrl' | 'mailFrom' | 'publicOrigin'>;
  /** How far the server's clock is ahead, in milliseconds. */
  clock: { ahead: number };
  /** Adds e-mails to the outbox. */
  add(...mails: TestMail[]): Promise<void>;
  list(query?: MailQuery): Promise<CallReply<typeof listMails>>;
  /** The mail server takes everything again, and the clock is right. */
  reset(): void;
  close(): Promise<void>;
};

/** An e-mail without secrets. */
export function plainMail(to: string, more: Partial<TestMail> = {}): TestMail {
  const text = 'Hello,\n\nit is over.';
  return { kind: 'schedule_ended', to, subject: 'A scheduled export has ended', text, ...more };
}

/** Starts all of it. */
export async function makeMailWorld(more: Partial<ServerOptions> = {}): Promise<MailWorld> {
  const smtp = await startSmtp();
  const database = await cloneDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-mail-'));
  const options = {
    connection: database.connection,
    dataFolder,
    smtpUrl: smtp.url(),
    mailFrom: 'Formdeck <post@forms.example.com>',
    publicOrigin: 'https://forms.example.com',
  };
  const clock = { ahead: 0 };
  const server = await startTestServer({ ...options, ...more, now: () => Date.now() + clock.ahead });
  const world: MailWorld = {
    smtp,
    server,
    admin: (await server.company()).admin,
    options,
    clock,
    add: (...mails) =>
      inCompany(server, world.admin.companyId, async (tx) => {
        for (const { userId = world.admin.id, ...mail } of mails)
          await server.region.services.mail.add(tx, world.admin.companyId, { userId }, () => mail);
      }),
    list: (query = {}) => server.as(world.admin, listMails, { query: { ...query, size: 1_000 } }),
    reset() {
      smtp.refuse = () => null;
      smtp.onTaken = () => undefined;
      smtp.taken.length = 0;
      clock.ahead = 0;
    },
    async close() {
      await server.close();
      await database.drop();
      await smtp.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return world;
}
