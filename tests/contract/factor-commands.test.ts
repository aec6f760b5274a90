// The second factor on the command line: `login` asks for the code or takes it, sets one up where the company demands it, and
// `account factor` and `users drop-factor` change it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as session from '#core/session/calls.ts';
import { codeAt, freshFactor } from '#tests/support/fresh-factor.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const { server, company } = await serverWithCompany();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const factorOf = (person: Person, state: 'none' | 'confirmed') =>
  freshFactor(server, { companyId: company.id, exists: true }).factor(person, state);
/** A machine of somebody's own. */
function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-factor-'));
  folders.push(folder);
  return { FORMDECK_CONFIG: folder, FORMDECK_SERVER: server.origin };
}
const login = ({ userName }: Person) => ['login', '--username', userName];
const secretIn = (said: string) => /Secret: (\w+)/.exec(said)?.[1] ?? '';

it('asks for the code after the password until one is taken, or takes it from --code', async () => {
  const ann = await server.person(company.id, 'USER');
  const code = await factorOf(ann, 'confirmed');
  const asked = await runCommand(login(ann), { env: machine(), answers: [testPassword, '000000', code] });
  expect(asked).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('This code is not right.') });
  const next = await factorOf(ann, 'confirmed');
  const given = [...login(ann), '--password-stdin', '--code', next];
  expect(await runCommand(given, { env: machine(), stdin: testPassword })).toMatchObject({ exitCode: 0 });
  const without = await runCommand([...login(ann), '--password-stdin'], {
    env: machine(),
    stdin: testPassword,
  });
  expect(without.exitCode).toBe(2);
  expect(without.stderr).toContain('--code');
});

it('sets one up at a sign-in where the company demands it, and changes it afterwards', async () => {
  await server.as(company.admin, session.changeSignInPolicy, { body: { factorRoles: ['ANALYST'] } });
  const ann = await server.person(company.id, 'ANALYST');
  const env = machine();
  const refused = await runCommand([...login(ann), '--password-stdin'], { env, stdin: testPassword });
  expect(refused.stderr).toContain('requires a second factor');
  expect(refused.exitCode).toBe(2);
  const setUp = await runCommand(login(ann), {
    env,
    answers: [testPassword, '000000', (said) => codeAt(secretIn(said), Date.now())],
  });
  expect(setUp.stderr).toContain('This code is not right.');
  const codes = setUp.stdout.trim().split('\n');
  expect([setUp.exitCode, codes.length]).toEqual([0, 10]);
  const shown = () => runCommand(['account', 'factor', 'show'], { env });
  expect((await shown()).stdout).toContain('10 recovery codes left');
  const byRecoveryCode = await runCommand([...login(ann), '--password-stdin', '--code', codes[0] ?? ''], {
    env,
    stdin: testPassword,
  });
  expect(byRecoveryCode.stderr).toContain('9 are left');
  const renewed = await runCommand(['account', 'factor', 'codes', '--yes'], { env });
  expect(
    renewed.stdout
      .trim()
      .split('\n')
      .filter((code) => codes.includes(code)),
  ).toEqual([]);
  const kept = await runCommand(['account', 'factor', 'remove', '--yes'], { env });
  expect(kept.stderr).toContain('Your company requires a second factor');
  await server.as(company.admin, session.changeSignInPolicy, { body: { factorRoles: [] } });
  expect((await runCommand(['account', 'factor', 'remove', '--yes'], { env })).exitCode).toBe(0);
  expect((await shown()).stdout.trim()).toBe('Off');
});

it('is added in an account, and dropped by an admin', async () => {
  const ann = await server.person(company.id, 'USER');
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: ann.token };
  const answers = [(said: string) => codeAt(secretIn(said), Date.now())];
  const added = await runCommand(['account', 'factor', 'add'], { env, answers });
  expect(added).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('is set up') });
  const asAdmin = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: company.admin.token };
  const drop = () => runCommand(['users', 'drop-factor', ann.userName, '--yes'], { env: asAdmin });
  expect(await drop()).toMatchObject({ exitCode: 0, stderr: expect.stringContaining(ann.userName) });
  expect((await drop()).stderr).toContain('has no second factor');
});
