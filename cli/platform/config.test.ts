import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoredSession } from '#core/ports.ts';
import { chooseSession } from './choose-session.ts';
import { openConfig } from './config.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});
function folderAbove(): string {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-config-'));
  made.push(folder);
  return folder;
}
/** One that is not there yet. */
const newFolder = () => join(folderAbove(), 'formdeck');
const session = (region: string, userName: string): StoredSession => ({
  region,
  server: `https://${region}.example`,
  userId: userName,
  userName,
  token: 'fd_x',
  expiresAt: 1,
});

describe('the configuration file', () => {
  it('is not there until a session is kept, and nobody else can read it', () => {
    const folder = newFolder();
    const config = openConfig(folder);
    expect(config.sessions.current()).toBeNull();
    expect(readdirSync(join(folder, '..'))).toEqual([]);
    config.sessions.keep(session('ca', 'pat'));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(config.path).mode & 0o777).toBe(0o600);
  });

  it('keeps a session by region and user; the latest is the current one', () => {
    const folder = newFolder();
    const { sessions } = openConfig(folder);
    for (const [region, userName] of [
      ['ca', 'pat'],
      ['us', 'pat'],
      ['ca', 'kim'],
    ] as const)
      sessions.keep(session(region, userName));
    sessions.keep({ ...session('ca', 'Pat'), token: 'fd_y' });
    const again = openConfig(folder).sessions;
    expect(again.list().map(({ region, userName }) => `${region} ${userName}`)).toEqual([
      'us pat',
      'ca kim',
      'ca Pat',
    ]);
    expect(again.current()?.token).toBe('fd_y');
  });

  it('forgets a session; the one before it becomes the current one', () => {
    const { sessions } = openConfig(newFolder());
    sessions.keep(session('ca', 'pat'));
    sessions.keep(session('us', 'pat'));
    sessions.forget(session('us', 'pat'));
    expect(sessions.current()).toEqual(session('ca', 'pat'));
    sessions.forget(session('ca', 'pat'));
    expect(sessions.current()).toBeNull();
    expect(sessions.list()).toEqual([]);
  });

  it('keeps accounts of one name on two servers of one region apart', () => {
    const { sessions } = openConfig(newFolder());
    sessions.keep(session('ca', 'pat'));
    sessions.keep({ ...session('ca', 'pat'), server: 'https://other.example' });
    expect(sessions.list()).toHaveLength(2);
    expect(sessions.current()?.server).toBe('https://other.example');
  });

  it('remembers the servers that somebody signed in to, also after signing out', () => {
    const folder = newFolder();
    const { sessions } = openConfig(folder);
    sessions.keep(session('ca', 'pat'));
    sessions.keep(session('us', 'pat'));
    sessions.forget(session('us', 'pat'));
    expect(openConfig(folder).servers()).toEqual([
      { id: 'us', server: 'https://us.example' },
      { id: 'ca', server: 'https://ca.example' },
    ]);
  });

  it('notes a later end of a session, and makes no other one current by it', () => {
    const { sessions } = openConfig(newFolder());
    sessions.keep({ ...session('ca', 'pat'), token: 'fd_1' });
    sessions.keep({ ...session('us', 'pat'), token: 'fd_2' });
    sessions.renew('fd_1', 9);
    sessions.renew('fd_3', 9);
    expect(sessions.list().map(({ expiresAt }) => expiresAt)).toEqual([9, 1]);
    expect(sessions.current()?.token).toBe('fd_2');
  });

  it('may name a region and a server by hand', () => {
    const folder = folderAbove();
    writeFileSync(join(folder, 'config.json'), '{"server": "https://forms.example", "region": 7}');
    expect(openConfig(folder).settings).toEqual({ server: 'https://forms.example', region: undefined });
  });

  it('that is no JSON is named', () => {
    const folder = folderAbove();
    writeFileSync(join(folder, 'config.json'), '{');
    expect(() => openConfig(folder)).toThrow(`${join(folder, 'config.json')} cannot be read.`);
  });
});

describe('the session to act with', () => {
  const { sessions } = openConfig(newFolder());
  for (const [region, userName] of [
    ['ca', 'pat'],
    ['us', 'pat'],
    ['us', 'kim'],
    ['ca', 'kim'],
  ] as const)
    sessions.keep(session(region, userName));
  const region = (id: string) => ({ id, name: id, server: `https://${id}.example` });

  it.each([
    ['is the current one', null, 'ca kim'],
    ['is the current one where its region is named', [region('ca')], 'ca kim'],
    ['is the latest one of the region that is named', [region('us')], 'us kim'],
  ])('%s', (_, regions, expected) => {
    const chosen = chooseSession(sessions, regions);
    expect(`${chosen?.region} ${chosen?.userName}`).toBe(expected);
  });

  it.each([
    ['pat', null, 'us pat'],
    ['PAT@ca.example', null, 'ca pat'],
    ['kim', [region('us')], 'us kim'],
    ['nobody', null, 'undefined undefined'],
  ])('is that of the account %s where it is named', (account, regions, expected) => {
    const chosen = chooseSession(sessions, regions, account);
    expect(`${chosen?.region} ${chosen?.userName}`).toBe(expected);
  });

  it('is none of another server', () => {
    expect(chooseSession(sessions, [region('eu')])).toBeNull();
  });
});
