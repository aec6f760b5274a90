// Caches compiled form rules by form and version: a submitted row need not read the form's definition.
import { personIn } from '#server/db/person.ts';
import { filteredById, type FilteredQuestion } from '#core/forms/filtered-questions.ts';
import { LRUCache } from 'lru-cache';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import type { UserRef } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { PeoplePart } from '#core/forms/validate.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';

export type CachedForm = {
  version: number;
  name: string;
  published: boolean;
  current: boolean;
  /** Every change of them increments the form's version, so they are as current as the rules. */
  reviewers: readonly UserRef[];
  betaTestUsers: readonly UserRef[];
  /** The recipients of notifications, apart from the reviewers. */
  contacts: Readonly<Record<ContactsPart, readonly UserRef[]>>;
  /** Alerts by id, with their recipients' ids. */
  alerts: ReadonlyMap<string, { name: string; alertContacts: readonly string[] }>;
  /** The rules of the current version. */
  rules: FormRules;
  /** What its rows may hold: current questions, then those of earlier versions. */
  asRead: ReadQuestions;
  /** Ids of former alerts. Rows keep them. */
  formerAlerts: ReadonlySet<string>;
};

type ContactsPart = Exclude<PeoplePart, 'reviewers' | 'betaTestUsers'>;

export type ReadQuestions = {
  contextQuestions: readonly Question[];
  questions: readonly Question[];
  byId: ReadonlyMap<string, Question>;
  /** The same with the questions of entries, as rows are filtered by them. */
  filtered: ReadonlyMap<string, FilteredQuestion>;
  /** Ids of all questions, context ones first, each part in order. */
  ids: readonly string[];
  /** The questions whose answers name what is stored beside them, by themselves or in entries. */
  stored: readonly Question[];
};

export type FormCache = {
  /** A form at a version that the caller has just read in this transaction. */
  get(tx: Tx, companyId: string, formId: string, version: number): Promise<CachedForm>;
  /**
   * The rules of an earlier version of a form; `current` is the one that the caller has just read. Returns the current
   * rules if nothing relevant has changed since.
   */
  earlierRules(
    tx: Tx,
    companyId: string,
    formId: string,
    versions: { earlier: number; current: number },
  ): Promise<FormRules>;
};

/** A cache of this many forms; evicts the least recently used. `now` tells the time. */
export function createFormCache(now: () => number, size = 300): FormCache {
  const forms = new LRUCache<string, CachedForm>({ max: size });
  const earlier = new LRUCache<string, FormRules>({ max: size });
  const get: FormCache['get'] = async (tx, companyId, formId, version) => {
    const key = `${companyId}/${formId}`;
    const cached = forms.get(key);
    if (cached?.version === version) return cached;
    const form = await load(tx, companyId, formId, now);
    forms.set(key, form);
    return form;
  };
  return {
    get,
    async earlierRules(tx, companyId, formId, versions) {
      const key = `${companyId}/${formId}/${versions.current}/${versions.earlier}`;
      const cached = earlier.get(key);
      if (cached !== undefined) return cached;
      const rules =
        (await loadEarlier(tx, { companyId, formId, version: versions.earlier }, now)) ??
        (await get(tx, companyId, formId, versions.current)).rules;
      earlier.set(key, rules);
      return rules;
    },
  };
}

async function loadEarlier(
  tx: Tx,
  { companyId, formId, version }: { companyId: string; formId: string; version: number },
  now: () => number,
): Promise<FormRules | undefined> {
  const stored = await tx.first(
    query
      .selectFrom('form_versions')
      .select('definition')
      .where('company_id', '=', companyId)
      .where('form_id', '=', formId)
      .where('last_version', '>=', version)
      .orderBy('last_version')
      .limit(1),
  );
  return stored && compileFormRules(stored.definition, now);
}

async function load(tx: Tx, companyId: string, formId: string, now: () => number): Promise<CachedForm> {
  const form = await tx.first(
    query
      .selectFrom('forms')
      .select(['version', 'name', 'published', 'current', 'definition', 'former'])
      .where('company_id', '=', companyId)
      .where('id', '=', formId),
  );
  if (form === undefined) throw notFound();
  const people = await tx.all(
    query
      .selectFrom('form_people')
      .innerJoin('users', sameCompany('users.id', 'form_people.user_id'))
      .select(['form_people.part', personIn('users').as('person')])
      .where('form_people.company_id', '=', companyId)
      .where('form_people.form_id', '=', formId)
      .orderBy('form_people.position'),
  );
  const named = (wanted: PeoplePart) =>
    people.flatMap(({ part, person }) => (part === wanted ? [person] : []));
  return {
    version: form.version,
    name: form.name,
    published: form.published,
    current: form.current,
    reviewers: named('reviewers'),
    betaTestUsers: named('betaTestUsers'),
    contacts: {
      sheetCompleteContacts: named('sheetCompleteContacts'),
      rowCompleteContacts: named('rowCompleteContacts'),
      rowApprovedContacts: named('rowApprovedContacts'),
      rowRejectedContacts: named('rowRejectedContacts'),
    },
    alerts: new Map(form.definition.alerts.map((alert) => [alert.id, alert])),
    rules: compileFormRules(form.definition, now),
    asRead: readQuestions({ ...form.definition, ...form.former }),
    formerAlerts: new Set(form.former.formerAlerts.map(({ id }) => id)),
  };
}

function readQuestions(form: Parameters<typeof questionsAsRead>[0]): ReadQuestions {
  const { contextQuestions, questions } = questionsAsRead(form);
  const all = [...contextQuestions, ...questions];
  return {
    contextQuestions,
    questions,
    byId: new Map(all.map((question) => [question.id, question])),
    filtered: filteredById({ questions, contextQuestions }),
    ids: all.map(({ id }) => id),
    stored: all.filter((question) =>
      flatQuestions<Question>([question]).some(({ type }) => isStoredType(type)),
    ),
  };
}
