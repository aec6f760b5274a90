// Which options of a choice are offered, and what is said of one that is not.
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { choicesOf } from '#core/filling/choices.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { questionIssues, readableIn } from '#core/forms/validate.ts';
import { offerOf } from './offered.ts';
import { question, type QuestionOption } from './schema.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [country, city, tools] = [id(1), id(2), id(3)];
const inCountry = (name: string) => ({ '==': [{ var: country }, name] });
const options = (...all: Partial<QuestionOption>[]) => all.map((each, order) => ({ order, ...each }));
const ask = (of: string, text: string, type: string, questionOptions: object[]) =>
  question.parse({ id: of, text, type, questionOptions });
const where = ask(country, 'Country', 'RADIO', options({ value: 'fr', name: 'France' }, { value: 'Peru' }));
const cities = ask(
  city,
  'City',
  'RADIO',
  options(
    { value: 'Paris', condition: inCountry('fr') },
    { value: 'Lima', condition: inCountry('Peru') },
    { value: 'Other', condition: null },
  ),
);
const kit = ask(
  tools,
  'Tools',
  'CHECKBOXES',
  options(
    { value: 'rope' },
    { value: 'torch', name: 'Torch', retired: 'hidden' },
    { value: 'map', retired: 'disabled' },
  ),
);
const rules = compileFormRules(
  { contextQuestions: [], questions: [where, cities, kit], elements: [], alerts: [] },
  () => 0,
);
const said = (answers: [string, string][], before: Record<string, string | string[]> = {}) =>
  checkAnswers(
    rules,
    'questions',
    answers.map(([questionId, value]) => ({ questionId, value })),
    { before },
  ).issues.map(({ path, message }) => `${path}: ${message}`);

describe('an option with a condition', () => {
  it('is refused where that is not true, with what it needs', () => {
    expect(
      said([
        [country, 'fr'],
        [city, 'Paris'],
      ]),
    ).toEqual([]);
    expect(said([[city, 'Other']])).toEqual([]);
    const refused =
      `answers.${city}: "Paris" is offered only where this is true: Country is France. ` +
      'Choose another option, or change what it depends on.';
    expect(
      said([
        [country, 'Peru'],
        [city, 'Paris'],
      ]),
    ).toEqual([refused]);
    expect(said([[city, 'Paris']])).toEqual([refused]);
    // Nor does a row keep it, when the other answer is changed with it.
    expect(
      said(
        [
          [country, 'Peru'],
          [city, 'Paris'],
        ],
        { [city]: 'Paris' },
      ),
    ).toEqual([refused]);
  });

  it('is left out of the list, unless it is chosen', () => {
    const choosing = (name: string, chosen: string[]) =>
      choicesOf(cities, { context: { [country]: name }, chosen, before: [] });
    expect(choosing('fr', [])).toEqual([
      { value: 'Paris', label: 'Paris' },
      { value: 'Other', label: 'Other' },
    ]);
    expect(choosing('Peru', ['Paris'])[0]).toEqual({ value: 'Paris', label: 'Paris', disabled: true });
  });
});

it('a condition over the setup is not judged where that is not known', () => {
  const setup = { ...where, context: true };
  const beside = compileFormRules(
    { contextQuestions: [setup], questions: [cities], elements: [], alerts: [] },
    () => 0,
  );
  const judged = (isOfImport: boolean) =>
    beside.brokenRules({ [city]: 'Paris' }, { [city]: 'Paris' }, { isOfImport }).length;
  expect([judged(false), judged(true)]).toEqual([1, 0]);
});

describe('a retired option', () => {
  it('is refused as a new answer, and stays in a row that has it', () => {
    expect(
      said([
        [tools, 'rope'],
        [tools, 'torch'],
      ]),
    ).toEqual([`answers.${tools}: "Torch" is no longer offered. Choose another option.`]);
    expect(
      said(
        [
          [tools, 'rope'],
          [tools, 'torch'],
        ],
        { [tools]: ['torch'] },
      ),
    ).toEqual([]);
  });

  it('is not shown, or shown and not to be chosen', () => {
    const values = (before: string[]) =>
      choicesOf(kit, { context: {}, chosen: [], before }).map(({ value, disabled }) => [value, disabled]);
    expect(values([])).toEqual([
      ['rope', undefined],
      ['map', true],
    ]);
    expect(values(['torch'])).toEqual([
      ['rope', undefined],
      ['torch', undefined],
      ['map', true],
    ]);
  });

  it('is not every option, and no default answer', () => {
    const known = readableIn([kit]);
    const all = kit.questionOptions.map((each) => ({ ...each, retired: 'hidden' as const }));
    expect(questionIssues({ ...kit, questionOptions: all }, known)).toMatchObject([
      { path: 'questionOptions', message: 'At least one option must be offered' },
    ]);
    expect(questionIssues({ ...kit, defaultAnswers: ['torch'] }, known)).toMatchObject([
      { path: 'defaultAnswers', message: '"Torch" is no longer offered. Choose another option.' },
    ]);
  });
});

describe('conditions of options', () => {
  it('are checked like others, and named', () => {
    expect(questionIssues(cities, readableIn([cities]))).toMatchObject([
      { path: 'questionOptions.0.condition' },
      { path: 'questionOptions.1.condition' },
    ]);
  });

  it('may not take too long together', () => {
    const names = Array.from({ length: 100 }, (_, index) => `c${index}`);
    const many = (different: boolean) =>
      Array.from({ length: 1_000 }, (_, order) => ({
        value: `v${order}`,
        order,
        condition: { in: [{ var: country }, different ? [...names, `own ${order}`] : names] },
      }));
    const known = readableIn([where]);
    expect(questionIssues({ ...cities, questionOptions: many(false) }, known)).toEqual([]);
    expect(questionIssues({ ...cities, questionOptions: many(true) }, known)).toMatchObject([
      { path: 'questionOptions' },
    ]);
  });

  it('that are the same are judged once, however many options have them', () => {
    let reads = 0;
    const counted = {
      get [country]() {
        reads += 1;
        return 'fr';
      },
    };
    const many = Array.from({ length: 1_000 }, (_, order) => ({
      value: `${order}`,
      order,
      condition: inCountry('fr'),
    }));
    const offer = offerOf(many)!(counted);
    expect(many.filter(({ value }) => offer(value) !== null)).toEqual([]);
    expect(reads).toBe(1);
  });

  it('are compiled once', () => {
    expect(offerOf(cities.questionOptions)).toBe(offerOf(cities.questionOptions));
    expect(offerOf(where.questionOptions)).toBe(null);
  });
});
