import { signal } from '@preact/signals-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Core } from '#core/core.ts';
import { builtInRegions, type Region } from '#core/regions.ts';
import { type GlobalFlags, readSettings } from '#cli/command/options.ts';
import type { KnownServer } from '#cli/platform/config.ts';
import type { ConfigFile } from '#cli/command/active-regions.ts';
import { type DrawnTerminal, drawTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { serverFieldOf } from './server-field.ts';
import { SignInScreen } from './sign-in-screen.tsx';

let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

const fieldOf = (
  { flags = {}, env = {} }: { flags?: GlobalFlags; env?: Record<string, string> } = {},
  servers: readonly KnownServer[] = [],
  settings: ConfigFile = {},
) => {
  const config = { settings, servers: () => servers } as Partial<Awaited<ReturnType<Config>>>;
  return serverFieldOf({
    settings: readSettings(flags, env),
    config: async () => config as Awaited<ReturnType<Config>>,
  });
};
type Config = Parameters<typeof serverFieldOf>[0]['config'];

describe('the server field of the sign-in', () => {
  it.each<[string, Parameters<typeof fieldOf>]>([
    ['--server', [{ flags: { server: 'https://f' } }]],
    ['FORMDECK_SERVER', [{ env: { FORMDECK_SERVER: 'https://e' } }]],
    ['--region', [{ flags: { region: 'us' } }]],
    ['FORMDECK_TOKEN', [{ env: { FORMDECK_TOKEN: 'fdt_x' } }]],
    ['the configuration file', [{}, [], { server: 'https://c' }]],
  ])('is left out where %s says it', async (_, given) => {
    expect(await fieldOf(...given)).toBeNull();
  });

  it('means the servers that are typed, and the built-in ones where it is emptied', async () => {
    const field = await fieldOf({}, [{ id: 'eu', server: 'https://forms.example.com' }]);
    expect(field?.value).toBe('https://forms.example.com');
    expect(field?.regionsOf('https://forms.example.com')).toBeUndefined();
    expect(field?.regionsOf(' https://other.example.com/ ')).toMatchObject([
      { server: 'https://other.example.com' },
    ]);
    expect(field?.regionsOf('')).toEqual(builtInRegions);
  });
});

/** The screen on a session that writes down which servers it was to sign in to. */
async function draw(servers: readonly KnownServer[], accessible = false) {
  const asked: (readonly Region[] | undefined)[] = [];
  const session = {
    user: signal(null),
    signIn: async (_: unknown, _stop: undefined, regions?: readonly Region[]) => {
      asked.push(regions);
      return 'signed-in';
    },
  };
  const core = { session, regions: builtInRegions } as unknown as Core;
  const serverField = await fieldOf({}, servers);
  terminal = await drawTerminal(<SignInScreen core={core} serverField={serverField} />, { accessible });
  return { asked, terminal };
}

describe('the sign-in screen', () => {
  it.each([false, true])('asks a new machine for its server (accessible: %s)', async (accessible) => {
    const { asked, terminal: drawn } = await draw([], accessible);
    expect(drawn.text()).toMatch(/› Server/);
    for (const { server } of builtInRegions) expect(drawn.text()).toContain(server);
    const typed = ['forms.example.com', keys.enter, 'pat', keys.enter, 'secret', keys.enter];
    for (const text of typed) await drawn.type(text);
    expect(drawn.text()).toContain('"forms.example.com" is not the address of a server.');
    expect(asked).toEqual([]);
    for (const key of [keys.up, keys.up, '\u0015', 'https://forms.example.com']) await drawn.type(key);
    for (const key of [keys.down, keys.down, keys.enter]) await drawn.type(key);
    expect(asked).toMatchObject([[{ server: 'https://forms.example.com' }]]);
    expect(drawn.text()).not.toContain('Canada');
  });

  it('begins at the username where a server is remembered', async () => {
    const { asked, terminal: drawn } = await draw([{ id: 'eu', server: 'https://forms.example.com' }]);
    expect(drawn.text()).toMatch(/Server +https:\/\/forms\.example\.com/);
    for (const text of ['pat', keys.enter, 'secret', keys.enter]) await drawn.type(text);
    expect(asked).toEqual([undefined]);
  });
});
