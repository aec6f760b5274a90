// Reports, their designs and schedules: its pages.
import { pagesOf } from '#core/features/page.ts';
import { designTexts } from './own/labels.ts';
import { mayChangeDesigns, mayReadReports } from './policy.ts';
import { scheduleTexts } from './schedules/labels.ts';
import { mayScheduleReports } from './schedules/policy.ts';
import { reportTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const reportsPages = pagesOf({
  '/reports': {
    title: reportTexts.title,
    isFor: (actor) => mayReadReports(actor).yes,
    about: t(m.yourDataReadyToPrintAnd),
    words: ['pdf', 'print'],
    help: 'managers#reports',
  },
  '/reports/designs': {
    title: designTexts.title,
    isFor: (actor) => mayChangeDesigns(actor).yes,
    about: t(m.layoutsForYourReports),
    words: [t(m.reportDesigns)],
    below: '/reports',
    isInMenu: false,
    help: 'managers#report-designs',
  },
  '/reports/schedules': {
    title: scheduleTexts.title,
    isFor: (actor) => mayScheduleReports(actor).yes,
    about: t(m.reportsSentByEMail),
    words: [t(m.reportsByEMail)],
    below: '/reports',
    isInMenu: false,
    help: 'managers#scheduled-reports',
  },
});
