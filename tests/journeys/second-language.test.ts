// A second language, from the sign-in page to the e-mail, in both faces: French, as its translators see it before it is whole.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { patience } from '#tests/support/patience.ts';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { keys, openTerminal } from '#tests/support/terminal.ts';
import { startEmpty } from './demo.ts';
import { press, text } from './page-words.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startEmpty({ FORMDECK_PREVIEW_LANGUAGES: 'fr' }), startBrowser()]);
  await signInAdmin(product);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe('in the browser', () => {
  async function open(locale: string) {
    const page = await browser.newPage({ baseURL: product.origin, locale });
    page.setDefaultTimeout(patience);
    await page.goto('/');
    return page;
  }

  it('signing in is French for whoever reads French', async () => {
    const page = await open('fr-CA');
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByLabel("Nom d'utilisateur").fill('admin');
    await page.getByLabel('Mot de passe', { exact: true }).fill('not the password');
    await press(page, 'Se connecter');
    await text(page, "Connexion impossible. Vérifiez votre nom d'utilisateur et votre mot de passe.");

    await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
    await press(page, 'Envoyer');
    await text(page, "Un nom d'utilisateur est requis");
    await page.getByLabel("Nom d'utilisateur").fill('admin');
    await press(page, 'Envoyer');
    await text(page, 'Consultez votre messagerie');
    const mails = () => mailsTo(join(product.dataFolder, 'ca'), 'admin@example.com');
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail = ''] = await mails();
    expect(mail).toContain('Subject: Votre mot de passe temporaire');
    expect(mail).toContain('Bonjour admin,');
    await page.close();
  });

  it('it is English for everybody else', async () => {
    const page = await open('de-CH');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.close();
  });
});

describe('in the terminal', () => {
  const env = { LC_ALL: 'fr_FR.UTF-8' };

  it('signing in is French', async () => {
    const config = join(product.folder, 'another-config');
    const terminal = openTerminal({
      program: process.execPath,
      args: ['bin/formdeck.js'],
      env: product.environment({ ...env, FORMDECK_CONFIG: config }),
      cwd: process.cwd(),
    });
    await terminal.shows('Se connecter à Formdeck');
    await terminal.press(`${keys.enter}${keys.enter}`);
    await terminal.shows("Un nom d'utilisateur est requis");
    await terminal.press(keys.control('c'));
    await terminal.ended;
  });

  it('what the server refuses is said in French, and to a program in English', async () => {
    const login = ['login', '--username', 'admin', '--password-stdin'];
    const refused = await product.run(login, { input: 'not the password', env });
    expect(refused.stderr).toContain('Connexion impossible.');
    const asked = await product.run([...login, '--json'], { input: 'not the password', env });
    expect(asked.stderr).toContain('Unable to login to the product.');
  });

  it('what was done is said in French, by the account of the reader', async () => {
    const { stdout, stderr } = await product.run(['account', 'sessions', 'end', '--others', '--yes'], {
      env,
    });
    expect(`${stdout}${stderr}`).toMatch(/session/);
    expect(`${stdout}${stderr}`).toMatch(/déconnectée|autre session/);
  });
});
