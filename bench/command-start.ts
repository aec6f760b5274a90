// Commands against a Node that does nothing: processor time of whole processes, in turns.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const commands: readonly (readonly [command: string, most: number])[] = [
  ['--help', 1.6],
  ['whoami', 3],
  ['forms list', 3],
];
const turns = 7;
const runsInTurn = 20;

export async function commandStart({ target }: World, report: Report): Promise<void> {
  report.say('Start of a command, processor time');
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-bench-start-'));
  const session = { region: 'bench', userId: '', userName: 'admin', expiresAt: Date.now() + 86_400_000 };
  const { server, token } = target;
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ sessions: [{ ...session, server, token }], current: { ...session, server } }),
    { mode: 0o600 },
  );
  /** Milliseconds of one run: what a shell counts of several, since one is too short for its clock. */
  const run = (words: string) => {
    const script = `for i in ${'x '.repeat(runsInTurn)}; do "$0" ${words} >/dev/null || exit 1; done; times`;
    const env = { ...process.env, FORMDECK_CONFIG: folder };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const ofChildren = stdout.trim().split('\n').at(-1) ?? '';
    const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(
      ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
    );
    return (seconds.reduce((sum, each) => sum + each, 0) * 1_000) / runsInTurn;
  };
  try {
    for (const [command, most] of commands) {
      const words = `bin/formdeck.js ${command}`;
      // What it compiles is kept for the next one.
      run(words);
      const pairs = Array.from({ length: turns }, () => [run('-e 0'), run(words)] as const);
      report.add({ name: `formdeck ${command}`, value: median(pairs.map(([, own]) => own)), unit: 'ms' });
      const ratio = median(pairs.map(([bare, own]) => own / bare));
      report.add({ name: '  times node -e 0', value: ratio, unit: 'times', aim: { most } });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
