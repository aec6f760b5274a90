// The stops of the tour at the audit log.
import type { Stop } from './page-tour.ts';
import { press, text } from './page-words.ts';

export const auditStops: readonly Stop[] = [
  {
    name: 'the audit log, before anything is filtered',
    path: '/admin/auditlog',
    async open(page) {
      await press(page, 'Clear Filters');
      await text(page, 'Use filters to display relevant answer changes');
    },
  },
  {
    name: 'deleted rows, and one of them as a whole',
    path: '/admin/auditlog?tab=deleted-rows&startDate=2020-01-01T00:00:00.000Z',
    async open(page) {
      await page.locator('[role=row][data-index="0"]').click({ position: { x: 8, y: 8 } });
      await text(page, /deleted an entry of the form/);
    },
  },
  {
    name: 'the mail log, and an e-mail as a whole',
    path: '/admin/mail',
    size: 'both',
    async open(page) {
      await page.getByRole('button', { name: 'You are invited to Formdeck' }).first().click();
      await text(page, /^Links and passwords are not shown here/);
    },
  },
  {
    name: 'all other activity, verified',
    path: '/admin/auditlog?tab=activity',
    size: 'both',
    async open(page) {
      await press(page, 'Verify');
      await text(page, /^The audit log is intact/);
    },
  },
];
