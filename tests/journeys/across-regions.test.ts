// The console at one region's page, with accounts of the other: everything that they may do at home works there too.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import { patience } from '#tests/support/patience.ts';
import type { Product } from '#tests/support/product.ts';
import { atBrowser, demoPassword, startDemo } from './demo.ts';
import { heading, inDialog, press, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
/** The server of the other region. */
let other: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  const url = new URL(product.origin);
  url.port = String(Number(url.port) + 1);
  other = url.origin;
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const asUsAdmin = (work: (page: Page) => Promise<void>) =>
  atBrowser(browser, product, async (page) => {
    await signIn(page, 'us-admin');
    await heading(page, 'Forms');
    await work(page);
    expect(new URL(page.url()).origin).toBe(product.origin);
  });

type Request = { method?: string; body?: string; headers?: Record<string, string> };
type Sent = { status: number; body: Record<string, unknown>; headers: Record<string, string | null> };

/** A request from the page's own script to the other region: the browser decides what it may send, and read. */
async function fromPage(page: Page, path: string, init: Request = {}): Promise<Sent> {
  const given = { url: other + path, init };
  return page.evaluate(async ({ url, init: sent }) => {
    const session = JSON.parse(localStorage.getItem('formdeck.session') ?? '{}') as { token?: string };
    const reply = await fetch(url, {
      ...sent,
      headers: { ...sent.headers, authorization: `Bearer ${session.token}` },
    });
    const type = reply.headers.get('content-type') ?? '';
    return {
      status: reply.status,
      body: (type.includes('json')
        ? await reply.json()
        : { bytes: (await reply.arrayBuffer()).byteLength }) as Record<string, unknown>,
      headers: {
        disposition: reply.headers.get('content-disposition'),
        rowCount: reply.headers.get('x-row-count'),
      },
    };
  }, given);
}

const sendJson = (page: Page, method: string, path: string, body: unknown) =>
  fromPage(page, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** Follows a form in the page; what comes is in `heard`. */
async function follow(address: string): Promise<void> {
  const { token } = JSON.parse(localStorage.getItem('formdeck.session') ?? '{}') as { token?: string };
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const world = globalThis as { heard?: string };
  world.heard = '';
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  // Until it is ready.
  while (reader !== undefined && !world.heard.includes('ready')) world.heard += (await reader.read()).value;
  void (async () => {
    for (;;) world.heard += (await reader?.read())?.value ?? '';
  })();
}

/** Sends a picture (base64) from the page; answers the status. */
async function sendImage({ address, picture }: { address: string; picture: string }): Promise<number> {
  const { token } = JSON.parse(localStorage.getItem('formdeck.session') ?? '{}') as { token?: string };
  const body = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' };
  return (await fetch(address, { method: 'POST', body, headers })).status;
}

describe('an account of the other region', () => {
  it('chooses a password', () =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, 'us-newcomer');
      await heading(page, 'Choose your password');
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const choose = async (password: string) => {
        await field('New Password').fill(password);
        await field('Confirm Password').fill(password);
      };
      await choose(demoPassword);
      await press(page, 'Continue');
      await text(page, 'This is the password you signed in with. Choose another one.');
      await choose('a new one');
      await press(page, 'Continue');
      await text(page, 'Your password has been successfully reset!');
      await text(page, 'Metal detector check');

      // And later another one, with the one in force.
      await press(page, /Account menu/);
      await page.getByRole('menuitem', { name: 'Change password' }).click();
      await field('Current password').fill('a wrong one');
      await choose('a newer one');
      await press(page, 'Change password');
      await text(page, 'This is not your current password');
      await field('Current password').fill('a new one');
      await press(page, 'Change password');
      await text(
        page,
        'Your password is changed. Every other session has ended, and the calendar link, if there was one.',
      );
    }));

  it('changes a form and publishes it', () =>
    asUsAdmin(async (page) => {
      const question = { id: randomUUID(), text: 'Clean?', type: 'BOOLEAN', required: true };
      const form = { id: randomUUID(), name: 'Dock check', questions: [question] };
      expect(await sendJson(page, 'POST', '/template', form)).toMatchObject({ status: 201 });
      await page.goto('/forms?type=unpublished');
      await press(page, 'Actions for Dock check');
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Form name', exact: true }).fill('Docks');
      // Else the list may be read before the form is saved, and read again half a minute later.
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await saved;
      await page.goto('/forms?type=unpublished');
      await press(page, 'Actions for Docks');
      await page.getByRole('menuitem', { name: 'Publish' }).click();
      await inDialog(page).getByRole('button', { name: 'Publish' }).click();
      await page.goto('/forms');
      await text(page, 'Docks');
    }));

  it('adds, changes and deletes rows, sends images, and follows what happens', () =>
    asUsAdmin(async (page) => {
      const questionId = randomUUID();
      const reviewerId = (await fromPage(page, '/user')).body['id'];
      const form = {
        id: randomUUID(),
        name: 'Gates',
        questions: [{ id: questionId, text: 'Gate', type: 'TEXT', required: true }],
        reviewers: [{ id: reviewerId }],
      };
      expect(await sendJson(page, 'POST', '/template', form)).toMatchObject({ status: 201 });
      expect(await fromPage(page, `/template/${form.id}/publish`, { method: 'PUT' })).toMatchObject({
        status: 200,
      });
      await page.evaluate(follow, `${other}/template/${form.id}/live`);
      const sheetId = randomUUID();
      const sheet = { id: sheetId, name: 'Monday' };
      expect(await sendJson(page, 'POST', `/template/${form.id}/sheet`, sheet)).toMatchObject({
        status: 201,
      });
      await expect.poll(() => page.evaluate('globalThis.heard')).toContain(sheetId);

      const rowId = randomUUID();
      const row = { id: rowId, answers: [{ questionId, value: 'North' }] };
      expect(await sendJson(page, 'POST', `/sheet/${sheetId}/row`, row)).toMatchObject({ status: 201 });
      const change = { questionId, rowId, answers: ['South'], comment: 'Misread' };
      const changed = await sendJson(page, 'PUT', `/sheet/${sheetId}/answers`, change);
      expect([changed.status, JSON.stringify(changed.body)]).toEqual([200, expect.stringContaining('South')]);
      const review = { state: 'APPROVED' };
      expect(await sendJson(page, 'POST', `/sheet/${sheetId}/row/${rowId}/review`, review)).toMatchObject({
        status: 200,
      });
      const exported = await sendJson(page, 'POST', '/export/sheet', { sheetIds: [sheetId] });
      expect(exported).toMatchObject({
        status: 200,
        headers: { rowCount: '1', disposition: expect.stringContaining('Gates') },
      });
      expect(await fromPage(page, `/sheet/${sheetId}/row/${rowId}`, { method: 'DELETE' })).toMatchObject({
        status: 204,
      });

      const imageId = randomUUID();
      const blue = { width: 200, height: 100, channels: 3, background: '#2266aa' } as const;
      const picture = (await sharp({ create: blue }).jpeg().toBuffer()).toString('base64');
      expect(await page.evaluate(sendImage, { address: `${other}/image/${imageId}`, picture })).toBe(201);
      const image = await fromPage(page, `/image/${imageId}?width=96`);
      expect([image.status, Number(image.body['bytes']) > 0]).toEqual([200, true]);
    }));

  it('reads notifications', () =>
    asUsAdmin(async (page) => {
      await page.goto('/');
      const marked = page.waitForResponse(
        (reply) => reply.url().startsWith(`${other}/notification`) && reply.request().method() === 'PUT',
      );
      await press(page, 'Mark all as read');
      expect((await marked).ok()).toBe(true);
    }));

  it('downloads', () =>
    asUsAdmin(async (page) => {
      await press(page, 'Actions for Metal detector check');
      await page.getByRole('menuitem', { name: 'Export Data' }).click();
      const download = page.waitForEvent('download', { timeout: patience });
      await inDialog(page).getByRole('button', { name: 'Export', exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^Metal detector check/);
    }));
});
