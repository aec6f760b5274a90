// Validates answers against the version of the form that was filled in, which may be an earlier one.
import { type CheckedAnswers, checkAnswers } from '#core/filling/check-answers.ts';
import type { FillPart, FormRules } from '#core/filling/form-rules.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { ImageAnswer } from '#server/sheets/images.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** The rules of earlier versions of a form, by version. */
export type EarlierRules = ReadonlyMap<number, FormRules>;

export async function earlierRules(
  scope: RequestScope,
  formId: string,
  form: CachedForm,
  given: readonly { formVersion?: number | undefined }[],
): Promise<EarlierRules> {
  const { tx, actor, services } = scope;
  const rules = new Map<number, FormRules>();
  for (const { formVersion: earlier = form.version } of given) {
    if (earlier >= form.version || rules.has(earlier)) continue;
    const versions = { earlier, current: form.version };
    rules.set(earlier, await services.forms.earlierRules(tx, actor.companyId, formId, versions));
  }
  return rules;
}

/** Which version's rules the answers were validated by. */
export type CheckedByVersion = CheckedAnswers & { rules: FormRules };

/** Validates answers by the version that they name; if that rejects them, by the current one. */
export function checkByVersion(
  form: CachedForm,
  earlier: EarlierRules,
  part: FillPart,
  given: { formVersion?: number | undefined; answers: readonly GivenAnswer[] },
  context: Answers = {},
): CheckedByVersion {
  const rules = earlier.get(given.formVersion ?? form.version);
  const checked = rules && checkAnswers(rules, part, given.answers, context);
  return rules !== undefined && checked?.issues.length === 0
    ? { ...checked, rules }
    : { ...checkAnswers(form.rules, part, given.answers, context), rules: form.rules };
}

/** The images that some answers refer to, at `answers.<question id>`. */
export function imageAnswers(form: CachedForm, answers: Answers): ImageAnswer[] {
  return form.asRead.imageIds.flatMap((id) =>
    valuesOf(answers[id]).map((imageId) => ({ imageId, path: `answers.${id}` })),
  );
}

/** The ids of the images that some answers refer to. */
export function imageIds(form: CachedForm, answers: Answers): string[] {
  return imageAnswers(form, answers).map(({ imageId }) => imageId);
}
