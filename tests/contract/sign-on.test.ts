// Single sign-on over HTTP, with a provider that is a real server: who comes in, as whom, and who does not.
import { describe, expect, it } from 'vitest';
import { changeUser, readUser } from '#core/users/calls.ts';
import { cookieBrowser } from '#tests/support/cookie-browser.ts';
import { signOnActs, useSignOnWorld } from '#tests/support/sign-on-world.ts';

const world = useSignOnWorld();
const { add, change, somebody, addressOf, signOn, userOf, entries } = signOnActs(world);

describe('somebody whom a provider sends back', () => {
  it('gets an account the first time, and has the same the next time, whatever their address is then', async () => {
    const provider = await add();
    const { email, sub } = somebody({
      preferred_username: `pat.${world.companyId.slice(0, 8)}`,
      zoneinfo: 'America/Toronto',
    });
    const browser = cookieBrowser();
    expect((await signOn(provider, browser, '&next=/forms%3Fsort%3Dname')).url.href).toBe(
      `${world.server.origin}/forms?sort=name`,
    );
    const user = await userOf(browser);
    expect(user).toMatchObject({
      userName: `pat.${world.companyId.slice(0, 8)}`,
      role: 'USER',
      email,
      timeZone: 'America/Toronto',
    });
    world.issuer.person = { sub, email: 'other@example.com' };
    const again = cookieBrowser();
    await signOn(provider, again);
    expect((await userOf(again))?.id).toBe(user?.id);
    const actions = (await entries()).map(({ action }) => action);
    const expected = [
      'sign_on_linked',
      'signed_in',
      'signed_in',
      'signed_in',
      'user_created',
      'user_created',
    ];
    expect(actions.filter((each) => expected.includes(each)).toSorted()).toEqual(expected);
    expect((await entries()).at(-1)?.next).toContain('provider Entra ID');
  });

  it('is an account of the company with the same address, in any case, if the address is verified', async () => {
    const provider = await add({ newAccounts: 'NONE' });
    const user = await world.server.person(world.companyId, 'ANALYST');
    somebody({ email: `${user.userName}@EXAMPLE.com` });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect((await userOf(browser))?.id).toBe(user.id);
    // Who has the address at the provider next is somebody else.
    world.issuer.person = { ...world.issuer.person, sub: 'another' };
    const visit = await signOn(provider);
    expect(visit).toMatchObject({ status: 403 });
    expect(visit.text).toContain('of somebody else at Entra ID');
  });

  it.each([
    ['whose address is not verified', { email_verified: false }, 'does not say that'],
    ['without an address', { email: undefined }, 'does not say what your e-mail address is'],
    ['for whom no account is made', {}, 'You have no account at Company'],
  ])('stays out %s, and is told whom to ask', async (_, claims, words) => {
    const provider = await add({ newAccounts: 'MAPPED' });
    somebody(claims);
    const browser = cookieBrowser();
    const visit = await signOn(provider, browser);
    expect(visit.status).toBe(403);
    expect(visit.text).toContain(words);
    expect(visit.text).toContain(world.admin.userName);
    expect(await userOf(browser)).toBeNull();
    expect((await entries()).at(-1)?.action).toBe('sign_on_refused');
  });

  it('comes in with an unverified address where an admin trusts the provider', async () => {
    const provider = await add({ trustsEmail: true });
    somebody({ email_verified: undefined });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect(await userOf(browser)).toMatchObject({ role: 'USER' });
  });

  it('stays out once deactivated, linked or not', async () => {
    const provider = await add();
    const { email } = somebody();
    const browser = cookieBrowser();
    await signOn(provider, browser);
    const user = await userOf(browser);
    await world.server.as(world.admin, changeUser, {
      params: { id: user?.id ?? '' },
      body: { role: 'DEACTIVATED' },
    });
    expect((await signOn(provider)).text).toContain('Your account is deactivated');
    world.issuer.person = { sub: 'new', email, email_verified: true };
    expect((await signOn(provider)).text).toContain('Your account is deactivated');
  });

  it('has the role and groups of their lines, at each sign-in where these are followed', async () => {
    const ramp = await world.server.group(world.companyId, 'Ramp');
    const tower = await world.server.group(world.companyId, 'Tower');
    const mappings = [
      { value: 'boss', role: 'MANAGER' as const },
      { value: 'staff', role: 'USER' as const },
      { value: 'ramp', group: 'ramp' },
    ];
    const provider = await add({ mappings, followsMappings: true });
    expect(provider.mappings[2]).toEqual({ value: 'ramp', group: 'Ramp' });
    const { sub, email } = somebody({ groups: ['staff', 'boss', 'ramp'] });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    const { id } = (await userOf(browser)) ?? { id: '' };
    const read = () => world.server.as(world.admin, readUser, { params: { id } });
    expect(await read()).toMatchObject({ role: 'MANAGER', groups: [{ id: ramp }] });
    await world.server.as(world.admin, changeUser, { params: { id }, body: { addGroups: [tower] } });
    world.issuer.person = { sub, email, groups: ['staff'] };
    await signOn(provider);
    expect(await read()).toMatchObject({ role: 'USER', groups: [{ id: tower }] });
  });

  it('is an admin only by a line that says so, and is not made less', async () => {
    const provider = await add({ mappings: [{ value: 'root', role: 'ADMIN' }], followsMappings: true });
    somebody({ groups: ['ADMIN', 'admins'] });
    const plain = cookieBrowser();
    await signOn(provider, plain);
    expect((await userOf(plain))?.role).toBe('USER');
    somebody({ groups: ['root'] });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect((await userOf(browser))?.role).toBe('ADMIN');
    await change(provider, { mappings: [{ value: 'root', role: 'USER' }] });
    const again = cookieBrowser();
    await signOn(provider, again);
    expect((await userOf(again))?.role).toBe('ADMIN');
  });
});

describe('an answer of a provider', () => {
  it('is taken once, in the browser that it began in, for the company that asked', async () => {
    const provider = await add();
    somebody();
    const browser = cookieBrowser();
    const back = await browser.open(addressOf(provider), `${world.server.origin}/signOn/callback/`);
    const other = await world.server.company();
    const elsewhere = back.url.href.replace(world.companyId, other.id);
    const over = 'began in another browser';
    expect((await cookieBrowser().open(back.url.href)).text).toContain(over);
    expect((await browser.open(elsewhere)).text).toContain(over);
    expect((await browser.open(back.url.href, `${world.server.origin}/`)).url.pathname).toBe('/');
    expect((await browser.open(back.url.href)).text).toContain(over);
  });

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    String.raw`/\evil.example.com`,
    'javascript:alert(1)',
  ])('never leads to %s', async (next) => {
    const provider = await add();
    somebody();
    const { url } = await signOn(provider, cookieBrowser(), `&next=${encodeURIComponent(next)}`);
    expect(url.href).toBe(`${world.server.origin}/`);
  });

  it('does not begin on another site', async () => {
    const provider = await add();
    const headers = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    const response = await fetch(addressOf(provider), { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^\/sign-on\?company=/);
  });
});
