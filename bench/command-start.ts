// `formdeck --help` against a Node that does nothing.
import { spawnSync } from 'node:child_process';
import { median, type Report } from './report.ts';

export async function commandStart(report: Report): Promise<void> {
  report.say('Start of a command');
  const run = (args: string[]) => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(String(stderr));
    return performance.now() - started;
  };
  const bare: number[] = [];
  const help: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    bare.push(run(['-e', '0']));
    help.push(run(['bin/formdeck.js', '--help']));
  }
  report.add({ name: 'node -e 0', value: median(bare), unit: 'ms' });
  report.add({ name: 'formdeck --help', value: median(help), unit: 'ms' });
  report.add({
    name: '  ratio of the middle ones',
    value: median(help) / median(bare),
    unit: 'times',
    aim: { most: 1.6 },
  });
  report.add({
    name: '  ratio of the quickest',
    value: Math.min(...help) / Math.min(...bare),
    unit: 'times',
  });
}
