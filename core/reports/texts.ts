// What both faces say of reports (spec 3, "Report list" and "Report view").
import type { Formats } from '#core/format/formats.ts';
import { latestMoment } from '#core/time/zone.ts';
import type { Period } from './period.ts';

export const reportTexts = {
  title: 'Reports',
  about: 'Your data, ready to print and share',
  empty: 'You have no reports',
  emptyNext: 'Contact your account manager to learn more about custom reports.',
  emptyForAdmins: 'A report applies a design to one or more of your forms.',
  noneShown: 'There are no reports to display.',
  notLoaded: 'The reports could not be loaded',
  running: 'Running report...',
  failed: 'Report failed to run!',
  notFound: 'Report not found with ID',
  noData: 'There is no data for this report',
  noDataNext: 'No rows match these parameters. Choose other dates.',
  required: 'This parameter is required.',
  unknownParameter: 'The report does not have this parameter',
  endsBeforeStart: 'The range ends before it starts',
  making: 'Preparing the report',
  download: 'Download Report',
  asPdf: 'As PDF',
  asXlsx: 'As XLSX',
  editParameters: 'Edit Parameters',
  publish: 'Publish Report',
  create: 'New report',
  rename: 'Rename',
  parameters: 'Parameters',
  chooseParameters: 'Choose the parameters of this report',
  run: 'Run',
  published: 'Published',
  unpublished: 'Unpublished',
} as const;

/** What people read of a report's state. */
export function reportStateText({ published }: { published: boolean }): string {
  return published ? reportTexts.published : reportTexts.unpublished;
}

/** The message of a failed download. */
export function exportFailedText(format: 'PDF' | 'XLSX'): string {
  return `Unable to export to ${format.toLowerCase()}. Please try again.`;
}

/** The days of a period: `2026-10-01 – 2026-10-31`. */
export function periodText({ from, until }: Period, formats: Formats, timeZone: string): string {
  const hasStart = from > -latestMoment;
  const hasEnd = until < latestMoment;
  const start = formats.day(from, timeZone);
  const end = formats.day(until - 1, timeZone);
  if (hasStart && hasEnd) return start === end ? start : `${start} – ${end}`;
  if (hasStart) return `from ${start}`;
  return hasEnd ? `until ${end}` : 'all days';
}
