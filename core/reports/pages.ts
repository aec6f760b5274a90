// Reports, their designs and schedules: its pages.
import { pagesOf } from '#core/features/page.ts';
import { designTexts } from './own/texts.ts';
import { mayChangeReports, mayReadReports } from './policy.ts';
import { scheduleTexts } from './schedules/labels.ts';
import { mayScheduleReports } from './schedules/policy.ts';
import { reportTexts } from './texts.ts';

export const reportsPages = pagesOf({
  '/reports': {
    title: reportTexts.title,
    isFor: (actor) => mayReadReports(actor).yes,
    about: 'your data, ready to print and share',
    words: ['pdf', 'print'],
    help: 'managers#reports',
  },
  '/reports/designs': {
    title: designTexts.title,
    isFor: (actor) => mayChangeReports(actor).yes,
    about: 'layouts for your reports',
    words: ['report designs'],
    below: '/reports',
    isInMenu: false,
    help: 'managers#report-designs',
  },
  '/reports/schedules': {
    title: scheduleTexts.title,
    isFor: (actor) => mayScheduleReports(actor).yes,
    about: 'reports sent by e-mail on a schedule',
    words: ['reports by e-mail'],
    below: '/reports',
    isInMenu: false,
    help: 'managers#scheduled-reports',
  },
});
