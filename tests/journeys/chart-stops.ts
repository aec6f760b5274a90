// The stops of the tour at the charts of a dashboard: what their points lead to, their pictures and their numbers.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { shadesOf } from './picture-shades.ts';
import type { Stop } from './page-tour.ts';
import { inDialog, press, shown } from './page-words.ts';

/** `dashboard`: the address of one with charts. */
export function chartStops(dashboard: () => string): Stop[] {
  return [
    {
      name: 'the entry behind the point of a chart that is clicked',
      path: dashboard,
      async open(page) {
        const widget = page.locator('section', {
          has: page.getByRole('heading', { name: 'Height above ground (ft)' }),
        });
        await widget.scrollIntoViewIfNeeded();
        await widget.getByLabel('Points of the chart').selectOption('each');
        const plot = widget.locator('[role=slider][data-clickable] .u-over');
        await shown(plot);
        const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
        const position = { x: width / 4, y: height / 2 };
        await plot.hover({ position });
        const moment = await page.locator('[aria-hidden=true]', { has: page.locator('strong') }).innerText();
        await plot.click({ position });
        await page.waitForURL(/\/data\//);
        await shown(inDialog(page).getByText(moment.split('\n')[0] ?? ''));
      },
    },
    {
      name: 'the rows behind a week of a chart, and back',
      path: dashboard,
      inspect: null,
      async open(page) {
        await page.getByRole('slider', { name: /^Time of the strike/ }).press('Enter');
        await page.waitForURL(/\/data\?.*filter=/);
        await shown(page.getByText(/with 1 filter applied/));
        // Back leads to the chart again.
        await page.goBack();
        await shown(page.getByRole('slider', { name: /^Time of the strike/ }).and(page.locator(':focus')));
      },
    },
    {
      name: 'a picture of a chart, light although the screen is dark',
      path: dashboard,
      inspect: null,
      async open(page) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await press(page, 'Actions for Height above ground (ft)');
        const download = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: 'Export as PNG' }).click();
        const shades = await shadesOf(page, readFileSync(await (await download).path()));
        expect(shades.light).toBeGreaterThan(0.8);
        // The chart's and the words' ink.
        expect(shades.dark).toBeGreaterThan(0.005);
        await page.emulateMedia({ colorScheme: null });
      },
    },
    {
      name: 'the exact numbers of a chart',
      path: dashboard,
      inspect: 'section:has(table)',
      async open(page) {
        const chart = page.locator('[role=slider][data-clickable]').first();
        await chart.scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Show as table' }).first().click();
        const table = page.getByRole('table').first();
        await shown(table);
        expect(await table.innerText()).not.toMatch(/\d[KM]\b/);
      },
    },
  ];
}
