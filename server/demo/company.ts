// A demo company ready for the database: plain data with ids, made of its plan.
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { Answers } from '#core/forms/values.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { fillSheets } from './fill.ts';
import { toFormInput } from './form-input.ts';
import { peopleOf } from './people.ts';
import type { CompanyPlan, DemoGroup, DemoUser, FormPlan } from './plan.ts';
import { createRandom, idOf } from './random.ts';

export type DemoCompany = {
  id: string;
  name: string;
  createdAt: number;
  users: readonly DemoUser[];
  groups: readonly DemoGroup[];
  forms: readonly DemoForm[];
};

export type DemoForm = {
  input: FormInput;
  createdAt: number;
  /** Null where that did not happen. */
  publishedAt: number | null;
  archivedAt: number | null;
  sheets: readonly DemoSheet[];
  images: readonly DemoImage[];
};

export type DemoSheet = {
  id: string;
  name: string;
  user: DemoUser;
  answers: Answers;
  createdAt: number;
  modifiedAt: number;
  completedAt: number | null;
  rows: readonly DemoRow[];
};

export type DemoRow = {
  id: string;
  answers: Answers;
  alerts: readonly string[];
  createdAt: number;
  modifiedAt: number;
  /** Null where the form has no reviewers. */
  review: DemoReview | null;
  /** An answer that the admin corrected. */
  correction: { questionId: string; previous: string; at: number; reason: string } | null;
};

export type DemoReview =
  | { state: 'PENDING' }
  | { state: 'APPROVED' | 'REJECTED'; reviewer: DemoUser; at: number; comment: string | null };

/** An image to draw: what of, by whom, for which sheet. */
export type DemoImage = {
  id: string;
  draw: 'signature' | 'photo';
  user: DemoUser;
  sheetId: string;
  createdAt: number;
};

const day = 24 * 3_600_000;

/** The id of a demo company, the same at every start. */
export function companyId(plan: CompanyPlan): string {
  return idOf(plan.key, 'company');
}

/** Makes all of a company's data as it would be at the moment `now`. */
export function makeCompany(plan: CompanyPlan, now: number): DemoCompany {
  const { users, groups, person, group } = peopleOf(plan);
  const forms = plan.forms({
    company: plan.key,
    now,
    person,
    group,
    random: (name) => createRandom(`${plan.key}/${name}`),
  });
  return {
    id: companyId(plan),
    name: plan.name,
    createdAt: now - 200 * day,
    users,
    groups,
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
