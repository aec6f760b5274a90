// `npm run messages`: writes every message with its English text and what is said to translators to .cache/messages/en.json,
// and says what the other languages lack, or have too much.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, environment, install, root } from './install.js';

install();
const folder = join(root, '.cache', 'messages');
const file = join(folder, 'en.json');
mkdirSync(folder, { recursive: true });
const sources = ['core', 'server', 'cli', 'web'].map((floor) => `${floor}/**/*.{ts,tsx}`);
const options = ['--ignore', '**/*.test.*', '--throws', '--out-file', file];
const { status } = spawnSync(join(bin, 'formatjs'), ['extract', ...sources, ...options], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const english = JSON.parse(readFileSync(file, 'utf8'));
process.stdout.write(`${Object.keys(english).length} messages: ${file}\n`);
const languages = join(root, 'core', 'messages', 'languages');
for (const name of readdirSync(languages).filter((each) => each.endsWith('.json'))) {
  const own = JSON.parse(readFileSync(join(languages, name), 'utf8'));
  const lacks = Object.keys(english).filter((id) => !(id in own));
  const unknown = Object.keys(own).filter((id) => !(id in english));
  process.stdout.write(`${name}: ${Object.keys(own).length - unknown.length} of them\n`);
  for (const id of unknown) process.stdout.write(`  ${id} is no message any more\n`);
  if (lacks.length > 0)
    process.stdout.write(`  lacks ${lacks.slice(0, 20).join(', ')}${lacks.length > 20 ? ' ...' : ''}\n`);
}
