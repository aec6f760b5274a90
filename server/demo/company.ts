// Generates a demo company from its plan, as plain data with ids, ready for the database.
import { listOf } from '#core/catalog/tree.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { DemoCompany, DemoForm, DemoPin } from './data.ts';
import { fillSheets } from './fill.ts';
import { formId, questionIds, toFormInput, viewsOf, widgetId, widgetsOf } from './form-input.ts';
import { accounts, type People, peopleOf } from './people.ts';
import type { CompanyPlan, FormPlan } from './plan.ts';
import { createRandom, idOf } from './random.ts';

const day = 24 * 3_600_000;

/** The id of a demo company, the same at every start. */
export function companyId(plan: CompanyPlan): string {
  return idOf(plan.key, 'company');
}

/** Generates all data of a company as of `now`. */
export function makeCompany(plan: CompanyPlan, now: number): DemoCompany {
  const people = peopleOf(plan);
  const catalog = plan.catalog(plan.key);
  const random = (name: string) => createRandom(`${plan.key}/${name}`);
  const forms = plan.forms({ ...people, company: plan.key, now, random }, catalog);
  return {
    id: companyId(plan),
    name: plan.name,
    createdAt: now - 200 * day,
    looks: plan.looks,
    users: people.users,
    groups: people.groups,
    catalog: { types: catalog.types, columns: catalog.columns, items: listOf(catalog.items) },
    forms: forms.map((form) => makeForm(plan.key, form, now)),
    reminders: plan.reminders,
    imports: plan.imports,
    pins: pinsOf(plan, forms, people),
  };
}

/** Pins for the accounts only, not the staff. Users with the role USER have no widgets on Home. */
function pinsOf({ key: company, pins }: CompanyPlan, forms: readonly FormPlan[], people: People): DemoPin[] {
  const users = accounts.filter(([, role]) => role !== 'USER').map(([name]) => people.person(name));
  return users.flatMap((user) =>
    pins.flatMap(([formKey, key]) => {
      const form = forms.find((each) => each.key === formKey);
      if (form === undefined) throw new Error(`There is no form ${formKey}`);
      const question = questionIds(company, form).get(key);
      const made = form.widgets?.some((widget) => widget.key === key)
        ? widgetId(company, formKey, key)
        : null;
      const id = made ?? question;
      if (id === undefined) throw new Error(`There is no widget ${key}`);
      return { user, formId: formId(company, formKey), widgetId: id, isMade: made !== null };
    }),
  );
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
    widgets: widgetsOf(company, plan),
    views: viewsOf(company, plan),
    ...fillSheets({ company, plan, rules, now }),
  };
}
