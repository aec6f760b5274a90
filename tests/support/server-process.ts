// A server in a process of its own, which can be killed. It is started with its options as JSON in its first argument.
import { createServer, type ServerOptions } from '#server/app.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by startServerProcess
const options = JSON.parse(process.argv[2] ?? '') as ServerOptions;
const region = await createServer(options);
process.stdout.write(`${await region.listen({ host: '127.0.0.1', port: 0 })}\n`);
