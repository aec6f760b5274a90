// What both faces say of reports (spec 3, "Report list" and "Report view").
import type { Formats } from '#core/format/formats.ts';
import { latestMoment } from '#core/time/zone.ts';
import type { Period } from './period.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export const reportTexts = {
  title: t(m.reports),
  about: t(m.yourDataReadyToPrint),
  empty: t(m.youHaveNoReports),
  emptyNext: t(m.contactYourAccountManagerTo),
  emptyForAdmins: t(m.reportAppliesDesignToOne),
  noneShown: t(m.thereAreNoReportsTo),
  notLoaded: t(m.reportsCouldNotBeLoaded),
  running: t(m.runningReport),
  failed: t(m.reportFailedToRun),
  notFound: t(m.reportNotFoundWithId),
  noData: t(m.thereIsNoDataFor),
  noDataNext: t(m.noRowsMatchTheseParameters),
  required: t(m.thisParameterIsRequired),
  unknownParameter: t(m.reportDoesNotHaveThis),
  endsBeforeStart: t(m.rangeEndsBeforeItStarts),
  making: t(m.preparingReport),
  download: t(m.downloadReport),
  asPdf: t(m.asPdf),
  asXlsx: t(m.asXlsx),
  editParameters: t(m.editParameters),
  publish: t(m.publishReport),
  create: t(m.newReport),
  rename: t(common.rename),
  parameters: t(m.parameters),
  chooseParameters: t(m.chooseParametersOfThisReport),
  run: t(m.run),
  published: t(m.published),
  unpublished: t(m.unpublished),
} as const;

/** What people read of a report's state. */
export function reportStateText({ published }: { published: boolean }): string {
  return published ? reportTexts.published : reportTexts.unpublished;
}

/** The message of a failed download. */
export function exportFailedText(format: 'PDF' | 'XLSX'): string {
  return t(m.unableToExportToPlease, { format: format.toLowerCase() });
}

/** The days of a period in words: `26 October – 24 November 2026`. */
export function periodInWords(period: Period, formats: Formats, timeZone: string): string {
  const { from, until } = period;
  if (from > -latestMoment && until < latestMoment) return formats.days(from, until - 1, timeZone);
  const day = (at: number) => formats.days(at, at, timeZone);
  return openPeriodText(period, day);
}

/** The days of a period: `2026-10-01 – 2026-10-31`. */
export function periodText(period: Period, formats: Formats, timeZone: string): string {
  const { from, until } = period;
  const hasStart = from > -latestMoment;
  const hasEnd = until < latestMoment;
  const start = formats.day(from, timeZone);
  const end = formats.day(until - 1, timeZone);
  if (hasStart && hasEnd) return start === end ? start : `${start} – ${end}`;
  return openPeriodText(period, (at) => formats.day(at, timeZone));
}

function openPeriodText({ from, until }: Period, day: (at: number) => string): string {
  if (from > -latestMoment) return t(m.fromDay, { day: day(from) });
  return until < latestMoment ? t(m.untilDay, { day: day(until - 1) }) : t(m.allDays);
}
