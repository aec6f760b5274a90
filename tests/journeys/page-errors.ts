// What is wrong with a page for those who hear it or see it poorly, as far as axe can tell; and what looks wrong to all.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours, and on where things stand: nothing else differs in the other scheme and direction. */
const drawn = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** What lies over a page. */
const overlays = ['dialog', 'menu', 'listbox'].map((role) => `[role=${role}]`).join();

type Look = { colorScheme: 'light' | 'dark'; dir: 'ltr' | 'rtl' };

/**
 * On the page as it is now, light and in its own direction, then dark and in the other one as far as that differs. Only
 * in the part that a selector names, by default the dialogs and menus that are open, else the whole page: axe takes ten
 * seconds for a full dashboard.
 */
export async function pageErrors(page: Page, part = overlays): Promise<string[]> {
  const dir = await page.evaluate<'ltr' | 'rtl'>(prepared);
  const other = dir === 'ltr' ? 'rtl' : 'ltr';
  return [
    ...(await page.evaluate<string[]>(wideDates)),
    ...(await run(page, part, { colorScheme: 'light', dir }, { type: 'tag', values: everything })),
    ...(await run(page, part, { colorScheme: 'dark', dir: other }, { type: 'rule', values: drawn })),
  ];
}

async function run(
  page: Page,
  part: string,
  { colorScheme, dir }: Look,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const violations = await page.evaluate<AxeResults['violations']>(`(async () => {
    document.documentElement.dir = ${JSON.stringify(dir)};
    ${settled};
    const parts = [...document.querySelectorAll(${JSON.stringify(part)})].filter((it) => it.checkVisibility());
    return (await axe.run(parts.length > 0 ? parts : document, ${JSON.stringify(options)})).violations;
  })()`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${colorScheme}, ${dir}, ${id}: ${help} at ${String(target)}: ${failureSummary ?? ''}`,
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

/** Further lines of a list or a table are like these; of a report with thousands, axe takes ten seconds. */
const linesLike = 20;

/**
 * With axe, and also with what a browser leaves out until somebody scrolls to it. Nothing moves on: other colours go from
 * a thing to what is in it frame by frame, and a page of many things takes seconds for that.
 */
const prepared = `if (window.axe === undefined) ${axe};
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    *, ::before, ::after {
      content-visibility: visible !important;
      transition: none !important;
      animation: none !important;
    }
  \`);
  document.adoptedStyleSheets.push(sheet);
  for (const list of document.querySelectorAll('tbody, ul, ol'))
    for (const line of [...list.children].slice(${linesLike})) line.style.display = 'none';
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
})()`;

/** The page moves and runs as before, for whoever goes on from it without loading it anew. */
export const forgetInspection = `document.adoptedStyleSheets = [];
  document.documentElement.dir = innerWidth < 800 ? 'rtl' : 'ltr'`;

/** Until the page is drawn, and nothing moves. */
const settled = `do await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    while (document.getAnimations().length > 0)`;
