// The way out of the terminal app: the terminal is itself again, and the process ends. And of a command that nobody can
// read: it says why.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import { atTerminal, startDemo, writeFile } from './demo.ts';

let product: Product;
beforeAll(async () => {
  product = await startDemo();
});
afterAll(() => product.close());

describe('the terminal', () => {
  it.each<[string, (terminal: Terminal) => void | Promise<void>]>([
    ['q', (terminal) => terminal.press('q')],
    [
      'q at a dashboard, which follows its form',
      async (terminal) => {
        await terminal.press(keys.tab);
        await terminal.shows(/page 1 of/);
        await terminal.press(keys.enter);
        await terminal.shows('Sheet Context');
        await terminal.press('q');
      },
    ],
    ['Ctrl-C', (terminal) => terminal.press(keys.control('c'))],
    ['SIGTERM', (terminal) => terminal.kill('SIGTERM')],
  ])('is given back after %s', (_, leave) =>
    atTerminal(product, 'analyst', async (terminal) => {
      await terminal.shows('Recent activity');
      await leave(terminal);
      await terminal.ended;
      const [, after = ''] = terminal.written().split('\u001b[?1049h');
      expect(after.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(0);
      expect(after.lastIndexOf('\u001b[?25h')).toBeGreaterThan(after.lastIndexOf('\u001b[?25l'));
    }),
  );

  it('where it is read aloud ends when it is left', () =>
    atTerminal(
      product,
      'analyst',
      async ({ shows, press, ended }) => {
        await shows('Number and enter:');
        await press('q');
        expect(await ended).toBe(0);
      },
      { env: { FORMDECK_ACCESSIBLE: '1' } },
    ));
});

describe('SIGTERM', () => {
  /** Starts a command and ends it as soon as `isBusy` says so. */
  async function terminated(args: string[], isBusy: (said: string) => Promise<boolean> | boolean) {
    const child = spawn(process.execPath, ['bin/formdeck.js', ...args], {
      env: product.environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = once(child, 'close');
    while (child.exitCode === null && !(await isBusy(said))) await setTimeout(50);
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return { code, said };
  }

  it('ends a command in the middle of an expression that takes for ever', async () => {
    const args = ['rows', 'list', '--form', 'Wildlife strikes', '--all', '--debug', '--json'];
    const answered = (said: string) => (said.match(/ 200 /g)?.length ?? 0) >= 5;
    const { code } = await terminated(
      [...args, '--jq', 'if length > 1 then last(range(1e15)) else . end'],
      answered,
    );
    expect(code).toBe(143);
  });

  it('ends the wait for an import, and names the one that goes on', async () => {
    const line = '2026-11-24T06:32:00,61812,70,236,true,true,true\n';
    const file = writeFile(
      product,
      'odometers.csv',
      `Time of the check,Odometer (km),Fuel (%),Tyre pressures (kPa),Beacon and lights work,Radio check with the tower,Fit for use\n${line.repeat(40_000)}`,
    );
    const args = ['import', 'run', '--form', 'Vehicle check', '--file', file, '--name', 'Terminated'];
    type Listed = { id: string; originalFileName: string };
    const isHere = async () =>
      (await product.json<Listed[]>(['import', 'list'])).some(
        ({ originalFileName }) => originalFileName === 'odometers.csv',
      );
    const { code, said } = await terminated(args, isHere);
    expect({ code, said }).toMatchObject({
      code: 143,
      said: expect.stringContaining('formdeck import status ') as unknown,
    });
  });
});

const full = '/dev/full';
it.skipIf(!existsSync(full))(`a command whose output finds no room says so (skipped without ${full})`, () => {
  const output = openSync(full, 'w');
  const { status, stderr } = spawnSync(process.execPath, ['bin/formdeck.js', 'completion', 'bash'], {
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(output);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The disk is full: standard output could not be written.\n',
  });
});
