// E-mails of two servers over a real mail server: none is lost, and none is sent twice but where a server is killed between the mail
// server's acceptance and its own note of it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as mailCalls from '#core/mail/calls.ts';
import { mailConnections } from '#server/mail/mailer.ts';
import { startServerProcess as startProcess } from '#tests/support/killable-server.ts';
import { type MailWorld, makeMailWorld, plainMail } from '#tests/support/mail-world.ts';
import { patience } from '#tests/support/patience.ts';

let world: MailWorld;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  world = await makeMailWorld();
});
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL');
  await world.close();
});
afterEach(() => world.reset());

describe('two servers', () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => plainMail(`${name}-${index}@example.com`));
  const unsent = async (name: string) =>
    (await world.list({ recipient: `${name}-` })).content.filter(({ state }) => state !== 'sent').length;

  it('send each e-mail once', async () => {
    const other = await startServerProcess();
    await world.add(...many('pair', 60));
    await expect.poll(() => unsent('pair'), { timeout: patience }).toBe(0);
    expect(world.smtp.taken).toHaveLength(60);
    expect(new Set(world.smtp.taken.map(({ to }) => to)).size).toBe(60);
    other.kill('SIGKILL');
  });

  it('lose none where one is killed, and what comes twice has one Message-ID', async () => {
    const other = await startServerProcess();
    world.smtp.onTaken = () => {
      // Taken, but not noted yet.
      if (world.smtp.taken.length === 20) other.kill('SIGKILL');
    };
    await world.add(...many('killed', 60));
    await once(other, 'exit');
    await expect.poll(() => unsent('killed'), { timeout: patience }).toBe(0);
    const ids = new Set(world.smtp.taken.map(({ messageId }) => messageId));
    expect(ids.size).toBe(60);
    expect(new Set(world.smtp.taken.map(({ to }) => to)).size).toBe(60);
    const doubled = world.smtp.taken.length - 60;
    expect(doubled).toBeLessThanOrEqual(mailConnections);
    // Each of them, and those that may be, say so.
    const { content } = await world.list({ recipient: 'killed-' });
    const histories = await Promise.all(
      content.map(({ id }) => world.server.as(world.admin, mailCalls.readMail, { params: { id } })),
    );
    const unsure = histories.filter(({ history }) =>
      history.some(({ problem }) => problem?.includes('may have accepted it already') === true),
    );
    expect(unsure.length).toBeGreaterThanOrEqual(doubled);
    expect(unsure.length).toBeLessThanOrEqual(mailConnections);
  });
});

async function startServerProcess(): Promise<ChildProcess> {
  const child = await startProcess(world.options);
  processes.push(child);
  return child;
}
