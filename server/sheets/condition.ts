// A row filter from a client, and the place by whose distance rows are sorted: validated against their form, then converted to SQL.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import { isOn } from '#core/flags.ts';
import type { FilteredQuestion } from '#core/forms/filtered-questions.ts';
import { fieldError } from '#core/messages/said.ts';
import { distanceBetween, geoAddress, geoPointOf } from '#core/questions/places/geo-point.ts';
import { geometryOf } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { filterCostIssue } from '#core/sheets/filter/filter-cost.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { reviewingOff } from '#core/sheets/review/labels.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { notFound } from '#server/http/validate.ts';
import { storedAnswers } from './stored-answers.ts';
import { m } from './texts.ts';
import { filterCondition } from './filter-sql.ts';
import { rowCountOf } from './present.ts';
import type { SheetRecord } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** The SQL condition of a filter, after validation; `at` prefixes the paths of its issues. */
export async function conditionOf(
  scope: RequestScope,
  sheets: readonly SheetRecord[],
  filter: RowFilter,
  at: string,
) {
  const { tx, actor, services } = scope;
  const [sheet] = sheets;
  if (sheet === undefined) throw notFound();
  const { asRead } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  if (filter.reviewState !== null || filter.returned != null) requireReviewing(actor, at);
  checkFilter(filter, asRead.filtered, at);
  requireBounded(filter, rowCountOf(sheets), asRead.filtered, at);
  const dated = withDates(filter, { now: services.now(), timeZone: actor.timeZone });
  return filterCondition(dated, asRead.filtered, sheets);
}

/** Throws `invalid` if a filter is about reviews, which are turned off. */
function requireReviewing(actor: Pick<Actor, 'flags'>, at: string): void {
  if (!isOn(actor, 'FORM_REVIEWERS_ENABLED'))
    throw invalid([{ path: `${at}reviewState`, message: reviewingOff }]);
}

/** Throws `invalid` if a filter exceeds the cost limit of a request; `at` as in `checkFilter`. */
export function requireBounded(
  filter: RowFilter,
  rows: number,
  questions: ReadonlyMap<string, FilteredQuestion>,
  at: string,
): void {
  const issue = filterCostIssue(filter, rows, questions);
  if (issue !== null) throw invalid([{ path: `${at}filters`, message: issue }]);
}

/** Throws `invalid` if a filter does not fit the questions; `at` prefixes the paths of its issues. */
export function checkFilter(filter: RowFilter, questions: ReadonlyMap<string, Question>, at: string): void {
  const issues = filterIssues(filter, questions);
  if (issues.length > 0) throw invalid(issues.map(({ path, message }) => ({ path: at + path, message })));
}

/** Metres from a row to the place, null for a row without one; `near`: as the calls take it. */
export async function nearestOf(
  { tx, actor, services }: RequestScope,
  sheets: readonly SheetRecord[],
  near: string | undefined,
): Promise<RawBuilder<number | null> | undefined> {
  const [sheet] = sheets;
  if (near === undefined || sheet === undefined) return undefined;
  const comma = near.indexOf(',');
  const [questionId, middle] = [near.slice(0, comma).toLowerCase(), geoPointOf(near.slice(comma + 1))];
  const { asRead } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const question = asRead.byId.get(questionId);
  if (question === undefined || geometryOf(question.type) !== 'point')
    throw invalid([fieldError('near', m.nearNeedsPlace)]);
  if (middle === null) throw invalid([fieldError('near', m.nearIsNoPlace)]);
  if (!question.context) {
    // A literal, as in filters: the id was validated as a UUID.
    const answer = sql`(rows.answers ->> ${sql.lit(questionId)})`;
    return sql`formdeck_distance(formdeck_place(${answer}), formdeck_place(${geoAddress(middle)}::text))`;
  }
  // A setup is answered once per sheet.
  const distances = sheets.map(({ answers }) => {
    const [value] = valuesOf(storedAnswers(answers)[questionId]);
    const point = value === undefined ? null : geoPointOf(value);
    return point === null ? null : distanceBetween(middle, point);
  });
  const ids = sheets.map(({ id }) => id);
  return sql`(${distances}::double precision[])[array_position(${ids}::uuid[], rows.sheet_id)]`;
}
