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
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const exportsList = shortList<ExportJob>({
  title: exportJobTexts.title,
  count: m.exportCount,
  whole: exportJobsQuery,
  columns: [
    { id: 'file', title: t(m.file), text: jobName, most: 80 },
    {
      id: 'state',
      title: t(common.state),
      text: jobStateText,
      tone: ({ state }) => (state === 'FAILED' ? 'bad' : state === 'DONE' ? 'good' : 'warning'),
      whole: true,
    },
    momentColumn('created', t(m.requested), ({ createdAt }) => createdAt, 2),
    momentColumn('until', t(m.keptUntil), ({ expiresAt }) => expiresAt),
    {
      id: 'rows',
      title: t(m.rows),
      text: ({ kind, totalRows }) => (kind === 'report' ? '' : countText(totalRows)),
      align: 'right',
      whole: true,
      rank: 0,
    },
    {
      id: 'size',
      title: t(m.size),
      text: ({ size }) => (size === null ? '' : sizeText(size)),
      align: 'right',
      whole: true,
      rank: 1,
    },
    {
      id: 'outcome',
      title: t(m.outcome),
      text: (job, { timeZone }) => (hasEnded(job) ? jobSummary(job, timeZone) : jobProgress(job)),
      isLineOnly: true,
    },
    { id: 'download', title: t(common.download), text: () => t(common.download), isLineOnly: true },
  ],
  line: { name: 'file', below: ['outcome'], cells: { download: '8.5rem' } },
  remove: removeExport,
  texts: {
    failed: exportJobTexts.failed,
    none: exportJobTexts.empty,
    noneHint: exportJobTexts.emptyMore,
  },
});
