// The built product as a user has it: a server started by the command, and commands run against it.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'bin/formdeck.js');

export type Result = { code: number | null; stdout: string; stderr: string };
export type RunOptions = { input?: string; env?: Readonly<Record<string, string>>; cwd?: string };
export type Product = {
  folder: string;
  dataFolder: string;
  origin: string;
  /** What a program that is run beside it finds in its environment. */
  environment(extra?: Readonly<Record<string, string>>): Record<string, string>;
  /** Runs a command to its end. */
  run(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** The same, expecting JSON on stdout and this exit code. */
  json<T>(args: readonly string[], options?: RunOptions & { code?: number }): Promise<T>;
  /** Starts the server (again); resolves when it is ready. */
  start(): Promise<void>;
  /** Ends the server: politely, or as a power cut would. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
  /** Stops everything and clears up. */
  close(): Promise<void>;
};

/**
 * A product on a fresh data folder, not started yet; `program` is its command, by default that of this clone, and `settings`
 * what its environment says besides.
 */
export async function installProduct(
  serveArgs: readonly string[] = [],
  program = built,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  if (!existsSync(join(root, 'dist/cli/main.js'))) throw new Error('Build the product first: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-journey-'));
  // A server of root runs its database as another account, which must be able to come here.
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let said = '';

  const environment = (extra: Readonly<Record<string, string>> = {}) => ({
    ...withoutFormdeck(process.env),
    FORMDECK_CONFIG: join(folder, 'config'),
    FORMDECK_SERVER: origin,
    FORMDECK_DATA: dataFolder,
    NO_COLOR: '1',
    ...settings,
    ...extra,
  });

  async function run(args: readonly string[], { input, env, cwd }: RunOptions = {}): Promise<Result> {
    const child = spawn(process.execPath, [program, ...args], { env: environment(env), cwd: cwd ?? folder });
    child.stdin.end(input ?? '');
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, stdout, stderr };
  }

  const product: Product = {
    folder,
    dataFolder,
    origin,
    environment,
    run,
    async json(args, { code = 0, ...options } = {}) {
      const result = await run([...args, '--json'], options);
      if (result.code !== code)
        throw new Error(`Exit ${result.code} of ${args.join(' ')}\n${result.stderr}\n${result.stdout}`);
      return JSON.parse(result.stdout);
    },
    async start() {
      said = '';
      const args = [
        'serve',
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--region',
        'ca',
        '--log-level',
        'warn',
        ...serveArgs,
      ];
      server = spawn(process.execPath, [program, ...args], {
        env: environment(),
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      await ready(origin, server, () => said);
    },
    async stop(signal = 'SIGTERM') {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null)
        return server?.exitCode ?? null;
      const ended = once(server, 'exit');
      server.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
    async close() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return product;
}

/** Makes the company of a started product and signs its admin in. */
export async function signInAdmin(product: Product): Promise<void> {
  const company = [
    'company',
    'create',
    '--name',
    'Northern Airfields',
    '--username',
    'admin',
    '--email',
    'admin@example.com',
  ];
  await succeed(product, [...company, '--region', 'ca', '--password-stdin'], 'a good password');
  await succeed(product, ['login', '--username', 'admin', '--password-stdin'], 'a good password');
}

async function succeed(product: Product, args: readonly string[], input: string): Promise<void> {
  const { code, stderr } = await product.run(args, { input });
  if (code !== 0) throw new Error(`${args.slice(0, 2).join(' ')} failed: ${stderr}`);
}

async function ready(origin: string, server: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended: ${said()}`);
    // The first region may be ready before the others are.
    const isWhole = said().includes('Stop with Ctrl-C');
    const answered =
      isWhole &&
      (await fetch(`${origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (answered) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

/** What the machine says to Formdeck is not said to the tests. */
function withoutFormdeck(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => !/^(FORMDECK_|DATABASE_URL$|PORT$|SMTP_URL$|TEST_)/.test(name),
  );
  return Object.fromEntries(kept);
}
