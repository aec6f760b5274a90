// Servers in processes of their own, which a test kills as a power cut would.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerOptions } from '#server/app.ts';

/** Starts a server from its sources on a database and a data folder; resolves once it listens and works. */
export async function startServerProcess(options: Partial<ServerOptions>): Promise<ChildProcess> {
  const given = { ...options, region: 'test', version: '1.2.3', logLevel: 'silent' };
  const script = join(import.meta.dirname, 'server-process.ts');
  const hooks = join(import.meta.dirname, '../../scripts/dev-hooks.js');
  const child = spawn(process.execPath, ['--import', hooks, script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Kills it, and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
