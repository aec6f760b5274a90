import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createHttp } from '#core/http.ts';
import { checkLogic } from '#core/logic/check.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { evaluate, isTrue } from '#core/logic/evaluate.ts';
import {
  type ExampleCategory,
  exampleCategories,
  exampleFiles,
  exampleQuery,
  examplesQuery,
  findExamples,
} from './examples.ts';
import { outlineOf, questionCountOf } from './outline.ts';
import { type FormInput, formInput } from './schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { defaultTesterLimit, formIssues } from './validate.ts';

const root = fileURLToPath(new URL('../../web/public', import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const categories: ExampleCategory[] = exampleCategories.parse(read('examples/index.json')).map((one) => ({
  ...one,
  forms: exampleFiles
    .parse(read(`examples/${one.path}/index.json`))
    .map((file) => ({ file, form: formInput.parse(read(`examples/${one.path}/${file}`)) })),
}));
const forms = categories.flatMap(({ forms: own }) => own.map(({ form }) => form));

const askedIn = (form: FormInput) => [...form.contextQuestions, ...form.questions];
const conditionsOf = (form: FormInput) =>
  [...askedIn(form), ...form.elements].flatMap((item) =>
    item.condition === null ? [] : [{ item, logic: parseCondition(item.condition) as Logic }],
  );
const formulasOf = (form: FormInput) => form.elements.flatMap(({ data }) => data.formula ?? []);
const typesOf = (form: FormInput) => new Map(askedIn(form).map(({ id, type }) => [id, type]));

describe('the example forms', () => {
  it('are 24 or more in 6 categories of at least four', () => {
    expect(categories.map(({ path }) => path)).toEqual([
      'safety',
      'food',
      'facilities',
      'fleet',
      'quality',
      'people',
    ]);
    expect(forms.length).toBeGreaterThanOrEqual(24);
    for (const { forms: own } of categories) expect(own.length).toBeGreaterThanOrEqual(4);
  });

  it('stand in the indexes with every file there is, under names of their own', () => {
    for (const { path, forms: own } of categories) {
      const files = readdirSync(join(root, 'examples', path)).filter((name) => name !== 'index.json');
      expect(own.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    }
    expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s may be saved', (_, form) => {
    expect(formIssues(form, { testers: defaultTesterLimit })).toEqual([]);
    expect(form.description).toBeTruthy();
    expect(questionCountOf(form)).toBeGreaterThanOrEqual(8);
    expect(questionCountOf(form)).toBeLessThanOrEqual(25);
    // People, groups, forms and catalogs are a company's own.
    expect(askedIn(form).some(({ type }) => type.startsWith('CATALOG'))).toBe(false);
    expect([...form.betaTestUsers, ...form.reviewers, ...form.contextAlerts]).toEqual([]);
    expect(form.groupIds ?? form.groups ?? form.catalogTypeIds ?? form.catalogTypes).toBeUndefined();
    expect(form.alerts.flatMap(({ alertContacts }) => alertContacts)).toEqual([]);
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s: its expressions hold', (_, form) => {
    const types = typesOf(form);
    const known = new Set(types.keys());
    const some = answersTo(form);
    for (const { logic } of conditionsOf(form)) {
      expect(checkLogic(logic, known)).toEqual([]);
      evaluate(logic, some, types);
    }
    for (const formula of formulasOf(form)) {
      expect(checkLogic(formula, known)).toEqual([]);
      expect(evaluate(formula, some, types)).toEqual(expect.any(Number));
    }
    for (const { name, expression } of form.alerts) {
      expect(checkLogic(expression, known)).toEqual([]);
      evaluate(expression, some, types);
      expect(isTrue(expression, {}, types), `"${name}" with no answers`).toBe(false);
    }
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s: reads what was asked before', (_, form) => {
    const places = new Map(askedIn(form).map(({ id, context, order }) => [id, (context ? 0 : 1e6) + order]));
    for (const { item, logic } of conditionsOf(form)) {
      const place = (item.context ? 0 : 1e6) + item.order;
      for (const id of variablesOf(logic)) expect(places.get(id)).toBeLessThan(place);
    }
    const orders = [...askedIn(form), ...form.elements].map(({ context, order }) => `${context} ${order}`);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('reading them', () => {
  const asked: string[] = [];
  const http = createHttp(async (url) => {
    const { pathname: path } = new URL(new Request(url).url);
    asked.push(path);
    try {
      return Response.json(read(path));
    } catch {
      return new Response('{}', { status: 404 });
    }
  });
  const source = { http, origin: 'https://forms.example' };

  it('gives every category with its forms', async () => {
    expect(await examplesQuery(source).queryFn({})).toEqual(categories);
    expect(asked[0]).toBe('/examples/index.json');
  });

  it('gives one, or says that there is none', async () => {
    const form = await exampleQuery(source, 'safety', 'toolbox-talk.json').queryFn({});
    expect(form.name).toBe('Toolbox talk');
    await expect(exampleQuery(source, 'safety', '../x').queryFn({})).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(asked.at(-1)).toBe('/examples/safety/..%2Fx');
  });
});

describe('finding one', () => {
  const found = (filter: string) =>
    findExamples(categories, filter).flatMap(({ forms: own }) => own.map(({ form }) => form.name));

  it('by every word of its name, category or questions, in any case', () => {
    expect(found('FRIDGE temp')).toEqual(['Fridge temperatures']);
    expect(found('legionella')).toEqual(['Water hygiene (legionella)']);
    expect(found('quality calibr')).toContain('Calibration');
    expect(found(' ')).toHaveLength(forms.length);
    expect(findExamples(categories, 'no such thing')).toEqual([]);
  });
});

describe('the outline of a form', () => {
  const fridges = forms.find(({ name }) => name === 'Fridge temperatures');
  const outline = outlineOf(fridges ?? { contextQuestions: [], questions: [], elements: [] });

  it('has questions, headings and computed values in the order of the form', () => {
    expect(outline.setup.map(({ text }) => text)).toEqual([
      'Site',
      'Shift',
      'Measured by',
      'Number of the probe',
    ]);
    const texts = outline.rows.map(({ text }) => text);
    expect(texts[0]).toBe('Code on the unit');
    expect(texts.indexOf('Too warm')).toBeLessThan(texts.indexOf('What was done with the food?'));
    expect(texts.at(-1)).toBe('Warmest on this round (°C)');
  });

  it('says when something is asked', () => {
    const item = outline.rows.find(({ text }) => text === 'What is wrong with the food?');
    expect(item).toMatchObject({ required: true, when: 'Food covered, labelled and in date? is No' });
    expect(outline.setup.every(({ when }) => when === null)).toBe(true);
  });
});

/** An answer to every question, numbers that differ from each other among them. */
function answersTo(form: FormInput): Record<string, string | string[]> {
  return Object.fromEntries(askedIn(form).map((question, index) => [question.id, answerTo(question, index)]));
}

function answerTo({ type, questionOptions: [option] }: Question, index: number): string | string[] {
  switch (type) {
    case 'NUMERIC':
      return `${index + 1}`;
    case 'MULTI_NUMERIC':
      return ['1', '2.5'];
    case 'BOOLEAN':
      return 'true';
    case 'CHECKBOXES':
      return [option?.value ?? ''];
    case 'RADIO':
      return option?.value ?? '';
    case 'DATETIME':
      return `${1_700_000_000_000 + index * 3_600_000},0`;
    default:
      return 'Text';
  }
}
