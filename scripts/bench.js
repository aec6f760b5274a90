// `npm run bench [NAME ...]`: builds the product and the benchmarks, then runs them on the installed Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.js';
import { bin, environment, install, nodeProgram, root } from './install.js';

install();
build();
const options = { cwd: root, env: environment({ FORMDECK_BUILD: 'bench' }), stdio: 'inherit' };
const built = spawnSync(join(bin, 'vite'), ['build', '--logLevel', 'warn'], options);
if (built.status !== 0) process.exit(1);
const { status } = spawnSync(
  nodeProgram(),
  [join(root, '.cache', 'bench', 'main.js'), ...process.argv.slice(2)],
  options,
);
process.exit(status ?? 1);
