// What goes wrong around people who work: the server is gone, the session ends, a link is old, a file is none, a name
// is an attack, a terminal is tiny, a browser keeps nothing. At both faces, wherever both know the trouble.
import { truncateSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import {
  atBrowser,
  atTerminal,
  demoPassword,
  publishForm,
  setPassword,
  startDemo,
  withoutServer,
  writeFile,
} from './demo.ts';
import { heading, inDialog, press, shown, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
const ids = { strikes: '', teamForm: '' };
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  const forms = await product.json<{ id: string; name: string }[]>(['forms', 'list']);
  const idOf = (name: string) => forms.find((form) => form.name === name)?.id ?? '';
  ids.strikes = idOf('Wildlife strikes');
  ids.teamForm = idOf('Wildlife control log');
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const notCsv = 'Only CSV format is Accepted. The maximum allowed size is 50MB.';

describe('in the browser', () => {
  const asUser = (name: string, work: (page: Page) => Promise<void>) =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, name);
      await heading(page, 'Forms');
      await work(page);
    });

  it('a server that is gone for a while', () =>
    asUser('manager', async (page) => {
      await commentOnPendingRow(page, 'Seen by the tower too');
      await withoutServer(product, async () => {
        await press(page, 'Approve');
        await text(page, 'The server is not answering. Trying again; nothing is lost.');
      });
      await page.getByText('The server is not answering.').waitFor({ state: 'detached' });
      expect(await page.getByLabel('Comment').inputValue()).toBe('Seen by the tower too');
      await press(page, 'Approve');
      await shown(inDialog(page).getByText('by manager'));
      await shown(inDialog(page).getByText('Seen by the tower too'));
    }));

  it('a session that ends while somebody writes', () =>
    asUser('reviewer', async (page) => {
      await commentOnPendingRow(page, 'The photo shows a gull');
      await setPassword(product, 'reviewer');
      // The stream of changes may tell of it first: then the dialog lies over the button until it is through.
      const pressed = press(page, 'Approve');
      const again = page.getByRole('dialog', { name: 'Sign in again' });
      await again.getByLabel('Password', { exact: true }).fill(demoPassword);
      expect(await page.getByLabel('Comment').inputValue()).toBe('The photo shows a gull');
      await again.getByRole('button', { name: 'Login' }).click();
      await pressed;
      await shown(inDialog(page).getByText('by reviewer'));
      await shown(inDialog(page).getByText('The photo shows a gull'));
    }));

  it('links to what is gone or not for them', () =>
    asUser('user', async (page) => {
      await page.goto(`/sheet/${ids.teamForm}/all`);
      await text(page, 'Unable to load sheet');
      await page.goto(`/forms/${ids.teamForm}/import`);
      await text(page, 'Unable to load this form');
      await page.goto(`/forms/${ids.strikes}/import`);
      await text(page, 'Only managers and admins may import data.');
      await page.goto(`/sheet/${ids.strikes}/all/data/${noId}`);
      await text(page, 'This entry is no longer here.');
      await page.goto(`/forms/import/${noId}`);
      await text(page, 'This import has been canceled');
      await heading(page, 'Forms');
    }));

  it('files that are no CSV, or too large', () =>
    asUser('manager', async (page) => {
      await page.goto(`/forms/${ids.strikes}/import`);
      for (const file of noFiles()) {
        await page.getByLabel('CSV file').setInputFiles(file);
        await text(page, notCsv);
        await page.reload();
      }
    }));

  it('names and answers that are attacks', async () => {
    const form = await publishAttacks();
    await asUser('manager', async (page) => {
      await text(page, attacks.form);
      await page.goto(`/sheet/${form}/all`);
      await heading(page, attacks.form);
      await text(page, attacks.answer);
      await page.getByRole('link', { name: 'View Data' }).click();
      await page.getByRole('grid').getByRole('row').nth(1).click();
      await shown(inDialog(page).getByText(attacks.question));
      await shown(inDialog(page).getByText(attacks.answer));
      expect(await page.evaluate('document.querySelectorAll("img[src=x]").length')).toBe(0);
      expect(await page.evaluate('typeof attacked')).toBe('undefined');
    });
  });

  it('a browser that keeps nothing', () =>
    atBrowser(
      browser,
      product,
      async (page) => {
        await signIn(page, 'analyst');
        await heading(page, 'Forms');
        // The cookie signs in again.
        await page.reload();
        await text(page, 'Wildlife strikes');
      },
      (page) =>
        page.addInitScript(
          `for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { get() { throw new DOMException('Refused', 'SecurityError'); } });`,
        ),
    ));
});

