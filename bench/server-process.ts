// The server under measurement, in a process of its own: `server-process DATA PORT`. Says `ready` when it is.
import { resolve } from 'node:path';
import { watchStretches } from '#tests/support/stretches.ts';
import { inRegion, serve } from '#server/serve.ts';

const [dataFolder = '', port = '0'] = process.argv.slice(2);
const options = { dataFolder, region: 'bench', version: 'bench', environment: process.env };
const serving = await serve({
  ...options,
  demo: false,
  webFolder: resolve('dist/web'),
  port: Number(port),
  host: '127.0.0.1',
  logLevel: 'warn',
  say: () => {},
});
/** What is measured is done by the first; the other is beside it. */
const companies = [
  { name: 'Bench', userName: 'bench' },
  { name: 'Neighbour', userName: 'neighbour' },
].map((company) => ({ ...company, email: `${company.userName}@example.com`, password: 'benchmark company' }));
// A further server is given the address of the database that the first has started, and finds the companies there.
if (!process.env['DATABASE_URL'])
  for (const company of companies)
    await inRegion({ ...options, mayCreate: true }, ({ create }) => create(company));
let ending: Promise<never> | undefined;
const stop = () => void (ending ??= serving.stop().then(() => process.exit(0)));
process.once('SIGTERM', stop);
// Anyone who measured is gone.
process.once('disconnect', stop);
const stretches = watchStretches();
process.on('message', () => process.send?.({ stretch: stretches.longest() }));
process.send?.('ready');
