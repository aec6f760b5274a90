// The pages of the console in a pseudo-language: nothing is English but the company's data, nothing is cut, and nothing is wider
// than a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAddresses } from '#core/features/pages.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { patience } from '#tests/support/patience.ts';
import type { Product } from '#tests/support/product.ts';
import { demoPassword, startDemo } from './demo.ts';
import { isKnown } from './pseudo-known.ts';
import { seenOn } from './pseudo-page.ts';
import { companyData, englishIn } from './pseudo-texts.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Minutes where it is asked for; else a page of each kind on a phone. */
const isWhole = process.env['PSEUDO_LANGUAGES'] !== undefined;

let product: Product;
let browser: Browser;
const data = companyData();
const paths: string[] = [];
beforeAll(async () => {
  [product, browser] = await Promise.all([
    startDemo({ FORMDECK_PREVIEW_LANGUAGES: 'en-xa,en-xb' }),
    startBrowser(),
  ]);
  const forms = await product.json<{ id: string; name: string }[]>(['forms', 'list']);
  const strikes = forms.find(({ name }) => name === 'Wildlife strikes')?.id ?? '';
  const [user] = await product.json<{ id: string }[]>(['users', 'list']);
  const ofEachKind = [
    '/forms',
    '/users',
    '/reports',
    '/account',
    `/sheet/${strikes}/all/data`,
    `/fill/${strikes}`,
  ];
  const all = [
    ...pageAddresses,
    '/nowhere',
    '/forms?filter=zzqx',
    '/forms?type=unpublished',
    '/forms/create',
    `/forms/${strikes}`,
    `/forms/${strikes}/import`,
    `/sheet/${strikes}/all`,
    `/sheet/${strikes}/all/data`,
    `/sheet/${strikes}/all/data?review=PENDING`,
    `/sheet/${strikes}/all/data?filter=last.many`,
    `/fill/${strikes}`,
    '/sheet/gone/gone',
    '/users/create',
    `/users/${user?.id ?? ''}`,
    '/users/groups/create',
    '/reminders/create',
    '/reminders?view=calendar',
    '/reports/designs/create',
    '/reports/schedules?view=all',
    '/reports/schedules?view=calendar',
    '/reports/schedules/create',
    '/admin/auditlog?tab=activity',
    '/admin/auditlog?tab=deleted-rows&startDate=2020-01-01T00:00:00.000Z',
    '/transforms?recipe=metal-detection',
    '/account',
    '/codes/print?size=2&number=4',
  ];
  paths.push(...(isWhole ? all : ofEachKind));
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A page in a language whose user is signed in, or not. */
async function open(locale: string, viewport: typeof wide, userName: string | null): Promise<Page> {
  const page = await browser.newPage({ baseURL: product.origin, locale, viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    void response.json().then(
      (value) => data.add(value),
      () => undefined,
    );
  });
  await page.goto('/');
  await page.locator('input[autocomplete=username]').waitFor();
  if (userName === null) return page;
  await page.locator('input[autocomplete=username]').fill(userName);
  await page.locator('input[autocomplete=current-password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=current-password]').waitFor({ state: 'hidden' });
  await page.locator('main h1').first().waitFor();
  return page;
}

/** What is wrong with a page as it is now. Letters that run from right to left are the same words. */
async function look(page: Page, where: string): Promise<string[]> {
  const { texts, faults } = await seenOn(page);
  const isLeftToRight = (await page.locator('html').getAttribute('dir')) !== 'rtl';
  return [...faults, ...(isLeftToRight ? texts.flatMap(newEnglish) : [])].map(
    (fault) => `${where}: ${fault}`,
  );
}

function newEnglish(text: string): string[] {
  return englishIn(text, data)
    .filter((part) => !isKnown(part))
    .map((part) => `"${part}" in "${text.slice(0, 120)}"`);
}

/** Until it says the same for a while, and nothing waits, except for what never comes. */
async function settled(page: Page): Promise<void> {
  let before = '';
  const end = Date.now() + 3_000;
  for (let calm = 0; calm < 3 && Date.now() < end;) {
    const now = await page.evaluate<string>(
      `document.querySelector('[aria-busy=true], .mantine-Loader-root, .mantine-Skeleton-root') ? '' : document.body.innerText + document.title`,
    );
    calm = now !== '' && now === before ? calm + 1 : 0;
    before = now;
    if (calm < 3) await page.waitForTimeout(60);
  }
}

/** What opens menus and dialogs on a page: as many as show what the others are like. */
const openers = 'main [aria-haspopup=menu]:visible, main [aria-haspopup=dialog]:visible';
const openedOnEach = 4;

async function lookBehind(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const count = Math.min(await page.locator(openers).count(), openedOnEach);
  for (let index = 0; index < count; index += 1) {
    const opener = page.locator(openers).nth(index);
    const isOpen = await opener.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) continue;
    await settled(page);
    found.push(...(await look(page, `${path}, behind ${await opener.innerText()}`)));
    await page.keyboard.press('Escape');
  }
  return found;
}

const tours = [
  ['en-XA', 390, phone],
  ['en-XA', 1440, wide],
  ['en-XB', 390, phone],
] as const;
describe.each(isWhole ? tours : tours.slice(0, 1))('in %s, %i pixels wide', (locale, _, viewport) => {
  it('the pages of those who are not signed in', async () => {
    const page = await open(locale, viewport, null);
    const found = await look(page, 'the sign-in');
    for (const path of ['/forgotPassword', '/resetPassword']) {
      await page.goto(path);
      await settled(page);
      found.push(...(await look(page, path)));
    }
    await page.close();
    expect(found).toEqual([]);
  });

  it('every page', async () => {
    const page = await open(locale, viewport, 'admin');
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      found.push(...(await look(page, path)));
      if (isWhole && locale === 'en-XA') found.push(...(await lookBehind(page, path)));
    }
    await page.close();
    expect([...new Set(found)]).toEqual([]);
  });
});
