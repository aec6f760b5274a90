// Proves that a feature is as small as CONTRIBUTING.md says: adds the one in tests/recipe to a copy of the sources, and runs there what
// would name anything that it lacks: types, the rules of the structure, the permission matrix, and the checks of commands.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const recipe = join(root, 'tests/recipe');
const folder = mkdtempSync(join(tmpdir(), 'formdeck-recipe-'));

/** What a list of features or pages has a line for already, behind which the recipe's line goes. */
const behind = {
  'server/routes.ts': /^export \{ changesRoutes .*$/m,
  'package.json': /^ {4}"dist\/man\/formdeck-completion\.1",$/m,
};

const checks = [
  ['tsc', '--build'],
  // A feature more is larger; whether it may be is no matter here.
  ['vitest', 'run', '--project', 'structure', '--exclude', 'tests/structure/measures.test.ts'],
  [
    'vitest',
    'run',
    'tests/contract/permissions',
    'tests/contract/tables',
    'tests/contract/audited-calls',
    'cli/effects',
    'cli/program',
    'cli/tools',
    'web/shell',
    'core/features',
  ],
];

try {
  makeCopy();
  for (const [command, ...args] of checks) {
    const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function makeCopy() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== ''))
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // What the types of the copied files are is known.
  cpSync(join(root, '.cache'), join(folder, '.cache'), { recursive: true });
  cpSync(recipe, folder, { recursive: true, filter: (path) => !path.endsWith('elsewhere.json') });
  for (const [file, line] of Object.entries(JSON.parse(readFileSync(join(recipe, 'elsewhere.json'), 'utf8'))))
    addLine(join(folder, file), line, behind[file]);
  // The rules read what git knows.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: folder });
}

function addLine(path, line, place) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    place === undefined ? `${text}${line}\n` : text.replace(place, (found) => `${found}\n${line}`),
  );
}
