import { describe, expect, it } from 'vitest';
import { type GlobalFlags, readSettings } from './options.ts';
import { regionsInForce } from './active-regions.ts';

const regions = (
  flags: GlobalFlags,
  environment: Record<string, string> = {},
  config: { region?: string; server?: string } = {},
) => regionsInForce(readSettings(flags, environment), config).map(({ id, server }) => `${id} ${server}`);

describe('where commands go', () => {
  it.each<[string, Parameters<typeof regions>, string[]]>([
    ['the built-in regions', [{}], ['ca http://localhost:4700', 'us http://localhost:4701']],
    ['the configuration file', [{}, {}, { server: 'https://c' }], ['ca https://c']],
    [
      'the environment before it',
      [{}, { FORMDECK_SERVER: 'https://e/' }, { server: 'https://c' }],
      ['ca https://e'],
    ],
    [
      'a flag before both',
      [{ server: 'https://f, https://g' }, { FORMDECK_SERVER: 'https://e' }, { server: 'https://c' }],
      ['ca https://f', 'us https://g'],
    ],
    ['one region', [{ region: 'us' }, { FORMDECK_REGION: 'ca' }], ['us http://localhost:4701']],
    [
      'no empty variable',
      [{}, { FORMDECK_SERVER: ' ', FORMDECK_REGION: '' }, { region: 'us' }],
      ['us http://localhost:4701'],
    ],
  ])('%s', (_, given, expected) => {
    expect(regions(...given)).toEqual(expected);
  });

  it.each([
    [{ region: 'eu' }, 'There is no region "eu".'],
    [{ server: 'forms.example.com' }, '"forms.example.com" is not the address of a server.'],
    [
      { server: 'https://forms.example.com/path' },
      '"https://forms.example.com/path" is not the address of a server.',
    ],
    [{ server: 'ftp://forms.example.com' }, '"ftp://forms.example.com" is not the address of a server.'],
  ])('never %j', (flags, message) => {
    expect(() => regions(flags)).toThrow(message);
  });
});

describe('colours', () => {
  it.each<[GlobalFlags, Record<string, string>, boolean]>([
    [{}, {}, true],
    [{ color: false }, {}, false],
    [{}, { NO_COLOR: '1' }, false],
    [{}, { NO_COLOR: '' }, true],
    [{}, { TERM: 'dumb' }, false],
  ])('with %j and %j: %s', (flags, environment, color) => {
    expect(readSettings(flags, environment).color).toBe(color);
  });
});

describe('the app in static lines', () => {
  it.each<[GlobalFlags, Record<string, string>, boolean]>([
    [{}, {}, false],
    [{ accessible: true }, {}, true],
    [{}, { FORMDECK_ACCESSIBLE: '1' }, true],
    [{}, { FORMDECK_ACCESSIBLE: '0' }, false],
    [{}, { TERM: 'dumb' }, true],
    [{}, { TERM: 'xterm' }, false],
  ])('with %j and %j: %s', (flags, environment, accessible) => {
    expect(readSettings(flags, environment).accessible).toBe(accessible);
  });
});

describe('the servers that somebody has signed in to', () => {
  const known = (...servers: string[]) =>
    regionsInForce(
      readSettings({}, {}),
      {},
      servers.map((server) => ({ id: 'us', server })),
    ).map(({ id, server }) => `${id} ${server}`);

  it('take the place of the built-in ones, under the regions that they said', () => {
    expect(known('https://forms.example')).toEqual(['us https://forms.example']);
  });

  it('stand before the other built-in one where one of them is among them', () => {
    expect(known('http://localhost:4701')).toEqual(['us http://localhost:4701', 'ca http://localhost:4700']);
  });

  it('give way to a server that is named', () => {
    const settings = readSettings({ server: 'https://named.example' }, {});
    const found = regionsInForce(settings, {}, [{ id: 'us', server: 'https://forms.example' }]);
    expect(found.map(({ server }) => server)).toEqual(['https://named.example']);
  });
});
