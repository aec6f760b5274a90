// The list of jobs, as the terminal app and the commands show it. The browser has a card for each.
import { foldName } from '#core/find-named.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { jobsQuery } from './queries.ts';
import type { NamedJob } from './schema.ts';
import { jobTexts, lastRunText, nextText, notifiedText } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const jobsList: List<NamedJob, ListState> = {
  title: jobTexts.title,
  count: m.jobCount,
  view: {
    first: { search: '', page: 1 },
    search: { label: t(m.searchJobs), about: t(m.partOfName) },
    choices: {},
  },
  whole: jobsQuery,
  within: (jobs, { search }) => jobs.filter(({ name }) => foldName(name).includes(foldName(search))),
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: t(m.job), text: ({ name }) => name, most: 30 },
    { id: 'last', title: t(m.lastRun), text: (job, { moment }) => lastRunText(job, moment), whole: true },
    { id: 'next', title: t(common.next), text: (job, { moment }) => nextText(job, moment), whole: true },
    { id: 'trouble', title: t(m.trouble), text: ({ trouble }) => trouble?.problem ?? '', most: 60, rank: 1 },
    { id: 'told', title: jobTexts.notified, text: notifiedText, most: 30, rank: 1 },
  ],
  line: { name: 'name', beside: 'last', cells: { last: '12rem', next: '9rem' } },
  texts: {
    failed: jobTexts.notLoaded,
    none: jobTexts.none,
    noneHint: jobTexts.howTo,
    notFound: t(m.noJobsMatch),
    notFoundHint: t(m.tryPartOfName),
    showAll: t(m.showAllJobs),
  },
};
