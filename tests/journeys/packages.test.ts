// The two packages as somebody installs them: packed, unpacked outside of the clone, and used. The server has the
// packages beside it that package.json calls dependencies and no others, the client none at all.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { installProduct, type Product, signInAdmin } from '#tests/support/product.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let server: Product;
let client: Product;

type Lock = { packages: Record<string, { dev?: true; devOptional?: true }> };

/** Unpacks a package as npm does, into `<folder>/<name>/node_modules/<name>`; gives its folder. */
function unpack(name: string): string {
  const place = join(folder, name, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const [tarball = ''] = readdirSync(folder).filter((file) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(file));
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', place, '--strip-components=1']);
  return place;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-packages-'));
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  npm('pack', '--pack-destination', folder, '--loglevel=error');
  npm('run', '--silent', 'pack:client', folder);
  const place = unpack('formdeck');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    // One that is not for this platform is not there.
    if (path === '' || dev || path.lastIndexOf('node_modules/') > 0 || !existsSync(join(root, path)))
      continue;
    mkdirSync(dirname(join(place, path)), { recursive: true });
    symlinkSync(join(root, path), join(place, path));
  }
  // As npm links what a package has to run.
  mkdirSync(join(place, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'node_modules/.bin/node'), join(place, 'node_modules/.bin/node'));
  server = await installProduct([], join(place, 'bin/formdeck.js'));
  client = await installProduct([], join(unpack('formdeck-client'), 'bin/formdeck.js'));
});
afterAll(async () => {
  await server.close();
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the package with the server', () => {
  it('holds what runs, its manual and the licences, and no sources or tests', () => {
    const files = readdirSync(join(folder, 'formdeck/node_modules/formdeck'), {
      recursive: true,
      encoding: 'utf8',
    });
    const own = files.filter((name) => !name.startsWith('node_modules'));
    expect(own).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'NOTICE',
        'README.md',
        'bin/formdeck.js',
        'dist/cli/main.js',
        'dist/web/index.html',
        'dist/web/licenses.md',
        'dist/licenses/command-and-server.md',
        'dist/man/formdeck.1',
      ]),
    );
    expect(own.filter((name) => /\.tsx?$|^tests|^bench|^\.ci|sources|^core|^scripts/.test(name))).toEqual([]);
  });

  it('starts the Node that came with it, not an older one of the system', () => {
    const old = join(folder, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'node'), '#!/bin/sh\necho an older Node >&2; exit 9\n', { mode: 0o755 });
    symlinkSync(join(folder, 'formdeck/node_modules/formdeck/bin/formdeck.js'), join(old, 'formdeck'));
    const env = { HOME: folder, PATH: `${old}:/usr/bin:/bin` };
    const { status, stdout, stderr } = spawnSync(join(old, 'formdeck'), ['--version'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/), '']);
  });

  it('starts, makes a company and serves the console', async () => {
    await server.start();
    const page = await fetch(server.origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Formdeck</title>');
    await signInAdmin(server);
    expect(await server.json(['forms', 'list'])).toEqual([]);
  });

  it('is set up by one command, which writes nothing where that cannot work, and over nothing', async () => {
    const home = join(folder, 'set-up');
    mkdirSync(home);
    const port = String(await freePort());
    const init = [
      'init',
      '--company',
      'Acme',
      '--username',
      'pat',
      '--email',
      'pat@example.com',
      '--no-start',
    ];
    const run = (args: readonly string[], input: string) =>
      spawnSync(join(folder, 'formdeck/node_modules/formdeck/bin/formdeck.js'), args, {
        cwd: home,
        env: { HOME: home, PATH: '/usr/bin:/bin', PORT: port },
        encoding: 'utf8',
        input,
      });
    const file = join(home, 'formdeck.env');
    const given = [
      ...init,
      '--password-stdin',
      '--address',
      'https://forms.invalid',
      '--contact',
      'ops@example.com',
    ];
    // No mail server is there; then a password that everybody knows.
    const withMail = [
      ...given,
      '--smtp-url',
      'smtp://localhost:9',
      '--mail-from',
      'Forms <forms@example.com>',
    ];
    expect(run(withMail, 'blue horses run far')).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/^✗ Mail: /m) as string,
      stderr: expect.stringContaining('Nothing was written') as string,
    });
    expect(run(given, 'password').status).not.toBe(0);
    expect(existsSync(file)).toBe(false);
    const made = run(given, 'blue horses run far');
    expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/^✗ Address: /m) as string });
    expect(readFileSync(file, 'utf8').split('\n').slice(0, 3)).toEqual([
      'FORMDECK_URL=https://forms.invalid',
      'TRUST_PROXY=1',
      'FORMDECK_REGION=ca',
    ]);
    expect(run(given, 'blue horses run far').stderr).toContain('has settings already');
    expect(run(['company', 'flags', '--settings', file], '').stdout).toContain('Acme');
  });

  it('makes the demo companies of the files that come with it', async () => {
    const demo = await installProduct(
      ['--demo'],
      join(folder, 'formdeck/node_modules/formdeck/bin/formdeck.js'),
    );
    try {
      await demo.start();
      const login = ['login', '--username', 'admin', '--password-stdin'];
      expect(await demo.run(login, { input: 'formdeck-demo' })).toMatchObject({ code: 0 });
      const forms = await demo.json<{ name: string }[]>(['forms', 'list']);
      expect(forms.map(({ name }) => name)).toContain('Wildlife strikes');
    } finally {
      await demo.close();
    }
  });
});

describe('the client', () => {
  const env = () => ({ FORMDECK_SERVER: server.origin });

  it('is small, and has no packages beside it', () => {
    const place = join(folder, 'formdeck-client/node_modules/formdeck-client');
    const size = readdirSync(place, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0);
    expect(size).toBeLessThan(4_800_000);
    expect(existsSync(join(place, 'node_modules'))).toBe(false);
    expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  });

  it('signs in, makes a form and lists it', async () => {
    expect((await client.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const login = ['login', '--username', 'admin', '--password-stdin'];
    const signedIn = await client.run(login, { env: env(), input: 'a good password' });
    expect(signedIn).toMatchObject({ code: 0 });
    const form = JSON.stringify({
      name: 'Gate check',
      questions: [{ text: 'Gate', type: 'TEXT', required: true }],
    });
    await client.json(['forms', 'create', '--file', '-'], { env: env(), input: form });
    expect(await client.json(['forms', 'list'], { env: env() })).toMatchObject([{ name: 'Gate check' }]);
  });

  it.each([['serve'], ['company create --name A --username pat --email pat@example.com --password-stdin']])(
    'says of %s which package has it',
    async (words) => {
      const { code, stderr } = await client.run(words.split(' '), { input: 'a good password' });
      expect(stderr).toContain('This is formdeck-client, which does not include the server.');
      expect(stderr).toContain('Install the package formdeck instead');
      expect(code).toBe(1);
    },
  );
});
