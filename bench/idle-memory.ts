// What `npm start` takes while nobody uses it: two regions with their demo companies, server and PostgreSQL. As PSS, which
// counts what processes share once; on a machine on which other programs of the same Node run, it is less than alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import type { Report } from './report.ts';

/** Connections that nobody uses end after a minute. */
const settling = 75_000;

export async function idleMemory(report: Report): Promise<void> {
  report.say('Memory of npm start, idle, PSS');
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-bench-memory-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const program = spawn(
    process.execPath,
    [resolve('scripts/start.js'), '--port', String(port), '--data', join(folder, 'data')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    await isReady(program.stderr);
    await sleep(settling);
    const all = processes();
    const below = (parent: number): number[] =>
      all.flatMap((each) => (each.parent === parent ? [each.pid, ...below(each.pid)] : []));
    const [server = 0] = below(program.pid ?? 0);
    const own = pss(server);
    const database = below(server).reduce((sum, pid) => sum + pss(pid), 0);
    report.add({ name: 'server', value: own, unit: 'MB' });
    report.add({ name: 'database', value: database, unit: 'MB' });
    report.add({ name: 'both', value: own + database, unit: 'MB', aim: { most: 160 } });
  } finally {
    if (program.exitCode === null && program.signalCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until it says that it is. It is listened to after that too, so that it can go on writing. */
function isReady(output: Readable): Promise<void> {
  return new Promise((resolveReady, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Stop with Ctrl-C')) resolveReady();
    });
    output.once('end', () => reject(new Error(`npm start ended: ${said}`)));
  });
}

function processes(): { pid: number; parent: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return [{ pid: Number(name), parent: Number(parent) }];
    } catch {
      // It has ended.
      return [];
    }
  });
}

/** MB of a process. */
function pss(pid: number): number {
  const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(found) / 1024;
}
