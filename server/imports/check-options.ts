// How the rows of an import are checked: by its request, its form and its starter's time zone.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { createFileFinder } from '#core/imports/files/find-file.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { dateReader } from './date-reader.ts';
import type { CheckOptions } from './read-file.ts';
import type { ImportRecord } from './store.ts';

/** The options of the check; those of an update leave what is required to the comparison with the existing row. */
export function checkOptions(
  { request, timeZone }: Pick<ImportRecord, 'request' | 'timeZone'>,
  { rules }: Pick<CachedForm, 'rules'>,
  catalog: CatalogIndex | null,
): CheckOptions {
  const {
    columnMap,
    dateColumn,
    dateFormat,
    dateFormats = {},
    cellFormats = {},
    keyQuestion = null,
    hours,
    reason,
    files,
  } = request;
  return {
    questions: rules.questions,
    columnMap,
    dateColumn,
    dateFormat,
    dateFormats,
    cellFormats,
    catalog,
    files: files === undefined ? null : createFileFinder(files),
    rules,
    reason,
    parseDate: dateReader(dateFormat),
    timeZone,
    hours,
    offsetAt,
    forUpdate: keyQuestion !== null,
  };
}
