// `npm run check`: what can be said of a change without running the product: types, lint, format and structure. Every check
// runs, also after one has failed. Nothing is built; `npm test` does all of this and the tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bin, environment, install, root } from './install.js';

install();
const checks = [
  { title: 'Types', program: 'tsc', args: ['--build', '--singleThreaded'] },
  { title: 'Lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { title: 'Format', program: 'oxfmt', args: ['--check', '.'] },
  { title: 'Structure', program: 'vitest', args: ['run', '--project', 'structure', '--reporter=dot'] },
];
const failed = checks.filter(({ title, program, args }) => {
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(join(bin, program), args, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
const titles = failed.map(({ title }) => title).join(', ');
process.stdout.write(failed.length === 0 ? '\nAll checks passed\n' : `\nFailed: ${titles}\n`);
process.exit(failed.length === 0 ? 0 : 1);
