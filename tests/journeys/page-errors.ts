// What is wrong with a page for those who hear it or see it poorly, as far as axe can tell; and what looks wrong to all.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours: NonNullable<RunOptions['runOnly']> = { type: 'rule', values: ['color-contrast'] };

/** What lies over a page. */
const overlays = ['dialog', 'menu', 'listbox'].map((role) => `[role=${role}]`).join();

/**
 * On the page as it is now; in dark its colours alone, as nothing else differs. Only in the part that a selector names,
 * by default the dialogs and menus that are open, else the whole page: axe takes ten seconds for a full dashboard.
 */
export async function pageErrors(page: Page, part = overlays): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(drawnWhole);
  return [
    ...(await page.evaluate<string[]>(wideDates)),
    ...(await run(page, part, 'light', everything)),
    ...(await run(page, part, 'dark', colours)),
  ];
}

async function run(
  page: Page,
  part: string,
  colorScheme: 'light' | 'dark',
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(settled);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const context = `[...document.querySelectorAll(${JSON.stringify(part)})].filter((it) => it.checkVisibility())`;
  const { violations } = await page.evaluate<AxeResults>(
    `((parts) => axe.run(parts.length > 0 ? parts : document, ${JSON.stringify(options)}))(${context})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${colorScheme}, ${id}: ${help} at ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Digits of one width have hyphens of that width: a date looks torn apart with them. */
const wideDates = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (/\\d{4}-\\d\\d-\\d\\d/.test(textContent) && getComputedStyle(parentElement).fontVariantNumeric !== 'normal')
      found.push('wide hyphens in ' + textContent);
  }
  return found;
})()`;

/** Also what a browser leaves out until somebody scrolls to it. */
const drawnWhole = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** Other colours go from a thing to what is in it frame by frame. */
const settled = `(async () => {
  do await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  while (document.getAnimations().length > 0);
})()`;
