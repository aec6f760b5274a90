// A week of an import that nobody looks after: a night's file, the same file again, a quiet night, bad rows, two runs at
// the same moment, and one that is interrupted and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { publishForm, startEmpty } from './demo.ts';

const formName = 'Nightly counts';
const header = 'Station,When,Until,Count';
type Ended = { id: string; skipped?: true; completedRows: number; failedRows: number; droppedRows: number };
type Listed = { id: string; state: string; sheetName: string; droppedRows: number; sha256: string };

let product: Product;
beforeAll(async () => {
  product = await startEmpty();
  await signInAdmin(product);
  await publishForm(product, {
    name: formName,
    questions: [
      { text: 'Station', type: 'TEXT', required: true },
      { text: 'When', type: 'DATETIME', required: true },
      { text: 'Until', type: 'DATETIME' },
      { text: 'Count', type: 'NUMERIC', required: true },
    ],
  });
});
afterAll(() => product.close());

const write = (name: string, lines: readonly string[]): string => {
  const path = join(product.folder, name);
  writeFileSync(path, [header, ...lines, ''].join('\n'));
  return path;
};
const into = (file: string) => ['import', 'run', '--form', formName, '--file', file, '--mapping', 'nightly'];
const nightly = (file: string) => [
  ...into(file),
  '--once',
  '--empty-ok',
  '--complete',
  '--name',
  '{file} {date}',
  '--failed-out',
  join(product.folder, 'failed.csv'),
];
const history = () => product.json<Listed[]>(['import', 'list', '--form', formName, '--all']);
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `Gate ${at},2024-01-31T14:05:09Z,01/02/2024,${at}`);

describe('a nightly import', () => {
  it('is checked once, with dates as they are written; what could mean two days is to be named', async () => {
    const file = write('monday.csv', ['Gate 1,2024-01-31T14:05:09Z,01/02/2024,3']);
    const check = ['import', 'check', '--form', formName, '--file', file, '--save-mapping', 'nightly'];
    expect((await product.run(check)).stderr).toContain('--date-format "Until=dd/MM/yyyy"');
    const found = await product.json<{ okRows: number }>([...check, '--date-format', 'Until=dd/MM/yyyy']);
    expect(found.okRows).toBe(1);
  });

  it('brings a night in, under a name of its own', async () => {
    const done = await product.json<Ended>(nightly(join(product.folder, 'monday.csv')));
    expect(done).toMatchObject({ completedRows: 1, failedRows: 0, droppedRows: 0 });
    expect((await history())[0]?.sheetName).toMatch(/^monday \d{4}-\d\d-\d\d$/);
  });

  it('skips the same file, and warns of it where it is not told to', async () => {
    const [first] = await history();
    const again = write('monday-again.csv', ['Gate 1,2024-01-31T14:05:09Z,01/02/2024,3']);
    expect(await product.json<Ended>(nightly(again))).toMatchObject({ skipped: true, id: first?.id });
    expect(await history()).toHaveLength(1);
    const plain = await product.run(into(again));
    expect(plain.code).toBe(0);
    expect(plain.stderr).toContain(`This file was imported before, as import ${first?.id}`);
  });

  it('takes a file without rows for a quiet night', async () => {
    const file = write('tuesday.csv', []);
    expect(await product.json(nightly(file))).toEqual({
      empty: true,
      totalRows: 0,
      completedRows: 0,
      failedRows: 0,
      droppedRows: 0,
    });
    expect((await product.run(into(file))).code).toBe(1);
  });

  it('drops bad rows once they stand in their file, and says so by its exit code', async () => {
    const file = write('wednesday.csv', [
      'Gate 1,2024-02-01T14:05:09Z,02/02/2024,3',
      'Gate 2,soon,,x',
      ',2024-02-01T14:05:09Z,,1',
    ]);
    const { code, stdout, stderr } = await product.run([...nightly(file), '--json']);
    const done = JSON.parse(stdout) as Ended;
    expect({ code, done }).toMatchObject({
      code: 3,
      done: { completedRows: 1, failedRows: 0, droppedRows: 2 },
    });
    expect(stderr).toContain(`2 rows failed and were written to ${join(product.folder, 'failed.csv')}, with`);
    expect(readFileSync(join(product.folder, 'failed.csv'), 'utf8').trim().split('\n')).toHaveLength(3);
    expect(await product.json(['import', 'status', '--form', formName])).toEqual([]);
    expect((await history())[0]).toMatchObject({ id: done.id, droppedRows: 2 });
    expect(await product.json(['import', 'status', done.id], { code: 3 })).toMatchObject({ droppedRows: 2 });
  });

  it('is one import where two start at the same moment', async () => {
    const file = write('thursday.csv', rows(2_000));
    const before = (await history()).length;
    const runs = ['a', 'b'].map((name) =>
      product.json<Ended>([...nightly(file), '--lock', join(product.folder, `${name}.lock`)]),
    );
    const ended = await Promise.all(runs);
    expect(new Set(ended.map(({ id }) => id)).size).toBe(1);
    expect(await history()).toHaveLength(before + 1);
  });

  it('that is interrupted goes on on the server, and a second run is kept out', async () => {
    const file = write('friday.csv', rows(40_000));
    const run = start([...into(file), '--json']);
    const id = await started(file);
    // Beside a run that holds the lock: what brings the file in already is no reason to fail.
    expect(await product.json<Ended>([...into(file), '--once'])).toMatchObject({ skipped: true, id });
    run.child.kill('SIGINT');
    const { code, stderr } = await run.ended;
    const error = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as unknown;
    expect({ code, error }).toMatchObject({ code: 130, error: { error: { code: 'interrupted', id } } });
    expect(await product.json<Ended>([...into(file), '--once'])).toMatchObject({ skipped: true, id });
    expect(await product.json<Ended>(['import', 'status', id, '--wait'])).toMatchObject({
      completedRows: 40_000,
    });
    expect((await history()).filter(({ state }) => state !== 'SUCCESS')).toEqual([]);
  });
});

/** A command that runs on its own. */
function start(args: readonly string[]): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stderr: string }>;
} {
  const child = spawn(process.execPath, [resolve('bin/formdeck.js'), ...args], {
    env: product.environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stderr = text(child.stderr);
  const ended = once(child, 'close').then(async ([code]) => ({
    code: code as number | null,
    stderr: await stderr,
  }));
  return { child, ended };
}

/** The id of the import of a file, as soon as the server has one. */
async function started(file: string): Promise<string> {
  for (;;) {
    const [found] = await product.json<Listed[]>(['import', 'list', '--file', file]);
    if (found !== undefined) return found.id;
  }
}
