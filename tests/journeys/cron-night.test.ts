// A night of cron that goes wrong in every way at once: 20 files of which 6 are bad, a disk without room for the failed rows, a
// server that is killed in the middle, a mail server that refuses one address. It is run again, and in the end every row is
// in the product or in a file, and those whom it concerns were told once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { mountSmallDisk, noSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import { type Smtp, startSmtp } from '#tests/support/smtp.ts';
import { publishForm, startEmpty } from './demo.ts';

const formName = 'Gate counts';
const rowsPerFile = 300;
/** A file that was changed a moment ago is left for the next run. */
const settled = new Date(Date.now() - 60_000);

let product: Product;
let post: Smtp;
let disk: SmallDisk | null = null;
beforeAll(async () => {
  post = await startSmtp();
  post.refuse = (to) => (to === 'pat@example.com' ? '550 No such user here' : null);
  product = await startEmpty({ SMTP_URL: post.url() });
  await signInAdmin(product);
  await publishForm(product, {
    name: formName,
    questions: [
      { text: 'Gate', type: 'TEXT', required: true },
      { text: 'Count', type: 'NUMERIC', required: true },
    ],
  });
  const user = ['users', 'create', 'pat', '--email', 'pat@example.com', '--role', 'MANAGER'];
  const { code, stderr } = await product.run([...user, '--password-stdin'], { input: 'a walk in the park' });
  expect(code, stderr).toBe(0);
});
afterAll(async () => {
  disk?.unmount();
  await product.close();
  await post.close();
});

const folder = (name: string) => join(product.folder, name);
const put = (name: string, content: string | Buffer) => {
  const path = join(folder('in'), name);
  writeFileSync(path, content);
  utimesSync(path, settled, settled);
};
const good = (name: string, count = rowsPerFile) =>
  put(name, `Gate,Count\n${Array.from({ length: count }, (_, at) => `${name} ${at},${at}\n`).join('')}`);
const nightly = (failed: string) =>
  `import run in --once --complete --move-to done --failed-dir ${failed}`
    .concat(' --job nightly-import --expect daily@03:00 --notify pat')
    .split(' ')
    .concat('--form', formName);
type Told = { to: string; subject: string };
/** Whom the mail server took an e-mail for that is about the job. */
const told = (): Told[] =>
  post.taken
    .map(({ to, source }) => ({ to, subject: /^Subject: (.*)$/m.exec(source)?.[1] ?? '' }))
    .filter(({ subject }) => subject.includes('nightly-import'));
/** The gates that are in the product. */
const gatesIn = async () => {
  const list = ['rows', 'list', '--form', formName, '--all'];
  const rows = await product.json<{ answers: { Gate: string } }[]>(list);
  return rows.map(({ answers }) => answers.Gate).toSorted();
};
const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1);

it('loses no row and tells everybody once', async () => {
  for (const name of ['in', 'done', 'failed']) mkdirSync(folder(name));
  const goodFiles = Array.from({ length: 14 }, (_, at) => `gate-${String(at + 10)}.csv`);
  for (const name of goodFiles) good(name);
  put('bad-1-no-count.csv', 'Gate\nWest 1\nWest 2\n');
  put('bad-2-words.csv', 'Gate,Count\nmixed 1,1\nmixed 2,many\nmixed 3,3\n');
  put('bad-3-all.csv', 'Gate,Count\nall 1,one\nall 2,two\n');
  put('bad-4-empty.csv', '');
  put('bad-5-picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0xff, 0xd8, 0, 1, 2, 3]));
  put('bad-6-no-rows.csv', 'Gate,Count\n');

  // First night: no room for the failed rows, where this machine allows a disk of that size, and a killed server.
  disk = mountSmallDisk(folder('full'), '16k');
  if (disk === null) process.stderr.write(`${noSmallDisk}\n`);
  disk?.fill();
  const first = start(nightly(disk === null ? 'failed' : 'full'));
  await expect.poll(() => readdirSync(folder('done')).length, { interval: 20 }).toBeGreaterThan(2);
  await product.stop('SIGKILL');
  await product.start();
  const { code, output } = await first;
  expect(code, output).toBe(1);
  disk?.unmount();

  // Again, by hand or by the next night's cron: what was done is not done twice.
  const second = await start(nightly('failed'));
  expect(second.code, second.output).toBe(1);
  const third = await start(nightly('failed'));
  expect(third.code, third.output).toBe(1);

  const expected = goodFiles.flatMap((name) =>
    Array.from({ length: rowsPerFile }, (_, at) => `${name} ${at}`),
  );
  expect(await gatesIn()).toEqual([...expected, 'mixed 1', 'mixed 3'].toSorted());
  const failed = readdirSync(folder('failed')).flatMap((name) => linesOf(join(folder('failed'), name)));
  expect(failed.filter((line) => line.includes('mixed 2'))).toHaveLength(1);
  expect(failed.some((line) => line.includes('all 1'))).toBe(true);
  // What could not be read at all stays where it was.
  const left = readdirSync(folder('in'));
  for (const name of ['bad-1-no-count.csv', 'bad-4-empty.csv', 'bad-5-picture.csv'])
    expect(left).toContain(name);
  expect(left.filter((name) => goodFiles.includes(name))).toEqual([]);
  for (const name of left) expect(third.output).toContain(name);

  // The owner heard of three bad runs once, and learns in the product that Pat could not be reached.
  await expect.poll(told).toHaveLength(1);
  expect(told()[0]?.to).toContain('admin@example.com');
  const news = () => product.run(['notifications', 'list']).then(({ stdout }) => stdout);
  await expect.poll(news).toContain('pat@example.com');

  // Somebody clears up, and the next night is good: that is told once, too.
  for (const name of left) rmSync(join(folder('in'), name));
  good('gate-99.csv', 10);
  const well = await start(nightly('failed'));
  expect(well.code, well.output).toBe(0);
  await expect.poll(told).toHaveLength(2);
  const jobs = await product.json<{ name: string }[]>(['jobs', 'list']);
  expect(jobs).toMatchObject([{ name: 'nightly-import' }]);
});

/** A command that runs on its own: its exit code, and all that it said. */
async function start(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [resolve('bin/formdeck.js'), ...args], {
    env: product.environment(),
    cwd: product.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, output: `${stdout}\n${stderr}` };
}
