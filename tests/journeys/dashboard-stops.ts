// The stops of the tour at dashboards: their widgets, what is done with them, the home page that pins lead to, and what
// comes in while one is open.
import { expect } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { writeFile } from './demo.ts';
import { chartStops } from './chart-stops.ts';
import { withoutNumbers } from './pins-without-numbers.ts';
import type { Stop } from './page-tour.ts';
import { applyFilters, heading, inDialog, press, shown, text } from './page-words.ts';

/** Known only once the product runs. */
export type DashboardWorld = {
  product(): Product;
  gatesId(): string;
  /** The address of a form's answers, with what follows. */
  sheetOf(form: 'strikes' | 'gates', rest: string): () => string;
};

export function dashboardStops({ product, gatesId, sheetOf }: DashboardWorld): Stop[] {
  return [
    ...chartStops(sheetOf('strikes', '')),
    {
      name: 'the dashboard',
      path: sheetOf('strikes', ''),
      size: 'both',
      async open(page) {
        // Charts are drawn where they are seen.
        await page.getByRole('slider').first().scrollIntoViewIfNeeded();
        await shown(page.locator('.uplot'));
      },
    },
    {
      name: 'the dashboard on a wall, three clicks away',
      path: sheetOf('strikes', ''),
      async open(page) {
        await press(page, 'Options');
        await page.getByRole('menuitem', { name: 'Show on a wall' }).click();
        await inDialog(page).getByRole('button', { name: 'Start' }).click();
        await text(page, /^Updated /);
        await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
      },
    },
    {
      name: 'a wall that goes on after a dashboard that fails',
      path: () => `/wall?forms=${crypto.randomUUID()},${sheetOf('strikes', '')().split('/')[2]}&seconds=3600`,
      async open(page) {
        await text(page, /^This dashboard could not be shown\./);
        await page.keyboard.press('ArrowRight');
        await heading(page, 'Wildlife strikes');
        await page.keyboard.press('Escape');
        await shown(page.getByRole('button', { name: 'Arrange' }));
      },
    },
    {
      name: 'a widget that is pinned, and unpinned at home',
      path: sheetOf('strikes', ''),
      inspect: '[role=alert]',
      async open(page) {
        await press(page, 'Actions for Phase of flight');
        await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
        await text(page, 'Widget was successfully pinned.');
        const numbers = await withoutNumbers(page);
        await page.getByRole('link', { name: 'Home' }).click();
        // The dashboard has the same heading, and stays until Home is there.
        await heading(page, 'Pinned Widgets');
        await heading(page, 'Phase of flight');
        await press(page, 'Actions for Phase of flight');
        await shown(page.getByRole('menuitem', { name: 'Unpin' }));
        // An open menu stays open when the numbers arrive.
        numbers.arrive();
        await text(page, 'Landing roll');
        await page.getByRole('menuitem', { name: 'Unpin' }).click();
        await expect.poll(() => page.getByRole('heading', { name: 'Phase of flight' }).count()).toBe(0);
      },
    },
    {
      name: 'a new widget, with faults',
      path: sheetOf('gates', ''),
      size: 'both',
      async open(page) {
        // On a phone it is in the menu of the bar.
        const isNarrow = (page.viewportSize()?.width ?? 0) < 800;
        await press(page, isNarrow ? 'Options' : 'Add widget');
        await page.getByText('Create Widget').click();
        await inDialog(page).getByRole('button', { name: 'Save' }).click();
        await text(page, 'A widget name is required');
      },
    },
    {
      name: 'the home page',
      path: '/',
      size: 'both',
      async open(page) {
        await heading(page, 'Notifications');
        await shown(page.locator('.uplot'));
      },
    },
    {
      name: 'its widgets over the whole screen',
      path: '/',
      async open(page) {
        await press(page, 'View Live');
        await shown(inDialog(page).locator('.uplot'));
        await text(page, /^Dashboard last updated/);
      },
    },
    {
      name: 'what comes in while the dashboard is open',
      path: sheetOf('gates', ''),
      async open(page) {
        await shown(page.getByText('Live', { exact: true }));
        const [sheet] = await product().json<{ id: string }[]>(['sheets', 'list', '--form', gatesId()]);
        const row = writeFile(product(), 'row.csv', 'Gate\nHangar 7\n');
        await product().json(['rows', 'add', sheet?.id ?? '', '--file', row]);
        await text(page, 'Hangar 7');
        await text(page, '1 new entry');
      },
    },
    {
      name: 'a view that is saved',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Views');
        await page.getByRole('menuitem', { name: 'Save as new view' }).click();
        await inDialog(page).getByLabel('Name').fill('All gates');
        await inDialog(page).getByRole('button', { name: 'Save' }).click();
        await page.waitForURL(/view=/);
        const choose = async (name: string) => {
          await press(page, 'Views');
          await page.getByRole('menuitem', { name }).click();
        };
        await choose('Set as default');
        await text(page, 'The form opens with "All gates" now');
        await choose('All data');
        await choose('Default view All gates');
        await choose('Remove as default');
        await text(page, 'The form opens with all of its data again');
        await press(page, 'Views');
        await shown(page.getByRole('menuitem', { name: 'Current view All gates' }));
      },
    },
    {
      name: 'a widget as a table',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Actions for Crossings');
        await page.getByRole('menuitem', { name: 'Show as table' }).click();
        await shown(inDialog(page).getByRole('table'));
      },
    },
    {
      name: 'a widget over the whole screen',
      path: sheetOf('strikes', ''),
      size: 'both',
      async open(page) {
        await press(page, 'Actions for Phase of flight');
        // A menu where there is room, else a sheet of choices.
        await page.getByText('Full screen', { exact: true }).click();
        await shown(inDialog(page).getByText('Landing roll'));
        await shown(inDialog(page).getByText(/^[\d,]+ answers$/));
      },
    },
    {
      name: 'the columns of the table',
      path: sheetOf('strikes', '/data'),
      size: 'both',
      async open(page) {
        await press(page, 'Columns');
        const reset = page.getByRole('button', { name: 'Reset columns' });
        await shown(reset);
        const { y = Infinity, height = 0 } = (await reset.boundingBox()) ?? {};
        expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
      },
    },
    {
      name: 'the hidden widgets',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Actions for Weather');
        await page.getByRole('menuitem', { name: 'Hide' }).click();
        await text(page, '"Weather" was hidden');
        await press(page, 'Add widget');
        await page.getByRole('menuitem', { name: 'View Hidden (1)' }).click();
        await shown(inDialog(page).getByRole('checkbox', { name: 'Weather' }));
      },
    },
    {
      name: 'the filters, with a fault',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Filter Data');
        await press(page, 'Add filter');
        await press(page, applyFilters);
        await shown(inDialog(page).locator('[aria-invalid=true]'));
        // The issue has the focus, with what may be chosen.
        await shown(page.getByRole('option'));
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'the latest days in place of dates, which move along',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Filter Data');
        await press(page, 'Last 30 days');
        await expect.poll(() => inDialog(page).getByLabel('Start date').inputValue()).not.toBe('');
        await press(page, applyFilters);
        await text(page, 'Date in the last 30 days');
        await page.waitForURL(/filter=last\.30\b/);
        await press(page, 'Filter Data');
        await shown(inDialog(page).getByRole('button', { name: 'Last 30 days', pressed: true }));
        // A date of one's own stays where it is, and so does the other one.
        const end = await inDialog(page).getByLabel('End date').inputValue();
        await inDialog(page).getByLabel('Start date').fill('2026-01-31');
        await shown(inDialog(page).getByRole('button', { name: 'Last 30 days', pressed: false }));
        expect(await inDialog(page).getByLabel('End date').inputValue()).toBe(end);
      },
    },
    {
      name: 'a condition that is changed at its chip',
      path: sheetOf('gates', `?filter=${encodeURIComponent('{"lastDays":30}')}`),
      async open(page) {
        await press(page, 'Options');
        await shown(page.getByRole('menuitem', { name: 'On Compare with the period before' }));
        await page.keyboard.press('Escape');
        await press(page, /^Date in the last 30 days$/);
        await shown(page.getByLabel('Start date'));
      },
    },
    {
      name: 'a filter that no entry passes, from the table, instead of one that cannot be read',
      path: sheetOf('gates', '/data?filter=last.many'),
      async open(page) {
        await text(page, 'The filter in this link cannot be read');
        await press(page, 'Show without the filter');
        await press(page, 'Filter Data');
        await press(page, 'Add filter');
        await page.getByRole('option', { name: 'Crossings' }).click();
        await inDialog(page).getByLabel('Value').fill('4000');
        await press(page, applyFilters);
        await text(page, 'No entries match the filters.');
        // In the banner, and where the rows would be.
        await page.getByRole('button', { name: 'Clear filters' }).last().click();
        await shown(page.getByRole('grid').getByRole('row').nth(1));
      },
    },
    {
      name: 'the filters',
      path: sheetOf('gates', ''),
      size: 'narrow',
      async open(page) {
        await press(page, 'Options');
        await inDialog(page).getByText('Filter data').click();
        await press(page, 'Add filter');
        await page.getByRole('option', { name: 'Crossings' }).click();
      },
    },
    {
      name: 'the question before a changed filter is dropped',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, 'Filter Data');
        await press(page, 'Add filter');
        await inDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
        await text(page, 'Leave without applying?');
      },
    },
    {
      name: 'the choice of sheets',
      path: sheetOf('gates', ''),
      async open(page) {
        await press(page, /^Select/);
        await shown(inDialog(page).getByRole('checkbox'));
      },
    },
  ];
}
