// A demo company ready for the database: plain data with ids, made of its plan.
import { listOf } from '#core/catalog/tree.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { DemoCompany, DemoForm } from './data.ts';
import { fillSheets } from './fill.ts';
import { toFormInput } from './form-input.ts';
import { peopleOf } from './people.ts';
import type { CompanyPlan, FormPlan } from './plan.ts';
import { createRandom, idOf } from './random.ts';

const day = 24 * 3_600_000;

/** The id of a demo company, the same at every start. */
export function companyId(plan: CompanyPlan): string {
  return idOf(plan.key, 'company');
}

/** Makes all of a company's data as it would be at the moment `now`. */
export function makeCompany(plan: CompanyPlan, now: number): DemoCompany {
  const people = peopleOf(plan);
  const catalog = plan.catalog(plan.key);
  const random = (name: string) => createRandom(`${plan.key}/${name}`);
  const forms = plan.forms({ ...people, company: plan.key, now, random }, catalog);
  return {
    id: companyId(plan),
    name: plan.name,
    createdAt: now - 200 * day,
    users: people.users,
    groups: people.groups,
    catalog: { types: catalog.types, items: listOf(catalog.items) },
    forms: forms.map((form) => makeForm(plan.key, form, now)),
  };
}

function makeForm(company: string, plan: FormPlan, now: number): DemoForm {
  const input = toFormInput(company, plan);
  const rules = compileFormRules({
    contextQuestions: input.contextQuestions,
    questions: input.questions,
    alerts: input.alerts,
  });
  const createdAt = plan.state === 'draft' ? now - 12 * day : now - 198 * day;
  return {
    input,
    createdAt,
    publishedAt: plan.state === 'draft' ? null : createdAt + 2 * day,
    archivedAt: plan.state === 'archived' ? now - 95 * day : null,
    ...fillSheets({ company, plan, rules, now }),
  };
}
