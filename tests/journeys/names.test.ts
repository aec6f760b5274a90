// Forms, sheets and rows by what people call them in commands: names that others have too, beginnings of ids, and a file of
// rows that is sent again.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, Result } from '#tests/support/product.ts';
import { startDemo, writeFile } from './demo.ts';

let product: Product;
beforeAll(async () => {
  product = await startDemo();
});
afterAll(() => product.close());

const run = (...args: string[]) => product.run(args);
const listed = () =>
  product.json<{ id: string; name: string; published: boolean; current: boolean }[]>(['forms', 'list']);
const ended = ({ code, stdout, stderr }: Result) => ({ code, text: stdout + stderr });

describe('a form by its name', () => {
  it('stays the published one beside a draft of the same name, which is warned of', async () => {
    const published = (await listed()).find(({ name }) => name === 'Vehicle check')?.id ?? '';
    const copied = await run('forms', 'copy', 'Vehicle check', '--name', 'Vehicle check');
    expect(copied.stderr).toContain(
      `Another form is called "Vehicle check" (published, ${published.slice(0, 8)}).`,
    );
    const draft = copied.stdout.trim();
    const shown = await run('forms', 'show', 'vehicle check', '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject({ id: published });
    expect(shown.stderr).toContain('2 forms are called "Vehicle check"; using the published one');
    const file = writeFile(product, 'draft.json', (await run('forms', 'export', draft)).stdout);
    expect(ended(await run('forms', 'diff', file))).toMatchObject({ code: 0 });

    const off = await run('forms', 'delete', 'Vehicle check');
    expect(ended(off)).toMatchObject({ code: 2, text: expect.stringContaining('Add --yes') as string });
    expect(ended(await run('forms', 'delete', 'Vehicle check', '--yes'))).toMatchObject({ code: 0 });
    expect((await listed()).map(({ id }) => id)).not.toContain(draft);
    expect((await listed()).map(({ id }) => id)).toContain(published);
    expect(ended(await run('forms', 'delete', 'Vehicle check', '--yes'))).toEqual({
      code: 1,
      text: 'A published form cannot be deleted. Archive it instead.\n',
    });
  });

  it('that is nearly right is asked back', async () => {
    expect(ended(await run('forms', 'show', 'Wildlife strike'))).toEqual({
      code: 1,
      text: 'There is no form "Wildlife strike", or you do not have access to it.\nDid you mean "Wildlife strikes"?\nSee `formdeck forms list`.\n',
    });
  });

  it('that is created from its own file a second time is told so', async () => {
    const made = writeFile(product, 'bays.json', JSON.stringify(bays));
    await run('forms', 'create', '--file', made);
    const file = writeFile(product, 'bays-again.json', (await run('forms', 'export', 'Bays')).stdout);
    const again = await run('forms', 'create', '--file', file);
    expect(again).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/"Bays" already exists, unpublished. Nothing was changed./) as string,
    });
    const changed = writeFile(
      product,
      'bays-other.json',
      readFileSync(file, 'utf8').replace('Place', 'Spot'),
    );
    expect(ended(await run('forms', 'create', '--file', changed))).toMatchObject({
      code: 1,
      text: expect.stringContaining('formdeck forms apply') as string,
    });
    await run('forms', 'publish', 'Bays', '--yes');
  });
});

describe('rows', () => {
  const file = (rows: readonly string[]) =>
    writeFile(product, 'rows.csv', ['id,Place,Count', ...rows, ''].join('\n'));
  const row = (last: string, place: string, count: number) =>
    `5b1f0a5${last}-0000-4000-8000-000000000001,${place},${count}`;
  const add = (path: string) => run('rows', 'add', '--form', 'Bays', '--name', 'Week 12', '--file', path);
  const sheets = () => product.json<{ id: string; rowCount: number }[]>(['sheets', 'list', '--form', 'Bays']);

  it('with ids of their own are added once, into one sheet, however often the file is sent', async () => {
    const rows = [row('1', 'A', 1), row('2', 'B', 2)];
    const first = await add(file(rows));
    const sheetId = first.stdout.trim();
    expect(first).toMatchObject({ code: 0, stderr: `Added 2 entries to sheet ${sheetId}.\n` });
    expect(await add(file(rows))).toEqual({
      code: 0,
      stdout: `${sheetId}\n`,
      stderr: `Nothing was added: 2 entries had been added before, to sheet ${sheetId}.\n`,
    });
    expect(await add(file([...rows, row('3', 'C', 3)]))).toMatchObject({
      code: 0,
      stderr: `Added 1 entry to sheet ${sheetId}; 2 entries had been added before.\n`,
    });
    expect(await sheets()).toMatchObject([{ id: sheetId, rowCount: 3 }]);
  });

  it('of which one is another one by now are refused, and it is named', async () => {
    expect(await add(file([row('1', 'A', 1), row('2', 'B', 7)]))).toMatchObject({
      code: 1,
      stderr: 'This id is already in use. (line 3, id)\nUse a new id.\n',
    });
  });

  it('that the form does not allow are named by their line and question', async () => {
    const path = writeFile(product, 'bad.csv', 'Place,Count\n,1\nX,2\n,3\n');
    const { code, stderr } = await add(path);
    expect(code).toBe(1);
    expect(stderr).toContain('line 2, Place: This question is required');
    expect(stderr).toContain('line 4, Place: This question is required');
    expect(await sheets()).toHaveLength(1);
  });

  it('and sheets are called by the beginning of their ids', async () => {
    const [sheet] = await sheets();
    const begun = sheet?.id.slice(0, 8) ?? '';
    expect((await run('sheets', 'show', begun)).stdout).toContain('Week 12');
    expect((await run('rows', 'list', begun, '--count')).stdout).toBe('3\n');
    expect((await run('rows', 'show', '5b1f0a52')).stdout).toContain('5b1f0a52-0000-4000-8000-000000000001');
    expect(await run('rows', 'show', '5b1f')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /Several entries have ids that begin with "5b1f".\n.*\n {2}5b1f0a51-/,
      ) as string,
    });
    const set = await run('rows', 'set', '5b1f0a52', '--answer', 'Count=9', '--json');
    expect(JSON.parse(set.stdout)).toMatchObject({ answers: { Count: 9 } });
    const deleted = ended(await run('rows', 'delete', '5b1f0a52', '5b1f0a53', '--yes'));
    // What it said is seen where it fails.
    expect(deleted).toEqual({ code: 0, text: expect.any(String) as string });
    expect((await run('rows', 'list', begun, '--count')).stdout).toBe('1\n');
    expect(ended(await run('rows', 'show', '5b1f0a52'))).toMatchObject({
      code: 1,
      text: 'There is no entry whose id begins with "5b1f0a52", or you do not have access to it.\n',
    });
  });
});

const bays = {
  name: 'Bays',
  questions: [
    { text: 'Place', type: 'TEXT', required: true },
    { text: 'Count', type: 'NUMERIC' },
  ],
};
