// The first start with the demo companies, where something comes in the way. A process of its own makes them, and ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttp } from '#core/http.ts';
import { authenticate } from '#core/session/calls.ts';
import { freePort } from '#tests/support/free-port.ts';
import { installProduct, type Product, signInAdmin } from '#tests/support/product.ts';

let product: Product;
beforeEach(async () => {
  product = await installProduct();
});
afterEach(() => product.close());

it('says that a username is taken, and what to do', async () => {
  await product.start();
  await signInAdmin(product);
  await product.stop();
  const { code, stderr } = await product.run(['serve', '--demo', '--port', String(await freePort())]);
  expect(code).not.toBe(0);
  expect(stderr).toContain('The username "admin" is taken: the demo company cannot be made.');
  expect(stderr).toContain('Start without the demo, or with another data folder.');
});

it.runIf(process.platform === 'linux')(
  'says so when the system ends the process that makes them, and makes them at the next start',
  async () => {
    const { child, said } = await serveDemo();
    const ended = once(child, 'exit');
    const [seeding] = await eventually(() => seedProcessesOf(child.pid));
    process.kill(Number(seeding), 'SIGKILL');
    const [code] = await ended;
    expect(code).not.toBe(0);
    expect(said()).toContain('The demo company of region ca was not made: its process ended with SIGKILL.');

    const next = await serveDemo();
    await eventually(() => (next.said().includes('Stop with Ctrl-C') ? [true] : []));
    expect(seedProcessesOf(next.child.pid)).toEqual([]);
    const body = { username: 'manager', password: 'formdeck-demo' };
    const target = { server: `http://127.0.0.1:${next.port}` };
    const { user } = await createHttp(fetch).send(target, authenticate, { body });
    expect(user.company.name).toBe('Northern Airfields');
    await next.stop();
  },
);

it.runIf(process.platform === 'linux')('leaves no process behind when the server is killed', async () => {
  const { child } = await serveDemo();
  const [seeding] = await eventually(() => seedProcessesOf(child.pid));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await eventually(() => (commandOf(Number(seeding)).includes('seed-process') ? [] : [true]));
});

async function serveDemo() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [resolve('bin/formdeck.js'), 'serve', '--demo', '--port', String(port), '--host', '127.0.0.1'],
    { env: product.environment(), cwd: product.folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { child, port, said: () => text, stop };
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
