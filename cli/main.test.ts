import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from './main.ts';
import { runCommand } from '#tests/support/run-command.ts';

/** Nobody listens there. */
const nowhere = { FORMDECK_SERVER: 'http://127.0.0.1:9' };

describe('a command that is not understood', () => {
  it.each([
    [['forms', 'lst'], "Unknown command 'lst'.\n(Did you mean list?)"],
    [['forms'], 'Choose a command.'],
    [['forms', 'list', '--colour'], "Unknown option '--colour'."],
    [['forms', 'show'], "Missing required argument 'form'."],
    [['forms', 'create'], "Required option '--file <path>' not specified."],
    [
      ['forms', 'list', '--state', 'new'],
      '--state does not take "new".\nChoose one of published, unpublished, archived.',
    ],
    [['sheets', 'show', '7'], '"7" is not the id of a sheet, nor the beginning of one.'],
    [['sheets', 'rows'], 'Give either a sheet or --form.'],
    [['sheets', 'list', '--limit', '0'], '--limit takes a whole number above 0, not "0".'],
    [
      ['sheets', 'rows', '--form', 'x', '--last', '7'],
      '"7" is not a period of time.\nWrite 24h, 7d, 4w or 3m.',
    ],
    [['audit', 'list', '--tag', 'user.1', '--last', '7d'], '--tag cannot be combined with filters'],
    [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish.'],
    [['api', 'GET', 'http://evil.example/'], 'Use a path, not a full address.'],
    [['whoami', '--server', 'localhost'], '"localhost" is not the address of a server.'],
    [['whoami', '--region', 'eu'], 'There is no region "eu".\nChoose one of ca, us.'],
  ])('%j says so and exits with 2', async (argv, message) => {
    const { stdout, stderr, exitCode } = await runCommand(argv);
    expect(stderr).toContain(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('says so as JSON where JSON is wanted', async () => {
    const { stderr, exitCode } = await runCommand(['forms', 'list', '--colour', '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'usage',
        message: "Unknown option '--colour'.",
        hint: 'Add --help to see how the command is used.',
      },
    });
  });
});

describe('help', () => {
  it.each([[[]], [['--help']], [['help']], [['forms', '--help']], [['help', 'forms']]])(
    'comes with %j, on stdout',
    async (argv) => {
      const { stdout, stderr, exitCode } = await runCommand(argv);
      expect(stdout).toContain('Usage: formdeck');
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    },
  );

  it.runIf(process.platform !== 'win32')(
    'opens no stream, which would take a tenth of its time',
    async () => {
      const written: string[] = [];
      const files = {
        ...fs,
        fstatSync: () => fs.statSync('/dev/null'),
        writeSync: (_: number, text: string) => written.push(text),
      };
      const open = {
        get: () => {
          throw new Error('A stream was opened');
        },
      };
      const world = { env: {}, getBuiltinModule: () => files };
      const surroundings: unknown = Object.defineProperties(world, {
        stdin: open,
        stdout: open,
        stderr: open,
      });
      await main(['--help'], surroundings as Parameters<typeof main>[1]);
      expect(written.join('')).toContain('Usage: formdeck');
      expect(surroundings).toMatchObject({ exitCode: 0 });
    },
  );
});

describe('help on a command below another', () => {
  it.each([
    [['help', 'rows', 'list'], 'Usage: formdeck rows list'],
    [['help', 'export', 'schedule', 'set'], 'Usage: formdeck export schedule set'],
    [['help', 'rows'], 'Usage: formdeck rows'],
  ])('%j', async (argv, usage) => {
    const { stdout, exitCode } = await runCommand(argv);
    expect(stdout).toContain(usage);
    expect(exitCode).toBe(0);
  });

  it('version prints it', async () => {
    expect(await runCommand(['version'])).toEqual({ stdout: 'unbuilt\n', stderr: '', exitCode: 0 });
  });
});

describe('without a session', () => {
  it.each([['whoami'], ['forms list'], ['sheets rows --form Strikes'], ['logout']])(
    '%s asks to sign in and exits with 4',
    async (words) => {
      const { stderr, exitCode } = await runCommand(words.split(' '));
      expect(stderr).toContain('You are not signed in.');
      expect(exitCode).toBe(4);
    },
  );

  it('login asks nothing where there is no terminal', async () => {
    const { stderr, exitCode } = await runCommand(['login'], { env: nowhere });
    expect(stderr).toContain('There is no terminal to ask');
    expect(exitCode).toBe(2);
  });

  it('a server that does not answer is named, and the exit code is 75', async () => {
    const argv = ['login', '--username', 'pat', '--password-stdin'];
    const { stderr, exitCode } = await runCommand(argv, { env: nowhere, stdin: 'secret\n' });
    expect(stderr).toContain('http://127.0.0.1:9');
    expect(exitCode).toBe(75);
  });

  it('doctor tells what is wrong, and exits with 1', async () => {
    const { stdout, exitCode } = await runCommand(['doctor'], { env: nowhere });
    expect(stdout).toMatch(/^✓ Node: /m);
    expect(stdout).toMatch(/^✗ Region ca: http:\/\/127\.0\.0\.1:9 does not answer/m);
    expect(stdout).toMatch(/^- Session: nobody is signed in/m);
    expect(exitCode).toBe(1);
  });

  it('doctor goes on where the configuration file is broken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'formdeck-broken-'));
    writeFileSync(join(folder, 'config.json'), '{ not JSON');
    const env = { ...nowhere, FORMDECK_CONFIG: folder };
    const { stdout, exitCode } = await runCommand(['doctor'], { env });
    rmSync(folder, { recursive: true });
    expect(stdout).toMatch(
      /^✗ Configuration: .*config\.json cannot be read\.\n {2}Correct it, or remove it/m,
    );
    expect(stdout).toMatch(/^✗ Region \w+: http:\/\/127\.0\.0\.1:9 does not answer/m);
    expect(exitCode).toBe(1);
  });
});

describe('a token in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-token-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'token');
  const whoami = (text: string | null, env: Record<string, string> = {}) => {
    if (text !== null) writeFileSync(file, text);
    const FORMDECK_TOKEN_FILE = text === null ? join(folder, 'none') : file;
    return runCommand(['whoami'], { env: { ...nowhere, FORMDECK_TOKEN_FILE, ...env } });
  };

  it('is used', async () => {
    const { stderr, exitCode } = await whoami('fd_none\n');
    expect({ exitCode, isAsked: stderr.includes('http://127.0.0.1:9') }).toEqual({
      exitCode: 75,
      isAsked: true,
    });
  });

  it.each([
    ['', 'is empty.'],
    ['\n', 'is empty.'],
    ['fd_one\nfd_two\n', 'holds more than an access token.'],
    [null, 'does not exist.'],
  ])('that is %j is refused', async (text, message) => {
    const { stderr, exitCode } = await whoami(text);
    expect({ exitCode, says: stderr.includes(`which FORMDECK_TOKEN_FILE names, ${message}`) }).toEqual({
      exitCode: 2,
      says: true,
    });
  });

  it('beside FORMDECK_TOKEN is refused', async () => {
    const { stderr, exitCode } = await whoami('fd_none', { FORMDECK_TOKEN: 'fd_other' });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('FORMDECK_TOKEN and FORMDECK_TOKEN_FILE both give an access token.');
  });
});
