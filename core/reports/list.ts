// The list of reports.
import type { List } from '#core/resource/list.ts';
import { reportsInView, reportsView, type ReportsView } from './list-reports.ts';
import { reportsQuery } from './queries.ts';
import type { Report } from './schema.ts';
import { reportStateText, reportTexts } from './texts.ts';

export const reportsList: List<Report, ReportsView> = {
  title: reportTexts.title,
  noun: 'report',
  view: reportsView,
  whole: reportsQuery,
  within: reportsInView,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: 'Report', text: ({ name }) => name },
    { id: 'state', title: 'State', text: reportStateText, whole: true },
    {
      id: 'forms',
      title: 'Forms',
      text: ({ templates }) => templates.map(({ name }) => name).join(', '),
      rank: 1,
    },
    { id: 'run', title: 'Run', text: () => reportTexts.run, isLineOnly: true },
    { id: 'description', title: 'Description', text: ({ description }) => description, isLineOnly: true },
  ],
  line: { name: 'name', below: ['description', 'forms'], beside: 'run', cells: { run: 'auto' } },
  texts: {
    failed: reportTexts.notLoaded,
    none: reportTexts.empty,
    noneHint: reportTexts.emptyNext,
    notFound: reportTexts.noneShown,
    notFoundHint: 'Try part of the name, of the description or of a form.',
    showAll: 'Show all reports',
  },
};
