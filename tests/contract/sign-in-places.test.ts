// Places that an account is known at: nobody is locked out of their own browser or address by what others try elsewhere.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { query } from '#server/db/transaction.ts';
import { json } from '#tests/support/json.ts';
import { useClockServer } from '#tests/support/clock-server.ts';
import { testPassword } from '#tests/support/server.ts';

const minute = 60_000;

const world = useClockServer();

function post(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  const init = json('POST', body);
  return world.server.fetch(null, path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...headers },
  });
}

describe('a place that an account is known at', () => {
  const from = (
    address: string,
    userName: string,
    password = 'wrong',
    headers: Record<string, string> = {},
  ) => post('/authenticate', { username: userName, password }, { 'x-forwarded-for': address, ...headers });
  const statuses = async (count: number, send: () => Promise<Response>) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent += 1) found.push((await send()).status);
    return new Set(found);
  };

  it('lets its person in whatever others try elsewhere, and is limited itself', async () => {
    const { admin } = await world.server.company();
    expect((await from('10.1.0.1', admin.userName, testPassword)).status).toBe(200);
    expect(await statuses(11, () => from('10.1.0.2', admin.userName))).toEqual(new Set([401, 429]));
    expect((await from('10.1.0.2', admin.userName, testPassword)).status).toBe(429);
    expect((await from('10.1.0.1', admin.userName, testPassword)).status).toBe(200);
    expect(await statuses(10, () => from('10.1.0.1', admin.userName))).toEqual(new Set([401]));
    expect((await from('10.1.0.1', admin.userName, testPassword)).status).toBe(429);
  });

  it('is a browser too, wherever it is then', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const reply = await from('10.1.1.1', ann.userName, testPassword);
    const [device] = reply.headers.getSetCookie().filter((cookie) => cookie.startsWith('formdeck_device='));
    expect(device).toMatch(/; Path=\/authenticate; HttpOnly; SameSite=Lax$/);
    await statuses(11, () => from('10.1.1.2', ann.userName));
    const cookie = device?.split(';')[0] ?? '';
    expect((await from('10.1.1.3', ann.userName, testPassword)).status).toBe(429);
    expect((await from('10.1.1.3', ann.userName, testPassword, { cookie })).status).toBe(200);
    // A cookie that somebody made up is nobody's.
    const madeUp = { cookie: `formdeck_device=${'x'.repeat(32)}` };
    expect((await from('10.1.1.4', ann.userName, testPassword, madeUp)).status).toBe(429);
  });

  it('is no other account’s, and is forgotten after 90 days', async () => {
    const [ann, bob] = [
      await world.server.person(world.company.id, 'USER'),
      await world.server.person(world.company.id, 'USER'),
    ];
    await from('10.1.2.1', ann.userName, testPassword);
    await statuses(11, () => from('10.1.2.2', bob.userName));
    expect((await from('10.1.2.1', bob.userName, testPassword)).status).toBe(429);
    world.ahead = 91 * 24 * 60 * minute;
    await statuses(11, () => from('10.1.2.2', ann.userName));
    expect((await from('10.1.2.1', ann.userName, testPassword)).status).toBe(429);
  });

  it('goes on where an address has used up its tries', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    expect((await from('10.1.3.1', ann.userName, testPassword)).status).toBe(200);
    const counted = { key: 'address:10.1.3.1', failures: 100, window_started_at: Date.now() };
    await world.server.region.services.database.transaction(null, (tx) =>
      tx.run(query.insertInto('sign_in_tries').values(counted)),
    );
    expect((await from('10.1.3.1', randomUUID())).status).toBe(429);
    expect((await from('10.1.3.1', ann.userName, testPassword)).status).toBe(200);
  });
});
