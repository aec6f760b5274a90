// `npm run pictures [NAME ...]`: makes the pictures of the documents anew, from demo companies that it starts for them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.js';
import { environment, install, nodeProgram, root } from './install.js';

install();
build();
const { status } = spawnSync(
  nodeProgram(),
  [join(root, 'tests', 'pictures', 'take-pictures.ts'), ...process.argv.slice(2)],
  { cwd: root, env: environment(), stdio: 'inherit' },
);
process.exit(status ?? 1);
