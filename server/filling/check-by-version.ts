// Validates answers against the version of the form that was filled in, which may be an earlier one.
import { type Around, type CheckedAnswers, checkAnswers } from '#core/filling/check-answers.ts';
import type { FillPart, FormRules } from '#core/filling/rules/form-rules-type.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatAnswers } from '#core/questions/entries/flat.ts';
import type { Answers } from '#core/questions/values.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { ImageAnswer } from '#server/sheets/images.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** The rules of a form, and of earlier versions that were filled in. */
export type RulesByVersion = { version: number; current: FormRules; earlier: ReadonlyMap<number, FormRules> };

export async function rulesByVersion(
  scope: RequestScope,
  formId: string,
  form: CachedForm,
  given: readonly { formVersion?: number | undefined }[],
): Promise<RulesByVersion> {
  const { tx, actor, services } = scope;
  const { version, rules: current } = form;
  const earlier = new Map<number, FormRules>();
  for (const { formVersion = version } of given) {
    if (formVersion >= version || earlier.has(formVersion)) continue;
    const versions = { earlier: formVersion, current: version };
    earlier.set(formVersion, await services.forms.earlierRules(tx, actor.companyId, formId, versions));
  }
  return { version, current, earlier };
}

/** Which version's rules the answers were validated by. */
export type CheckedByVersion = CheckedAnswers & { rules: FormRules };

/** How long a phone may keep what was filled in, for rules about dates. */
const longestDelay = 90 * 86_400_000;

/** When answers were given, as far as a client is believed. */
export function madeAtOf(filledAt: number | undefined, now: number): number | undefined {
  return filledAt === undefined ? undefined : Math.min(now, Math.max(filledAt, now - longestDelay));
}

/** Validates answers by the version that they name; if that rejects them, by the current one. */
export function checkByVersion(
  { version, current, earlier }: RulesByVersion,
  part: FillPart,
  given: { formVersion?: number | undefined; answers: readonly GivenAnswer[] },
  around: Around = {},
): CheckedByVersion {
  const rules = earlier.get(given.formVersion ?? version);
  const checked = rules && checkAnswers(rules, part, given.answers, around);
  return rules !== undefined && checked?.issues.length === 0
    ? { ...checked, rules }
    : { ...checkAnswers(current, part, given.answers, around), rules: current };
}

/**
 * The answers of a row, by question id, that others are compared with before it is judged: as they were given, of a question the
 * last; with the calculated ones where one of these must be unique.
 */
export function comparedAnswers(
  versions: RulesByVersion,
  row: { formVersion?: number | undefined; answers: readonly GivenAnswer[] },
  around: Around,
): Answers {
  return versions.current.unique.some(({ question }) => calculationOf(question) !== null)
    ? checkByVersion(versions, 'questions', row, around).answers
    : Object.fromEntries(row.answers.map(({ questionId, value }) => [questionId, value]));
}

/** The images that some answers refer to, in entries too, at `answers.<question id>`. */
export function imageAnswers(form: CachedForm, answers: Answers): ImageAnswer[] {
  return flatAnswers(form.asRead.stored, answers, isStoredType).flatMap(({ question, values, within }) =>
    values.map((value) => ({
      imageId: storedIdOf(value),
      keepsPlace: keepsPhotoPlace(question),
      value,
      path: `answers.${(within?.question ?? question).id}`,
    })),
  );
}
