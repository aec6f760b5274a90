import { describe, expect, it } from 'vitest';
import { createHttp } from '#core/http.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { readLinks } from './calls.ts';
import { createLooks } from './looks.ts';
import { linksLifetime } from './schema.ts';

const green = { sidebarBackgroundColor: '#0b5d3b', sidebarTextColor: '#ffffff' };

const key = 'k'.repeat(40);

/** A server whose links end when a new one is asked for; `status` is what they answer. */
function world() {
  const state = {
    now: 0,
    asked: 0,
    brands: 0,
    followed: 0,
    hasLooks: true,
    labels: 200,
    logo: 200,
    isUp: true,
    failures: [] as unknown[],
  };
  const send = (async (call: { id: string }) => {
    if (!state.isUp) throw new TypeError('down');
    if (call.id !== readLinks.id) return { key };
    state.asked += 1;
    const base = `https://elsewhere.test/company/brand/${state.asked}`;
    return { labels: `${base}/labels`, logo: `${base}/logo` };
  }) as unknown as Send;
  const fetchFunction = (async (url: string) => {
    const { origin, pathname } = new URL(url);
    expect(origin).toBe('https://ca.test');
    if (pathname === `/company/brand/${key}`) {
      state.brands += 1;
      const brand = { name: 'Ca', labels: state.hasLooks ? green : null, logo: state.hasLooks ? '1' : null };
      return new Response(JSON.stringify(brand), { headers: { 'content-type': 'application/json' } });
    }
    state.followed += 1;
    if (!pathname.includes(`/brand/${state.asked}/`)) return new Response(null, { status: 410 });
    return pathname.endsWith('/labels')
      ? new Response(JSON.stringify(green), { status: state.labels })
      : new Response('picture', { status: state.logo, headers: { etag: '"1"' } });
  }) as unknown as typeof fetch;
  const looks = createLooks({
    http: createHttp(fetchFunction),
    ports: { now: () => state.now } as Ports,
    send,
    session: { region: { peek: () => ({ id: 'ca', name: 'Canada', server: 'https://ca.test' }) } as never },
    onNoLinks: (error) => state.failures.push(error),
  });
  return { state, check: () => looks.check({}) };
}

describe('how a company looks', () => {
  it('is read by links, on the server as it was reached', async () => {
    const { check } = world();
    expect(await check()).toEqual({
      labels: green,
      logo: `https://ca.test/company/brand/${key}/logo?version=1`,
      key,
    });
  });

  it('asks for links once in 12 hours', async () => {
    const { state, check } = world();
    await check();
    state.now = linksLifetime - 1;
    await check();
    expect(state.asked).toBe(1);
    state.now = linksLifetime;
    await check();
    expect(state.asked).toBe(2);
  });

  it('requests nothing that the company has not chosen', async () => {
    const { state, check } = world();
    state.hasLooks = false;
    expect(await check()).toMatchObject({ labels: null, logo: null });
    expect(state).toMatchObject({ brands: 1, followed: 0 });
  });

  it('is the usual where there is nothing, without new links', async () => {
    const { state, check } = world();
    state.labels = 404;
    state.logo = 404;
    expect(await check()).toMatchObject({ labels: null, logo: null });
    expect(state.asked).toBe(1);
  });

  it('asks for new links after any other error', async () => {
    const { state, check } = world();
    await check();
    state.asked = 7;
    expect(await check()).toMatchObject({ labels: green });
    expect(state.asked).toBe(8);
  });

  it('says when links cannot be asked for', async () => {
    const { state, check } = world();
    state.isUp = false;
    await expect(check()).rejects.toThrow('down');
    expect(state.failures).toHaveLength(1);
    state.isUp = true;
    expect(await check()).toMatchObject({ labels: green });
  });
});
