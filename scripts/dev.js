// `npm run dev`: the product from its sources. The server starts anew when one of its files changes, the console reloads what
// changed in the page. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, install, nodeProgram, root } from './install.js';
import { onParentEnd } from './parent.js';

install();
const hooks = pathToFileURL(join(root, 'scripts', 'dev-hooks.js')).href;
const port = Number(process.env.PORT || 4700);
const server = spawn(nodeProgram(), ['--watch', '--watch-preserve-output', join(root, 'server', 'dev.ts')], {
  cwd: root,
  // For the process that makes the demo too, which the server starts.
  env: environment({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hooks}` }),
  stdio: ['ignore', 'inherit', 'inherit'],
});
const { createServer } = await import('vite');
const web = await createServer({
  configFile: join(root, 'vite.web.config.ts'),
  root: join(root, 'web'),
  clearScreen: false,
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.WEB_PORT || 5173),
    proxy: { '^/': { target: `http://localhost:${port}`, bypass: ownPath } },
  },
});
await web.listen();
const [address] = web.resolvedUrls?.local ?? [];
process.stdout.write(
  `\nOpen ${address} and sign in as admin, password formdeck-demo, once the server is up.\n`,
);
process.stdout.write('Commands from the sources: npm run build, then npx formdeck.\n\n');

let isStopping = false;
const stop = async (signal) => {
  if (isStopping) return;
  isStopping = true;
  // A terminal sends SIGINT to the whole group; the others come to this process alone.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill('SIGTERM');
  await Promise.all([web.close(), server.exitCode === null ? once(server, 'exit') : undefined]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal));
onParentEnd(() => void stop('SIGTERM'));
server.on('exit', (code) => {
  if (isStopping) return;
  process.stderr.write('The server has ended.\n');
  process.exit(code ?? 1);
});

/**
 * The path of what Vite answers itself: pages, and the modules and files of the console. Undefined for the API, which the
 * server answers; its paths are also those of pages, so that what the browser accepts decides.
 */
function ownPath({ url = '/', headers }) {
  const path = url.split('?')[0];
  if (path === '/docs' || path === '/openapi.json') return undefined;
  const isPage = headers.accept?.includes('text/html') === true;
  const isModule =
    path.startsWith('/@') || path.startsWith('/node_modules/') || /\?(import|t=|v=|worker)/.test(url);
  const isFile =
    /^\/(icons|examples)\//.test(path) || /\.(tsx?|jsx?|mjs|css|svg|woff2|wasm|webmanifest)$/.test(path);
  return isPage || isModule || isFile ? url : undefined;
}
