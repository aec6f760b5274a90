// The stops of the tour at the lists of people and the dialogs over them, and at what else admins look after.
import type { Stop } from './page-tour.ts';
import { reminderStops } from './reminder-stops.ts';
import { scheduleStops } from './schedule-stops.ts';
import { inDialog, press, shown, text } from './page-words.ts';

export const peopleStops: readonly Stop[] = [
  { name: 'the users', path: '/users', size: 'both', open: (page) => text(page, /^\d+ users$/) },
  {
    name: 'a new user, with faults',
    path: '/users/create',
    async open(page) {
      await press(page, 'Create');
      await text(page, 'A valid email address is required');
    },
  },
  {
    name: 'somebody whom a form names as reviewer, and who keeps their role',
    path: '/users?search=reviewer',
    async open(page) {
      await page.getByRole('link', { name: 'reviewer', exact: true }).click();
      await inDialog(page).getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Analyst' }).click();
      await press(page, 'Save');
      await shown(inDialog(page).getByRole('alert').getByRole('link', { name: 'Wildlife strikes' }));
    },
  },
  {
    name: 'the reports',
    path: '/reports',
    size: 'both',
    open: (page) => shown(page.getByRole('button', { name: 'Run Alerts of all forms' })),
  },
  {
    name: 'the parameters of a report',
    path: '/reports',
    async open(page) {
      await page.getByRole('button', { name: 'Run Who fills in what' }).click();
      await shown(inDialog(page).getByLabel('Start date'));
    },
  },
  {
    name: 'a report that has run',
    path: '/reports',
    size: 'both',
    async open(page) {
      await page.getByRole('button', { name: 'Run Who fills in what' }).click();
      await inDialog(page).getByRole('button', { name: 'Run' }).click();
      await text(page, 'By user and day');
    },
  },
  {
    name: 'a new report, its designs drawn small',
    path: '/reports',
    size: 'narrow',
    async open(page) {
      await press(page, 'New report');
      await inDialog(page).getByRole('combobox', { name: 'Forms' }).click();
      await page.getByRole('option', { name: 'Wildlife strikes' }).click();
      await shown(
        inDialog(page)
          .getByText(/strikes so far/)
          .first(),
      );
    },
  },
  {
    name: 'what a new design starts from',
    path: '/reports/designs/create',
    size: 'narrow',
    async open(page) {
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Wildlife strikes' }).click();
      await text(page, 'Monthly report');
    },
  },
  {
    name: 'the report builder, with a section that is open',
    path: '/reports/designs/create',
    size: 'both',
    async open(page) {
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Wildlife strikes' }).click();
      await page.getByText('Monthly report').click();
      await page.getByRole('button', { name: /^All entries/ }).click();
      await shown(page.getByRole('combobox', { name: 'Grouped by' }));
    },
  },
  {
    name: 'nobody',
    path: '/users?search=nobody-at-all',
    open: (page) => text(page, 'There are no users to display.'),
  },
  {
    name: 'a user group, with a fault',
    path: '/users/groups',
    size: 'both',
    async open(page) {
      await page.getByRole('link', { name: 'Ramp crew' }).click();
      await inDialog(page).getByRole('textbox', { name: 'Name' }).fill('Wildlife team');
      await press(page, 'Save');
      await text(page, 'There is already a user group with this name');
    },
  },
  {
    name: 'QR codes, with a fault',
    path: '/codes',
    size: 'both',
    async open(page) {
      await page.getByLabel('How many?').fill('0');
      await press(page, 'Submit');
      await text(page, 'Enter a whole number, 1 or more');
    },
  },
  {
    name: 'transforms, without a file',
    path: '/transforms',
    size: 'both',
    async open(page) {
      await press(page, 'Submit');
      await text(page, 'A file must be picked');
    },
  },
  {
    name: 'a recipe that is made of one that ships',
    path: '/transforms?recipe=metal-detection',
    open: (page) => text(page, 'Sample file'),
  },
  {
    name: 'the appearance of the company',
    path: '/admin/appearance',
    inspect: 'main',
    open: (page) => shown(page.getByLabel('Sign-in link')),
  },
  {
    name: 'the catalog, with an item that is being moved',
    path: '/catalog',
    size: 'both',
    inspect: 'main',
    async open(page) {
      await page.getByRole('row', { name: /^Movement area / }).click();
      await page.keyboard.press('m');
      await text(page, /^Moving "Movement area"/);
    },
  },
  {
    name: 'an item of the catalog, with a fault',
    path: '/catalog?search=churchill',
    async open(page) {
      await page.getByRole('row', { name: /^Churchill / }).dblclick();
      await shown(inDialog(page).getByText(/ answers? in /));
      await inDialog(page).getByLabel('Name', { exact: true }).fill('');
      await press(page, 'Save');
      await text(page, 'Please enter a name');
    },
  },
  {
    name: 'the feature flags',
    path: '/admin/flags',
    inspect: 'main',
    open: (page) => text(page, 'CATALOG_ENABLED'),
  },
  ...reminderStops,
  ...scheduleStops,
];
