// The main job at both faces. The wildlife strikes are public and stand beside the project; without them it is skipped.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { openTerminal } from '#tests/support/terminal.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { browserFace } from './browser-face.ts';
import { mainJob } from './main-job.ts';
import { terminalFace } from './terminal-face.ts';
import { startEmpty } from './demo.ts';

const strikes = resolve('../shared/data/birdstrikes.csv');
const formFile = resolve('tests/data/wildlife-strike-form.json');
const form = 'Wildlife strike report';

describe.skipIf(!existsSync(strikes))(
  'the main job (skipped: ../shared/data/birdstrikes.csv is not there)',
  () => {
    let product: Product;
    beforeAll(async () => {
      product = await startEmpty();
      await signInAdmin(product);
      await product.json(['forms', 'create', '--file', formFile]);
      await product.json(['forms', 'publish', form, '--yes']);
    });
    afterAll(() => product.close());

    it('in the browser', async () => {
      const browser = await startBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        page.setDefaultTimeout(patience);
        await mainJob(browserFace(page, product.origin), form, strikes);
      } finally {
        await browser.close();
      }
    });

    it('in the terminal app', async () => {
      const folder = join(product.folder, 'terminal');
      mkdirSync(folder);
      const terminal = openTerminal({
        program: process.execPath,
        args: [resolve('bin/formdeck.js')],
        env: product.environment({ FORMDECK_CONFIG: join(folder, 'config') }),
        cwd: folder,
        columns: 100,
        rows: 50,
      });
      try {
        await mainJob(terminalFace(terminal, folder), form, strikes);
      } finally {
        terminal.kill();
        await terminal.ended;
      }
    });
  },
);
