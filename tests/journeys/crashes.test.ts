// What a power cut, a second server and a full disk do to the product: nothing is lost, nothing comes twice, and
// what people are told says what to do.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { startEmpty } from './demo.ts';

type Status = {
  id: string;
  state: string;
  totalRows: number;
  completedRows: number;
  failedRows: number;
  sheetId: string;
};

describe('a server that is killed', () => {
  let product: Product;
  let formId: string;
  const rows = 60_000;

  beforeAll(async () => {
    product = await startEmpty();
    await signInAdmin(product);
    const form = {
      name: 'Crossings',
      questions: [
        { text: 'Place', type: 'TEXT', required: true },
        { text: 'Number', type: 'NUMERIC' },
      ],
    };
    const formFile = join(product.folder, 'form.json');
    writeFileSync(formFile, JSON.stringify(form));
    formId = (await product.json<{ id: string }>(['forms', 'create', '--file', formFile])).id;
    await product.json(['forms', 'publish', formId, '--yes']);
  });
  afterAll(() => product.close());

  it('in the middle of an import goes on at the next start: no row twice, none lost', async () => {
    const file = join(product.folder, 'rows.csv');
    const lines = Array.from(
      { length: rows },
      (_, row) => `Gate ${row},${row % 1_000 === 999 ? 'many' : row}`,
    );
    writeFileSync(file, `Place,Number\n${lines.join('\n')}\n`);
    const started = await product.json<Status>([
      'import',
      'run',
      '--form',
      formId,
      '--file',
      file,
      '--no-wait',
    ]);
    let status = started;
    let kills = 0;
    while (kills < 3) {
      // An import with failed rows so far exits with 3.
      status = JSON.parse((await product.run(['import', 'status', started.id, '--json'])).stdout) as Status;
      if (!status.state.startsWith('PROCESSING')) break;
      if (status.completedRows === 0 && kills === 0) continue;
      await product.stop('SIGKILL');
      await product.start();
      kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    const ended = await product.json<Status>(['import', 'status', started.id, '--wait'], { code: 3 });
    expect(ended).toMatchObject({
      state: 'COMPLETED_WITH_ERRORS',
      totalRows: rows,
      completedRows: rows - 60,
      failedRows: 60,
    });
    const out = join(product.folder, 'out.csv');
    await product.json(['export', 'sheets', ended.sheetId, '--format', 'csv', '--out', out]);
    const places = readFileSync(out, 'utf8')
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[3]);
    expect(places).toHaveLength(rows - 60);
    expect(new Set(places).size).toBe(rows - 60);
    // Up to three starts of a server and a whole import: minutes on a machine that is busy otherwise.
  }, 600_000);

  it('in the middle of an export leaves no half file', async () => {
    const [sheet] = (await product.json<{ id: string }[]>(['sheets', 'list'])) as { id: string }[];
    const out = join(product.folder, 'cut.xlsx');
    const download = product.run(['export', 'sheets', sheet?.id ?? '', '--out', out]);
    const halfOut = () => readdirSync(product.folder).filter((name) => /^cut\.xlsx\..*part$/.test(name));
    await expect
      .poll(() => [...halfFilesIn(product.dataFolder), ...halfOut()], { interval: 5 })
      .not.toEqual([]);
    await product.stop('SIGKILL');
    await product.start();
    const { code } = await download;
    // It was told apart and tried again: a file that is there is whole.
    expect(code === 0).toBe(existsSync(out));
    expect(halfOut()).toEqual([]);
    // Nor does the server keep what it had written of it.
    await vi.waitFor(() => expect(halfFilesIn(product.dataFolder)).toEqual([]), {
      timeout: patience,
      interval: 200,
    });
  });

  it('stops cleanly when it is asked to, with its database', async () => {
    expect(await product.stop('SIGINT')).toBe(0);
    const left = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.split('\n');
    expect(left.filter((line) => line.includes(product.dataFolder) && line.includes('postgres'))).toEqual([]);
    await product.start();
  });

  it('keeps a second server off its data', async () => {
    const second = await product.run([
      'serve',
      '--port',
      '0',
      '--data',
      product.dataFolder,
      '--region',
      'ca',
    ]);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/another Formdeck server/i);
  });
});

describe('commands', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startEmpty();
  });
  afterAll(() => product.close());

  it('without a sign-in say so and exit with 4', async () => {
    const { code, stderr } = await product.run(['forms', 'list']);
    expect(code).toBe(4);
    expect(stderr).toContain('formdeck login');
  });

  it('with a wrong password say what the spec says', async () => {
    const { code, stderr } = await product.run(['login', '--username', 'nobody', '--password-stdin'], {
      input: 'wrong-password',
    });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'Unable to login to the product. Please make sure your credentials are correct.',
    );
  });

  it('name the server that did not answer, and sign in to the other', async () => {
    const servers = { FORMDECK_SERVER: `http://127.0.0.1:9,${product.origin}` };
    const refused = await product.run(['login', '--username', 'nobody', '--password-stdin'], {
      input: 'wrong-password',
      env: servers,
    });
    expect(refused.stderr).toContain('http://127.0.0.1:9 did not answer');
    await signInAdmin(product);
    const login = await product.run(['login', '--username', 'admin', '--password-stdin'], {
      input: 'a good password',
      env: servers,
    });
    expect(login).toMatchObject({ code: 0 });
  });

  it('refuse what is no CSV, with the message of the spec', async () => {
    const form = join(product.folder, 'form.json');
    writeFileSync(
      form,
      JSON.stringify({ name: 'Any', questions: [{ text: 'A', type: 'TEXT', required: true }] }),
    );
    const { id } = await product.json<{ id: string }>(['forms', 'create', '--file', form]);
    await product.json(['forms', 'publish', id, '--yes']);
    mkdirSync(join(product.folder, 'files'));
    const big = join(product.folder, 'files/big.csv');
    writeFileSync(big, `A\n${'x'.repeat(1_000)}\n`.repeat(1) + `${'y'.repeat(999)}\n`.repeat(53_000));
    const { code, stderr } = await product.run(['import', 'run', '--form', id, '--file', big]);
    expect(code).toBe(1);
    expect(stderr).toContain('Only CSV format is Accepted. The maximum allowed size is 50MB.');
  });
});

/** Files of the server whose writing did not come to its end. */
function halfFilesIn(dataFolder: string): string[] {
  const files = join(dataFolder, 'ca', 'files');
  return readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));
}
