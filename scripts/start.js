// `npm start`: installs and builds what is missing, then starts the product with its demo companies. Ctrl-C reaches
// the server through the terminal; this process only waits for it to end. With `-- --single-sign-on` it is a provider too.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.js';
import { environment, install, nodeProgram, root } from './install.js';
import { onParentEnd } from './parent.js';

const singleSignOn = '--single-sign-on';
const options = process.argv.slice(2).filter((option) => option !== singleSignOn);
const isProvider = process.argv.includes(singleSignOn);

install();
build();
const server = spawn(
  nodeProgram(),
  // A smaller young generation: 28 MB less when idle, and 100 MB less during an import, at the same speed.
  ['--max-semi-space-size=8', join(root, 'bin', 'formdeck.js'), 'serve', '--demo', ...options],
  {
    stdio: 'inherit',
    // glibc keeps memory apart for each thread, and hashing a password takes 19 MB of it.
    env: {
      MALLOC_ARENA_MAX: '2',
      ...environment(isProvider ? { FORMDECK_PRIVATE_PROVIDERS: 'on' } : {}),
    },
    cwd: root,
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends SIGINT to the whole group; the others come to this process alone.
  process.on(signal, () => (signal === 'SIGINT' ? undefined : server.kill(signal)));
}
onParentEnd(() => server.kill('SIGTERM'));
if (isProvider) {
  const { addDemoProvider, startDemoProvider } = await import('./demo-provider.js');
  const port = Number(process.env['PORT'] ?? 4700);
  const provider = await startDemoProvider(port + 5);
  for (const [index, admin] of ['admin', 'us-admin'].entries())
    addDemoProvider(provider, { server: `http://localhost:${port + index}`, admin }).then(
      () => console.error(`Single sign-on: ${provider.issuer} knows the people of port ${port + index}.`),
      (error) => console.error(`Single sign-on: ${error.message}`),
    );
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
