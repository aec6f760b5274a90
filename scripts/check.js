// `npm run check`: what can be said of a change without running the product: types, lint, format, structure and unused
// code. They run side by side, and all of them, also after one has failed. Nothing is built; `npm test` does all of this
// and the tests. At the end stand the numbers of tests/structure/measures.ts.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { bin, environment, install, nodeProgram, root } from './install.js';

install();
const checks = [
  { title: 'Types and lint', program: 'oxlint', args: ['--type-aware', '--type-check', '--deny-warnings'] },
  { title: 'Structure', program: 'vitest', args: ['run', '--project', 'structure', '--reporter=dot'] },
  { title: 'Format', program: 'oxfmt', args: ['--check', '.'] },
  { title: 'Unused code', program: 'knip', args: ['--no-progress'] },
];
const results = await Promise.all(checks.map(run));
await run({ title: 'Measures', program: nodeProgram(), args: ['tests/structure/print-measures.ts'] });
const failed = results.flatMap(({ title, status }) => (status === 0 ? [] : [title])).join(', ');
process.stdout.write(failed === '' ? '\nAll checks passed\n' : `\nFailed: ${failed}\n`);
process.exit(failed === '' ? 0 : 1);

/** Runs one, and writes what it said in one piece, once it has ended. */
function run({ title, program, args }) {
  return new Promise((done) => {
    const child = spawn(resolve(bin, program), args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => {
      process.stdout.write(`\n== ${title}\n${output}`);
      done({ title, status });
    });
  });
}
