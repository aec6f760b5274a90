// A company's appearance over HTTP: its colours, its logo, and the links to both that need no token.
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '#core/appearance/calls.ts';
import { linksLifetime, type LogoType, maximumLogoBytes } from '#core/appearance/schema.ts';
import { filterAudit } from '#core/audit/calls.ts';
import { resetPassword } from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let company: { id: string; admin: Person };
/** How far the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead });
});
beforeEach(async () => {
  ahead = 0;
  company = await server.company('Lakeside Foods');
});
afterAll(() => server.close());

const green = { sidebarBackgroundColor: '#0b5d3b', sidebarTextColor: '#ffffff' };
const save = (body: typeof green, by = company.admin) => server.as(by, calls.saveLabels, { body });
const read = (by = company.admin) => server.as(by, calls.readLabels, {});
const links = (by = company.admin) => server.as(by, calls.readLinks, {});
const entries = async () =>
  (
    await server.as(company.admin, filterAudit, {
      query: { size: 20 },
      body: { actions: ['labels_changed', 'logo_changed', 'logo_removed'] },
    })
  ).content.map(({ action, previous, next }) => ({ action, previous, next }));
const turnOff = () =>
  inCompany(server, company.id, (tx) =>
    tx.raw(`update companies set flags = flags || '{"ADMIN_APPEARANCE": false}'`),
  );

const drawn = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: '#b8262b' } }).withExif({
    IFD0: { Copyright: 'somebody at a place' },
  });
async function upload(
  content: Uint8Array<ArrayBuffer> | string,
  mimetype: LogoType,
  by = company.admin,
): Promise<Response> {
  const { url, method, headers } = await server.as(by, calls.requestLogo, { body: { mimetype } });
  return fetch(url, { method, headers, body: content });
}
const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const logo = async () => fetch((await links()).logo);

describe('the colours', () => {
  it('are none until they are chosen, then those, then none again', async () => {
    expect(await failure(read())).toMatchObject({ status: 404 });
    expect(await save({ sidebarBackgroundColor: ' #0B5D3B', sidebarTextColor: '#FFF' })).toEqual(green);
    const user = await server.person(company.id, 'USER');
    expect(await read(user)).toEqual(green);
    await server.as(company.admin, calls.deleteLabels, {});
    await server.as(company.admin, calls.deleteLabels, {});
    expect(await failure(read())).toMatchObject({ status: 404 });
    expect(await entries()).toEqual([
      {
        action: 'labels_changed',
        previous: ['Menu background #0b5d3b', 'Menu text #ffffff'],
        next: ['The usual colors'],
      },
      {
        action: 'labels_changed',
        previous: ['The usual colors'],
        next: ['Menu background #0b5d3b', 'Menu text #ffffff'],
      },
    ]);
  });

  it.each(['red', '#12', '#12345', '#1234567', '0b5d3b', 'rgb(1,2,3)', '#0b5d3b;color:red', ''])(
    'are refused as %j',
    async (colour) => {
      expect(await failure(save({ ...green, sidebarTextColor: colour }))).toMatchObject({
        status: 400,
        details: { errors: [{ path: 'sidebarTextColor' }] },
      });
    },
  );

  it('are not for changing where the flag is off, nor is the logo, and are still shown', async () => {
    await save(green);
    await turnOff();
    const refused = { status: 403, message: 'Appearance is turned off for your company.' };
    expect(await failure(save(green))).toMatchObject(refused);
    expect(await failure(server.as(company.admin, calls.deleteLabels, {}))).toMatchObject(refused);
    expect(await failure(upload('', 'image/png'))).toMatchObject(refused);
    expect(await failure(server.as(company.admin, calls.deleteLogo, {}))).toMatchObject(refused);
    expect(await read()).toEqual(green);
  });
});

describe('a logo', () => {
  it.each([
    ['image/png', 'image/png', () => bytes(drawn().png())],
    ['image/jpeg', 'image/jpeg', () => bytes(drawn().jpeg())],
    ['image/gif', 'image/png', () => bytes(drawn().gif())],
  ] as const)('as %s is drawn anew as %s, without what was in its file', async (type, stored, make) => {
    const reply = await upload(await make(), type);
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    const shown = await logo();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe(stored);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const { width, height, exif } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 100, exif: undefined });
    expect((await entries())[0]).toMatchObject({
      action: 'logo_changed',
      next: [`400 by 100 pixels, from ${type}`],
    });
  });

  it('as SVG becomes a picture: no script, no reference, no file of the server', async () => {
    const drawing = `<?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">
      <script>alert(2)</script><image xlink:href="file:///etc/passwd" width="4" height="4"/>
      <image href="http://127.0.0.1:1/x.png" width="4" height="4"/>
      <a href="javascript:alert(3)"><rect width="40" height="20" fill="#0b5d3b"/></a></svg>`;
    expect((await upload(drawing, 'image/svg+xml')).status).toBe(204);
    const shown = await logo();
    expect(shown.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await shown.arrayBuffer());
    expect(picture.toString('latin1')).not.toMatch(/script|alert|svg/i);
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 640, height: 320 });
    expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x5d, 0x3b]);
  });

  it('is no file that says it is another kind of image, or is none', async () => {
    const png = await bytes(drawn().png());
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';
    for (const [content, type] of [
      [png, 'image/jpeg'],
      [svg, 'image/png'],
      ['<html><script>alert(1)</script></html>', 'image/svg+xml'],
      [
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
        'image/svg+xml',
      ],
      ['GIF89a and nothing else', 'image/gif'],
      [png.subarray(0, 60), 'image/png'],
      ['', 'image/png'],
    ] as const) {
      expect((await upload(content, type)).status, type).toBe(415);
    }
    expect((await logo()).status).toBe(404);
    expect(await entries()).toEqual([]);
  });

  it('is no drawing that others of it draw again and again', async () => {
    const uses = Array.from(
      { length: 9 },
      (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect id="a0" width="1" height="1"/>${uses.join('')}</svg>`;
    const reply = await upload(svg, 'image/svg+xml');
    expect([reply.status, await reply.json()]).toMatchObject([
      415,
      { detail: 'This image takes too long to draw.', hint: 'Save it as PNG and try again.' },
    ]);
  });

  it('has 2 MB at most', async () => {
    expect(maximumLogoBytes).toBe(2 * 1024 * 1024);
    expect((await upload(new Uint8Array(maximumLogoBytes + 1), 'image/png')).status).toBe(413);
  });

  it('is sent to an address that is good for an hour, for the admin who asked', async () => {
    const png = await bytes(drawn().png());
    const body = { mimetype: 'image/png' as const };
    const other = await server.person(company.id, 'ADMIN');
    const { url, headers } = await server.as(other, calls.requestLogo, { body });
    const send = (to: string) => fetch(to, { method: 'PUT', headers, body: png });
    expect((await send(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await send(url.replace('/company/logo/', '/company/logo/x'))).status).toBe(404);
    await server.as(company.admin, changeUser, { params: { id: other.id }, body: { role: 'MANAGER' } });
    expect((await send(url)).status).toBe(404);
    const { url: own } = await server.as(company.admin, calls.requestLogo, { body });
    ahead = 3_600_001;
    expect((await send(own)).status).toBe(404);
    ahead = 3_500_000;
    expect((await send(own)).status).toBe(204);
  });

  it('is removed', async () => {
    await upload(await bytes(drawn().png()), 'image/png');
    await server.as(company.admin, calls.deleteLogo, {});
    await server.as(company.admin, calls.deleteLogo, {});
    expect((await logo()).status).toBe(404);
    expect((await entries()).map(({ action }) => action)).toEqual(['logo_removed', 'logo_changed']);
  });
});

describe('the links', () => {
  it('need no token, and are good for 12 hours', async () => {
    await save(green);
    await upload(await bytes(drawn().png()), 'image/png');
    const user = await server.person(company.id, 'USER');
    const { labels, logo: picture } = await links(user);
    expect(Object.keys(await links(user))).toEqual(['labels', 'logo']);
    expect(await (await fetch(labels)).json()).toEqual(green);
    const first = await fetch(picture);
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect((await fetch(picture, known)).status).toBe(304);
    const version = (first.headers.get('etag') ?? '').slice(1, -1);
    const cached = async (query: string) =>
      (await fetch(`${picture}?version=${query}`)).headers.get('cache-control');
    expect([await cached(version), await cached('other')]).toEqual([
      'private, max-age=31536000, immutable',
      'private, no-cache',
    ]);
    ahead = linksLifetime - 60_000;
    expect((await fetch(labels)).status).toBe(200);
    ahead = linksLifetime + 1;
    expect((await fetch(labels)).status).toBe(404);
    expect((await fetch(picture)).status).toBe(404);
  });

  it('answer 404 where nothing is chosen', async () => {
    const { labels, logo: picture } = await links();
    expect((await fetch(labels)).status).toBe(404);
    expect((await fetch(picture)).status).toBe(404);
  });

  it('of signing in lead to name, colours and logo, and to those of no other company', async () => {
    await save(green);
    const { key } = await server.as(company.admin, calls.readSignInLink, {});
    const brand = (secret: string) => server.as(null, calls.linkedBrand, { params: { secret } });
    expect(await brand(key)).toEqual({ name: 'Lakeside Foods', labels: green, logo: null });
    const other = await server.company();
    const { key: foreign } = await server.as(other.admin, calls.readSignInLink, {});
    // The company of the one with the signature of the other.
    const mixed = key.slice(0, 22) + foreign.slice(22);
    expect(await failure(brand(mixed))).toMatchObject({ status: 404 });
    expect(await failure(brand('A'.repeat(key.length)))).toMatchObject({ status: 404 });
    expect(await failure(brand('short'))).toMatchObject({ status: 404 });
    // One of 12 hours does not tell the name, and is none that stays.
    const passing = /brand\/([\w-]+)\//.exec((await links()).labels)?.[1] ?? '';
    expect(await failure(brand(passing))).toMatchObject({ status: 404 });
  });
});

describe('an e-mail', () => {
  const resetMail = async () => {
    const { email } = await server.as(company.admin, me, {});
    await server.as(null, resetPassword, { body: { username: company.admin.userName } });
    return vi.waitFor(
      async () => (await mailsTo(server.dataFolder, email)).at(-1) ?? expect.fail(),
      patience,
    );
  };

  it('has the logo within it, on the ground of the menu, and its text as it was', async () => {
    await save(green);
    await upload(await bytes(drawn().png()), 'image/png');
    const mail = await resetMail();
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-ID: <logo@formdeck.invalid>');
    expect(mail).toContain('Content-Disposition: inline; filename=logo.png');
    const html = mail
      .slice(mail.indexOf('Content-Type: text/html'))
      .replaceAll('=\n', '')
      .replaceAll('=3D', '=');
    expect(html).toContain('bgcolor="#0b5d3b"');
    expect(html).toContain(
      '<img src="cid:logo@formdeck.invalid" alt="Lakeside Foods" width="224" height="56"',
    );
    expect(html).toMatch(/Your temporary password is: <code [^>]+>[\w-]+<\/code><\/p>/);
  });

  it('has the name of the company where there is no logo', async () => {
    await save(green);
    const mail = await resetMail();
    expect(mail).not.toContain('Content-ID');
    expect(mail.replaceAll('=\n', '')).toMatch(/<span [^>]+>Lakeside Foods<\/span>/);
  });
});
