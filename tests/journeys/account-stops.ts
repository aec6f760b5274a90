// The stops at one's own account, and at one's Home.
import type { Stop } from './page-tour.ts';
import { heading, inDialog, press, text } from './page-words.ts';

export const accountStops: readonly Stop[] = [
  {
    name: 'the help',
    path: '/help/managers',
    size: 'both',
    open: (page) => heading(page, 'Designing and analyzing'),
  },
  {
    name: 'my account, with an e-mail address that is none',
    path: '/account',
    size: 'both',
    async open(page) {
      await text(page, 'This session');
      await page.getByLabel('E-mail').fill('nowhere');
      await press(page, 'Save');
      await text(page, 'A valid email address is required');
    },
  },
  {
    name: 'a new access token, with faults',
    path: '/account',
    async open(page) {
      await press(page, 'New access token');
      await inDialog(page).getByRole('button', { name: 'Create', exact: true }).click();
      await text(page, 'Choose at least one scope');
    },
  },
];

/** The Home of somebody who only fills in: what is unfinished, and all forms. */
export const homeStops: readonly Stop[] = [
  { name: 'their home', path: '/', size: 'both', open: (page) => text(page, 'All forms') },
];
