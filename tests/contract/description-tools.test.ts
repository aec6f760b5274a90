// The API description as other people's tools read it: Redocly's rules, and a client made by openapi-typescript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#server/app.ts';
import { describeCalls } from '#server/http/description/open-api.ts';

const tools = resolve('tests/openapi');
const programs = join(tools, 'node_modules/.bin');
const isInstalled = existsSync(join(programs, 'openapi-typescript'));

describe.skipIf(!isInstalled)("other people's tools (skipped: npm test installs them)", () => {
  let folder = '';
  let file = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'formdeck-description-'));
    file = join(folder, 'description.json');
    writeFileSync(file, JSON.stringify(describeCalls(routes.map(({ call }) => call))));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (program: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout, errors: stderr };
  };

  it("find nothing that Redocly's recommended rules refuse", () => {
    expect(run(process.execPath, [join(tools, 'lint.js'), file])).toEqual({
      status: 0,
      output: '',
      errors: '',
    });
  });

  it('make types of it that a strict client compiles with', () => {
    const made = run(join(programs, 'openapi-typescript'), [file, '--output', 'api.ts']);
    expect(made.status, made.errors).toBe(0);
    writeFileSync(join(folder, 'client.ts'), client);
    const args = ['--strict', '--noEmit', '--module', 'esnext', '--target', 'esnext', '--lib', 'esnext,dom'];
    const compiled = run(resolve('node_modules/.bin/tsc'), [...args, '--ignoreConfig', 'client.ts']);
    expect(compiled).toEqual({ status: 0, output: '', errors: '' });
    // That types are looked at at all: a name that a user has not is refused.
    writeFileSync(join(folder, 'client.ts'), client.replace('user.userName', 'user.nickname'));
    expect(run(resolve('node_modules/.bin/tsc'), [...args, '--ignoreConfig', 'client.ts']).output).toContain(
      "Property 'nickname' does not exist",
    );
  });
});

const client = `
import type { paths } from './api';
type Reply = paths['/user']['get']['responses']['200']['content']['application/json'];
export async function nameOf(origin: string): Promise<string> {
  const user: Reply = await (await fetch(origin + '/user')).json();
  return 'userName' in user ? user.userName : '';
}
`;