describe('in the terminal app', () => {
  it('a server that is gone for a while', () =>
    atTerminal(product, 'manager', async (terminal) => {
      const { press: type, shows } = terminal;
      await commentOnRow(terminal, 'Seen from the tower');
      await withoutServer(product, async () => {
        await type(keys.enter);
        await shows('no connection, trying again');
        await shows('Seen from the tower');
      });
      await shows('connected');
      await type(keys.enter);
      await shows('1 entry was approved');
      await isApprovedWith('Seen from the tower');
    }));

  it('a session that ends while somebody writes', () =>
    atTerminal(product, 'reviewer', async (terminal) => {
      const { press: type, shows, hides, settled, screen } = terminal;
      await commentOnRow(terminal, 'The photo shows an owl');
      await setPassword(product, 'reviewer');
      await type(keys.enter);
      await shows('Your session has ended');
      await type(demoPassword);
      await type(keys.enter);
      await hides('Your session has ended');
      await settled();
      // The stream of changes may have told of it first: then the first enter met the password's dialog.
      if (screen().includes('Approve this entry?')) await type(keys.enter);
      await shows('1 entry was approved');
      await isApprovedWith('The photo shows an owl');
    }));

  it('files that are no CSV, or too large', () =>
    atTerminal(product, 'manager', async (terminal) => {
      const { press: type, shows, hides } = terminal;
      await openForm(terminal, 'Wildlife strikes');
      await type('I');
      await shows('Import a file');
      await type(keys.enter);
      for (const file of noFiles()) {
        await shows('Which CSV file?');
        await type(file);
        await type(keys.enter);
        await shows(notCsv);
        await type(keys.control('u'));
        await hides(notCsv);
      }
    }));

  it('names and answers that are attacks', async () => {
    await publishAttacks();
    await atTerminal(product, 'manager', async (terminal) => {
      const { press: type, shows, written } = terminal;
      await openForm(terminal, '<img');
      await shows('<img src=x');
      await type('d');
      await shows('Sheet Context');
      await shows('red');
      await type('d');
      await shows('1 of');
      await type(keys.enter);
      await shows('owned');
      for (const code of attackCodes) expect(written()).not.toContain(code);
    });
  });

  it('a terminal that is too small, until it is larger', () =>
    atTerminal(product, 'analyst', async ({ shows, hides, resize }) => {
      await shows('Recent activity');
      resize(40, 10);
      await shows('This terminal is too small.');
      await hides('Recent activity');
      resize(100, 30);
      await shows('Recent activity');
      await hides('too small');
    }));

  it('a shell that says it is a CI', () =>
    atTerminal(product, 'analyst', ({ shows }) => shows('Recent activity'), { env: { CI: 'true' } }));
});

const noId = '00000000-0000-4000-8000-000000000000';

/** Opens a row that waits for its review, and begins to review it. */
async function commentOnPendingRow(page: Page, comment: string): Promise<void> {
  await page.goto(`/sheet/${ids.strikes}/all/data?review=PENDING`);
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await page.getByLabel('Go to the next entry after reviewing').uncheck();
  await page.getByLabel('Comment').fill(comment);
}

/** One approved row has the comment; the app shows the next row that waits. */
async function isApprovedWith(comment: string): Promise<void> {
  const rows = await product.json<{ reviewComment: string | null }[]>(
    ['rows', 'list', '--form', 'Wildlife strikes'].concat(['--review', 'approved', '--all']),
  );
  expect(rows.filter((row) => row.reviewComment === comment)).toHaveLength(1);
}

async function commentOnRow(terminal: Terminal, comment: string): Promise<void> {
  const { press: type, shows } = terminal;
  await openForm(terminal, 'Wildlife strikes');
  await type('d');
  await shows('Sheet Context');
  await type('d');
  await shows('1 of');
  await type('v');
  await shows('review: pending');
  await type(keys.enter);
  await shows('Time of the strike  ');
  await type('a');
  await shows('Approve this entry?');
  await type(comment);
  await shows(comment);
}

/** In the list of forms, with this one under the cursor. */
async function openForm({ press: type, shows, settled }: Terminal, name: string): Promise<void> {
  await shows('Recent activity');
  await type('F');
  await shows('Published forms');
  await shows('Runway inspection');
  await type(`/${name}`);
  await type(keys.enter);
  await shows(/ \d of \d+/);
  await settled();
}

/** A picture, and 51 MB of nothing. */
function noFiles(): string[] {
  const large = writeFile(product, 'large.csv', 'A\n');
  truncateSync(large, 51 * 1024 * 1024);
  return [writeFile(product, 'picture.png', 'PNG'), large];
}

const attacks = {
  form: '<img src=x onerror="attacked=1"> "Gates"',
  question: '<script>attacked=1</script>',
  answer: '\u001b]0;owned\u0007\u001b[31mred \u202etxt.exe <b>',
};
/** As they would reach the terminal: a title, a colour that nobody asked for, letters turned round. */
const attackCodes = ['\u001b]0;owned', '\u001b[31mred', '\u202e'];

async function publishAttacks(): Promise<string> {
  const id = await publishForm(product, {
    name: attacks.form,
    questions: [{ text: attacks.question, type: 'TEXT', required: true }],
  });
  const rows = writeFile(product, 'rows.json', JSON.stringify([{ [attacks.question]: attacks.answer }]));
  await product.json(['rows', 'add', '--form', id, '--name', attacks.answer, '--file', rows]);
  return id;
}
