// The way out of the terminal app: the terminal is itself again, and the process ends. And of a command that nobody can
// read: it says why.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import { atTerminal, startDemo } from './demo.ts';

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
