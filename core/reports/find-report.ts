// Finds a report, and the design of a new one, as people name them.
import { findNamed, foldName } from '#core/find-named.ts';
import type { Report, ReportDesign } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The report with this id or name, ignoring case.
 * @throws AppError `not-found` with near misses, or `usage` if several match
 */
export function findReport(reports: readonly Report[], given: string): Report {
  return findNamed(reports, given, {
    count: m.reportCount,
    missing: t(m.thereIsNoReport, { given }),
    list: t(m.seeFormdeckReportsList),
    describe: ({ id, name, templates }) =>
      t(m.reportOf, { id, name, names: templates.map((form) => form.name).join(', ') }),
  });
}

/** The same for a design, which has a short name too. */
export function findDesign(designs: readonly ReportDesign[], given: string): ReportDesign {
  const byKey = designs.find(({ key }) => key !== '' && key === foldName(given));
  if (byKey !== undefined) return byKey;
  return findNamed(designs, given, {
    count: m.designCount,
    missing: t(m.thereIsNoDesign, { given }),
    list: t(m.designsAre, { designs: designs.map(({ key, name }) => key || `"${name}"`).join(', ') }),
    describe: ({ key, id, name }) => `${key || id}  ${name}`,
  });
}
