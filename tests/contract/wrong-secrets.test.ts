// Links whose secret is the permission cannot be guessed by trying: an address that has sent many wrong ones has to wait.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFeed } from '#core/feeds/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

const counts = () =>
  inCompany(server, admin.companyId, (tx) =>
    tx.raw<{ key: string; failures: number }>('select key, failures from sign_in_tries'),
  );

it('wrong secrets are counted by address, right ones are not, and too many have to wait', async () => {
  const { address } = await server.as(admin, makeFeed, {});
  const right = new URL(address).pathname;
  const wrong = right.replace(/.{6}(?=\.ics$)/, 'AAAAAA');
  const statuses = async (...paths: string[]) => {
    const found: number[] = [];
    for (const path of paths) found.push((await server.fetch(null, path)).status);
    return found;
  };
  expect(await statuses(right, wrong, right)).toEqual([200, 404, 200]);
  const before = (await counts()).filter(({ key }) => key.startsWith('secret:'));
  expect(before).toMatchObject([{ failures: 1 }]);
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw("update sign_in_tries set failures = 299 where key like 'secret:%'"),
  );
  const upload = `/upload/${'A'.repeat(67)}`;
  expect(await statuses(right, wrong, right, wrong)).toEqual([200, 404, 429, 429]);
  const refused = await server.fetch(null, upload, { method: 'PUT', body: 'x' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // Anyone who is signed in goes on.
  expect(await server.as(admin, listForms, {})).toEqual([]);
});
