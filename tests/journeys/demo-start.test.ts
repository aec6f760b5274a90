// The first start with the demo companies, where something comes in the way. A process of its own makes them, and ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { installProduct, type Product, signInAdmin } from '#tests/support/product.ts';
import { startEmpty } from './demo.ts';

let product: Product;
afterEach(() => product.close());

it('says that a username is taken, and what to do', async () => {
  product = await startEmpty();
  await signInAdmin(product);
  await product.stop();
  const { code, stderr } = await product.run(['serve', '--demo', '--port', String(await freePort())]);
  expect(code).not.toBe(0);
  expect(stderr).toContain('The username "admin" is taken: the demo company cannot be made.');
  expect(stderr).toContain('Start without the demo, or with another data folder.');
});

it.runIf(process.platform === 'linux')(
  'says so when the system ends the process that makes them, begins anew, and leaves no process behind when it is killed',
  async () => {
    product = await installProduct();
    const { child, said } = await serveDemo();
    const ended = once(child, 'exit');
    const [seeding] = await eventually(() => seedProcessesOf(child.pid));
    process.kill(Number(seeding), 'SIGKILL');
    const [code] = await ended;
    expect(code).not.toBe(0);
    expect(said()).toContain('The demo company of region ca was not made: its process ended with SIGKILL.');

    // Nothing of the first try is in the way; that the database has nothing of it is a test of the demo.
    const next = await serveDemo();
    const [again] = await eventually(() => seedProcessesOf(next.child.pid));
    const killed = once(next.child, 'exit');
    next.child.kill('SIGKILL');
    await killed;
    await eventually(() => (commandOf(Number(again)).includes('seed-process') ? [] : [true]));
  },
);

async function serveDemo() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [resolve('bin/formdeck.js'), 'serve', '--demo', '--port', String(port), '--host', '127.0.0.1'],
    { env: product.environment(), cwd: product.folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

/** Waits until something is found; the test's own limit ends it. */
async function eventually<T>(find: () => readonly T[]): Promise<readonly T[]> {
  for (;;) {
    const found = find();
    if (found.length > 0) return found;
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

function seedProcessesOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent && commandOf(pid).includes('seed-process'));
}

function parentOf(pid: number): number | undefined {
  const parent = /^PPid:\s+(\d+)/m.exec(processFile(pid, 'status'))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

function commandOf(pid: number): string {
  return processFile(pid, 'cmdline');
}

/** Empty where the process has ended. */
function processFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
