// The list of the user's exports in the background.
import { countText, sizeText } from '#core/count-text.ts';
import { momentColumn, shortList } from '#core/resource/list.ts';
import { removeExport } from './actions.ts';
import {
  type ExportJob,
  exportJobTexts,
  hasEnded,
  jobName,
  jobProgress,
  jobStateText,
  jobSummary,
} from './job.ts';
import { exportJobsQuery } from './queries.ts';

export const exportsList = shortList<ExportJob>({
  title: exportJobTexts.title,
  noun: 'export',
  whole: exportJobsQuery,
  columns: [
    { id: 'file', title: 'File', text: jobName, most: 80 },
    {
      id: 'state',
      title: 'State',
      text: jobStateText,
      tone: ({ state }) => (state === 'FAILED' ? 'bad' : state === 'DONE' ? 'good' : 'warning'),
      whole: true,
    },
    momentColumn('created', 'Requested', ({ createdAt }) => createdAt, 2),
    momentColumn('until', 'Kept until', ({ expiresAt }) => expiresAt),
    {
      id: 'rows',
      title: 'Rows',
      text: ({ kind, totalRows }) => (kind === 'report' ? '' : countText(totalRows)),
      align: 'right',
      whole: true,
      rank: 0,
    },
    {
      id: 'size',
      title: 'Size',
      text: ({ size }) => (size === null ? '' : sizeText(size)),
      align: 'right',
      whole: true,
      rank: 1,
    },
    {
      id: 'outcome',
      title: 'Outcome',
      text: (job, { timeZone }) => (hasEnded(job) ? jobSummary(job, timeZone) : jobProgress(job)),
      isLineOnly: true,
    },
    { id: 'download', title: 'Download', text: () => 'Download', isLineOnly: true },
  ],
  line: { name: 'file', below: ['outcome'], cells: { download: '8.5rem' } },
  remove: removeExport,
  texts: {
    failed: exportJobTexts.failed,
    none: exportJobTexts.empty,
    noneHint: exportJobTexts.emptyMore,
  },
});
