// Compiled form rules by form and version: a row that comes in costs no look at the form's definition.
import { compileFormRules, type FormRules } from '#core/filling/form-rules.ts';
import { imageTypes, type UserRef } from '#core/forms/schema.ts';
import type { PeoplePart } from '#core/forms/validate.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import { allQuestions } from './definition.ts';

export type CachedForm = {
  version: number;
  name: string;
  published: boolean;
  current: boolean;
  /** Every change of them counts the form's version up, so they are as fresh as the rules. */
  reviewers: readonly UserRef[];
  betaTestUsers: readonly UserRef[];
  rules: FormRules;
  /** Ids of all questions, context ones first, each part in its order. */
  questionIds: readonly string[];
  /** Ids of the questions whose values are image ids. */
  imageQuestionIds: readonly string[];
};

export type FormCache = {
  /** The rules of a form at a version that the caller has just read, in whose transaction they are. */
  get(tx: Tx, companyId: string, formId: string, version: number): Promise<CachedForm>;
};

/** A cache of this many forms; the one unused for longest makes room. */
export function createFormCache(size = 300): FormCache {
  const cached = new Map<string, CachedForm>();
  return {
    async get(tx, companyId, formId, version) {
      const key = `${companyId}/${formId}`;
      const found = cached.get(key);
      cached.delete(key);
      const form = found?.version === version ? found : await load(tx, companyId, formId);
      cached.set(key, form);
      const [oldest] = cached.keys();
      if (cached.size > size && oldest !== undefined) cached.delete(oldest);
      return form;
    },
  };
}

async function load(tx: Tx, companyId: string, formId: string): Promise<CachedForm> {
  const form = await tx.first(
    query
      .selectFrom('forms')
      .select(['version', 'name', 'published', 'current', 'definition'])
      .where('company_id', '=', companyId)
      .where('id', '=', formId),
  );
  if (form === undefined) throw notFound();
  const people = await tx.all(
    query
      .selectFrom('form_people')
      .innerJoin('users', (join) =>
        join
          .onRef('users.company_id', '=', 'form_people.company_id')
          .onRef('users.id', '=', 'form_people.user_id'),
      )
      .select(['form_people.part', 'users.id', 'users.user_name as userName'])
      .where('form_people.company_id', '=', companyId)
      .where('form_people.form_id', '=', formId)
      .orderBy('form_people.position'),
  );
  const named = (wanted: PeoplePart) =>
    people.flatMap(({ part, id, userName }) => (part === wanted ? [{ id, userName }] : []));
  const questions = allQuestions(form.definition);
  return {
    version: form.version,
    name: form.name,
    published: form.published,
    current: form.current,
    reviewers: named('reviewers'),
    betaTestUsers: named('betaTestUsers'),
    rules: compileFormRules(form.definition),
    questionIds: questions.map(({ id }) => id),
    imageQuestionIds: questions.flatMap(({ id, type }) => (imageTypes.has(type) ? [id] : [])),
  };
}
