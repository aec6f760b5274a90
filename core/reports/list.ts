// The list of reports.
import type { List } from '#core/resource/list.ts';
import { reportsInView, reportsView, type ReportsView } from './list-reports.ts';
import { reportsQuery } from './queries.ts';
import type { Report } from './schema.ts';
import { reportStateText, reportTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const reportsList: List<Report, ReportsView> = {
  title: reportTexts.title,
  count: m.reportCount,
  view: reportsView,
  whole: reportsQuery,
  within: reportsInView,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: t(m.report), text: ({ name }) => name },
    { id: 'state', title: t(common.state), text: reportStateText, whole: true },
    {
      id: 'forms',
      title: t(common.forms),
      text: ({ templates }) => templates.map(({ name }) => name).join(', '),
      rank: 1,
    },
    { id: 'run', title: t(m.run), text: () => reportTexts.run, isLineOnly: true },
    {
      id: 'description',
      title: t(common.description),
      text: ({ description }) => description,
      isLineOnly: true,
    },
  ],
  line: { name: 'name', below: ['description', 'forms'], beside: 'run', cells: { run: 'auto' } },
  texts: {
    failed: reportTexts.notLoaded,
    none: reportTexts.empty,
    noneHint: reportTexts.emptyNext,
    notFound: reportTexts.noneShown,
    notFoundHint: t(m.tryPartOfNameOf),
    showAll: t(m.showAllReports),
  },
};
