// Validates submitted rows before anything is written: their ids, answers and alerts, their images, and why they cannot
// be added.
import { type Actor, actorPerson } from '#core/actor.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import type { NewRow } from '#core/filling/schema.ts';
import { irrelevantNotes } from '#core/filling/rules/irrelevant.ts';
import { inTurns, type Portions } from '#core/portions/portions.ts';
import { type PassedRule, storedPasses } from '#core/questions/rules/passing.ts';
import type { Answers } from '#core/questions/values.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { rowRequestHash } from '#server/http/idempotent.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { ImageAnswer } from '#server/sheets/images.ts';
import { lookUpTaken } from '#server/sheets/unique/unique-answers.ts';
import { type CatalogAnswers, catalogIssues } from '#server/catalog/check-answers.ts';
import {
  checkByVersion,
  comparedAnswers,
  madeAtOf,
  rulesByVersion,
  imageAnswers,
} from './check-by-version.ts';
import type { SheetToFill } from './store.ts';

export type CheckedRow = {
  id: string;
  answers: Answers;
  alerts: string[];
  passed: PassedRule[];
  requestHash: Buffer | null;
  createdAt: number;
  /** With their locations in the request. */
  images: readonly ImageAnswer[];
  /** What was left out of it. */
  notes: readonly FieldError[];
};

export type CheckedRows = {
  form: CachedForm;
  rows: CheckedRow[];
  reviewState: 'PENDING' | null;
  now: number;
  /** Why they cannot be added; null if they can. */
  refusal: AppError | null;
};

/** `pathOf` returns a row's location in the request; `isFew`: the request has few rows. */
type Request = { pathOf: (index: number) => string; isFew: boolean };

/** Validates rows. */
export async function checkRows(
  scope: RequestScope,
  sheet: SheetToFill,
  given: readonly NewRow[],
  { pathOf, isFew }: Request,
): Promise<CheckedRows> {
  const { tx, actor, services } = scope;
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const now = services.now();
  const rules = await rulesByVersion(scope, sheet.formId, form, given);
  const by = actorPerson(actor);
  const ids = given.map(({ id }) => id ?? services.newId());
  const around = ({ filledAt }: NewRow) => ({
    context: sheet.contextAnswers,
    madeAt: madeAtOf(filledAt, now),
  });
  const compare = (row: NewRow, index: number) => ({
    id: ids[index] ?? '',
    sheetId: sheet.id,
    answers: comparedAnswers(rules, row, around(row)),
  });
  const wanted = await inTurns(oneByOne(given, compare), pauseFor(actor));
  const unique = { companyId: actor.companyId, id: sheet.formId, rules: form.rules };
  const taken = await lookUpTaken(tx, unique, wanted, isFew ? 'answers' : 'form');
  const issues: FieldError[] = [];
  const checks: CatalogAnswers[] = [];
  const check = (row: NewRow, index: number): CheckedRow => {
    const at = <T extends { path: string }>(each: T) => ({ ...each, path: pathOf(index) + each.path });
    const { madeAt, context } = around(row);
    const own = { id: ids[index] ?? '', sheetId: sheet.id };
    const checked = checkByVersion(rules, 'questions', row, { context, madeAt, isTaken: taken?.by(own) });
    const { answers } = checked;
    taken?.claim({ ...own, answers });
    checks.push({ ...checked, part: 'questions', context: sheet.contextAnswers });
    for (const issue of checked.issues) issues.push(at(issue));
    return {
      id: own.id,
      answers,
      alerts: form.rules.alertsOf({ ...sheet.contextAnswers, ...answers }),
      passed: storedPasses(checked.passed, { by, at: madeAt ?? now }),
      requestHash: rowRequestHash(row),
      createdAt: now,
      images: imageAnswers(form, answers).map(at),
      notes: irrelevantNotes(checked.irrelevant),
    };
  };
  const rows = await inTurns(oneByOne(given, check), pauseFor(actor));
  if (issues.length === 0) {
    const misfits = await catalogIssues(tx, actor.companyId, checks);
    misfits.forEach((found, index) => {
      for (const issue of found) issues.push({ ...issue, path: pathOf(index) + issue.path });
    });
  }
  const reviewState = form.reviewers.length > 0 ? 'PENDING' : null;
  return { form, rows, reviewState, now, refusal: refusalOf(actor, sheet, form, issues) };
}

/** Rules of people may be dear, and a request may have many rows: others get their turn between any two. */
function* oneByOne<R>(rows: readonly NewRow[], check: (row: NewRow, index: number) => R): Portions<R[]> {
  const checked: R[] = [];
  for (const [index, row] of rows.entries()) {
    checked.push(check(row, index));
    yield;
  }
  return checked;
}

/** A missing permission takes precedence over invalid rows. */
function refusalOf(
  actor: Actor,
  sheet: SheetToFill,
  form: CachedForm,
  issues: readonly FieldError[],
): AppError | null {
  const [mayFill, mayAdd] = [mayFillIn(actor, form), mayAddTo(actor, sheet)];
  if (!mayFill.yes) return new AppError('conflict', mayFill.why);
  if (!mayAdd.yes) return new AppError(sheet.completed ? 'conflict' : 'forbidden', mayAdd.why);
  return issues.length > 0 ? invalid(issues) : null;
}
