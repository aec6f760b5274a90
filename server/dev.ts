// The server of `npm run dev`, from its sources: Node strips the types and restarts it when one of them changes.
import { serve } from '#server/serve.ts';

const port = Number(process.env['PORT'] || 4700);
const serving = await serve({
  demo: true,
  region: 'ca',
  port,
  host: process.env['HOST'] || 'localhost',
  dataFolder: process.env['FORMDECK_DATA'] || '.formdeck',
  logLevel: undefined,
  version: 'dev',
  say: (text) => void process.stderr.write(`${text}\n`),
  environment: process.env,
});
const { regions, demo } = serving;
process.stdout.write(
  `The server is up: ${regions.map(({ id, origin }) => `${origin} (${id})`).join(', ')}. Accounts: ` +
    `${demo?.userNames['ca']?.join(', ')}; the password of all is ${demo?.password}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void serving.stop().finally(() => process.exit(0)));
}
