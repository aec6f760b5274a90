import { beforeAll, describe, expect, it } from 'vitest';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { passedBefore } from '#core/questions/rules/passing.ts';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { type FormInput, formInput } from '#core/forms/schema.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { flatAnswers } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { isCatalogType, questionTypeNames } from '#core/questions/types.ts';
import { picturesOf } from '#core/forms/pictures.ts';
import { defaultTesterLimit, formIssues } from '#core/forms/validate.ts';
import { type Answers, dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { newUser } from '#core/users/schema.ts';
import { widgetIssues } from '#core/widgets/widget-issues.ts';
import { widgetType } from '#core/widgets/schema.ts';
import { makeCompany } from './company.ts';
import type { DemoCompany, DemoRow } from './data.ts';
import { readCompany, readDemo, readForm } from './files.ts';
import { newsOf } from './news.ts';

const day = 24 * 3_600_000;
const moments = [
  ['in winter', Date.UTC(2026, 1, 28, 23, 59)],
  ['in spring, early in the day', Date.UTC(2027, 4, 1, 5, 0)],
  ['in autumn', Date.UTC(2026, 10, 21, 15, 30)],
] as const;
const companies = ['northern-airfields', 'lakeside-foods'];
const cases = companies.flatMap((key) => moments.map(([when, now]) => ({ key, when, now })));

const rulesOf = (input: FormInput, now: number): FormRules => compileFormRules({ ...input }, () => now);
const given = (answers: Answers) =>
  Object.entries(answers).flatMap(([questionId, answer]) =>
    valuesOf(answer).map((value) => ({ questionId, value })),
  );
const rowsOf = (company: DemoCompany) =>
  company.forms.flatMap(({ sheets }) => sheets.flatMap(({ rows }) => rows));
const formNamed = (company: DemoCompany, name: string) =>
  company.forms.find(({ input }) => input.name === name)!;
const questionNamed = (input: FormInput, text: string) =>
  [...input.contextQuestions, ...input.questions].find((question) => question.text === text)!.id;

describe.each(cases)('$key $when', ({ key, now }) => {
  let company: DemoCompany;
  beforeAll(() => {
    company = makeCompany(key, now);
  });

  it('has forms that the server would take', () => {
    for (const { input } of company.forms) {
      expect(formInput.parse(input)).toEqual(input);
      expect(formIssues(input, { testers: defaultTesterLimit }), input.name).toEqual([]);
    }
  });

  it('has answers that the server would take and leave as they are', () => {
    for (const { input, sheets } of company.forms) {
      const rules = rulesOf(input, now);
      for (const sheet of sheets) {
        const context = checkAnswers(rules, 'contextQuestions', given(sheet.answers));
        expect(context, sheet.name).toEqual({
          answers: sheet.answers,
          issues: [],
          passed: [],
          irrelevant: [],
        });
        for (const row of sheet.rows) {
          const { passed } = row;
          const checked = checkAnswers(rules, 'questions', given(row.answers), {
            context: sheet.answers,
            reasonFor: () => passedBefore(passed ?? [], () => true),
          });
          const said = (passed ?? []).map(({ by: _, at: _at, ...each }) => each);
          expect(checked, sheet.name).toEqual({
            answers: row.answers,
            issues: [],
            passed: said,
            irrelevant: [],
          });
          expect(row.alerts).toEqual(rules.alertsOf({ ...sheet.answers, ...row.answers }));
        }
      }
    }
  });

  it('has some two hundred sheets, thousands of rows, every type of question', () => {
    const sheets = company.forms.flatMap((form) => form.sheets);
    expect(sheets.length).toBeGreaterThan(185);
    expect(sheets.length).toBeLessThan(260);
    expect(rowsOf(company).length).toBeGreaterThan(5_000);
    expect(rowsOf(company).length).toBeLessThan(8_500);
    const answered = new Set(
      sheets.flatMap((sheet) => [sheet, ...sheet.rows].flatMap(({ answers }) => Object.keys(answers))),
    );
    const questions = company.forms.flatMap(({ input }) => [...input.contextQuestions, ...input.questions]);
    const types = questions.filter(({ id }) => answered.has(id)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(questionTypeNames));
    const elements = company.forms.flatMap(({ input }) => input.elements);
    expect(new Set(elements.map(({ type }) => type)).size).toBe(4);
    expect(elements.some(({ data }) => data.matrix)).toBe(true);
    expect(company.forms.flatMap(({ pictures }) => pictures)).toHaveLength(1);
  });

  it('happens in the half year up to now, the newest today', () => {
    const times = rowsOf(company).flatMap((row) => [row.created_at, row.modified_at]);
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    expect(Math.max(...times)).toBeGreaterThan(now - day);
    expect(Math.min(...times)).toBeGreaterThan(now - 185 * day);
    for (const { input, createdAt, sheets } of company.forms) {
      for (const sheet of sheets) {
        expect(sheet.createdAt, input.name).toBeGreaterThan(createdAt);
        expect(sheet.modifiedAt).toBeGreaterThanOrEqual(
          Math.max(...sheet.rows.map((row) => row.modified_at)),
        );
        expect(Math.max(sheet.modifiedAt, sheet.completedAt ?? 0)).toBeLessThanOrEqual(now);
      }
    }
  });

  it('gives every thing an id of its own', () => {
    const ids = [
      ...company.users,
      ...company.groups,
      ...company.catalog.types,
      ...company.catalog.items,
      ...company.forms.flatMap(({ input, sheets, images, pictures, widgets, views }) => [
        ...widgets,
        ...views,
        ...[
          input,
          input.contextQuestions,
          input.questions,
          input.elements,
          input.alerts,
          input.contextAlerts,
        ].flat(),
        ...sheets,
        ...sheets.flatMap(({ rows }) => rows),
        ...images,
        ...pictures,
      ]),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows widgets without faults, and pins of what is there', () => {
    for (const { input, widgets } of company.forms) {
      const questions = filteredQuestions(input);
      for (const widget of widgets) {
        expect(widgetIssues(widget, widgetType(widget), questions), widget.title).toEqual([]);
      }
    }
    const known = company.forms.flatMap(({ input, widgets }) => [...input.questions, ...widgets]);
    expect(company.pins.length).toBeGreaterThan(10);
    expect(company.pins.filter((pin) => !known.some(({ id }) => id === pin.widget_id))).toEqual([]);
  });

  it('tells a few people of a few things, some of which they have not read', () => {
    const news = newsOf(company, now);
    expect(news.length).toBeGreaterThan(5);
    expect(news.length).toBeLessThan(120);
    expect(new Set(news.map(({ read }) => read))).toEqual(new Set([true, false]));
    // After a weekend, too.
    const later = newsOf(company, now + 3 * 86_400_000);
    for (const own of Map.groupBy(later, (one) => one.user_id).values()) expect(own[0]?.read).toBe(false);
  });

  it('has rows with answers that were passed with a reason', () => {
    const asks = company.forms.some(({ input }) => mayHavePassed(input));
    const count = rowsOf(company).filter(({ passed }) => passed != null).length;
    expect(asks ? count > 5 : count === 0, String(count)).toBe(true);
  });

  it('has alerts on a few of the rows, and rows that wait for review', () => {
    const rows = rowsOf(company);
    const share = (test: (row: DemoRow) => boolean) => rows.filter(test).length / rows.length;
    expect(share(({ alerts }) => alerts.length > 0)).toBeGreaterThan(0.02);
    expect(share(({ alerts }) => alerts.length > 0)).toBeLessThan(0.2);
    const states = Object.groupBy(rows, (row) => row.review_state ?? 'none');
    expect(states.PENDING?.length).toBeGreaterThan(20);
    expect(states.APPROVED?.length).toBeGreaterThan(500);
    expect(states.REJECTED?.length).toBeGreaterThan(20);
    expect(rows.filter(({ correction }) => correction !== null).length).toBeGreaterThan(10);
  });

  it('has catalog answers that are paths of its catalog, from the top down', () => {
    const items = new Map(company.catalog.items.map((item) => [item.id, item]));
    for (const { input, sheets } of company.forms) {
      const asked = [...input.contextQuestions, ...input.questions];
      const choices = asked.filter(({ type }) => isCatalogType(type));
      const answersGiven = sheets.flatMap((sheet) => [sheet, ...sheet.rows]).map(({ answers }) => answers);
      const paths = answersGiven.flatMap((answers) => choices.flatMap(({ id }) => valuesOf(answers[id])));
      for (const path of new Set(paths)) {
        const parents = path.split(',').map((id) => items.get(id)?.parentId);
        expect(parents).toEqual([null, ...path.split(',').slice(0, -1)]);
      }
    }
  });

  it('has users that could have been made by hand, and image answers that have their image', () => {
    for (const { userName, email, role } of company.users) {
      const typed = { userName, email, password: 'formdeck-demo', role };
      expect(newUser.parse(typed), userName).toMatchObject({ userName, email });
    }
    for (const { input, sheets, images, pictures } of company.forms) {
      expect(picturesOf(input)).toEqual(pictures.map(({ id }) => id));
      const referred = sheets.flatMap(({ rows }) =>
        rows.flatMap(({ answers }) =>
          flatAnswers(input.questions, answers, isStoredType).flatMap(({ values }) => values.map(storedIdOf)),
        ),
      );
      expect(new Set(referred)).toEqual(new Set(images.map(({ id }) => id)));
    }
  });
});

describe.each(companies)('the rows of %s', (key) => {
  it.each(readCompany(key).forms)('in %s.csv are of a sheet, and answer what its form asks', (name) => {
    const { sheets } = readForm(key, name);
    const { input } = makeCompany(key, Date.now()).forms[readCompany(key).forms.indexOf(name)]!;
    const [header, ...lines] = csvLines(readDemo(key, 'forms', `${name}.csv`));
    const aftermath = [
      'Review',
      'Reviewed at',
      'Reviewer',
      'Comment',
      'Corrected at',
      'Corrected from',
      'Reason',
      'Passed because',
    ];
    const titles = ['Sheet', 'Date', ...input.questions.map(({ text }) => text), ...aftermath];
    expect(header!.cells.filter((title) => !titles.includes(title))).toEqual([]);
    const keys = new Set(sheets.map((sheet) => sheet.key));
    expect(lines.filter(({ cells }) => !keys.has(cells[0]!))).toEqual([]);
    expect(lines.filter(({ cells }) => cells.length !== header!.cells.length)).toEqual([]);
  });
});

describe('the demo data', () => {
  const autumn = Date.UTC(2026, 10, 21, 15, 30);

  it.each(companies)('is the same at every run: %s', (key) => {
    expect(makeCompany(key, autumn)).toEqual(makeCompany(key, autumn));
  });

  it('is the same at the same hour of each week, but for the sheets that its months make', () => {
    const answersAt = (now: number) =>
      makeCompany('lakeside-foods', now).forms.flatMap(({ input, sheets }) => {
        const numbers = input.questions.filter(({ type }) => type === 'NUMERIC').map(({ id }) => id);
        return sheets.flatMap(({ rows }) => rows.map(({ answers }) => numbers.map((id) => answers[id])));
      });
    const earlier = answersAt(autumn - 7 * day);
    expect(earlier.length).toBeGreaterThan(5_000);
    expect(earlier).toEqual(answersAt(autumn));
  });

  it('has the most strikes at dawn and at dusk, by the clocks of each airport', () => {
    const { input, sheets } = formNamed(makeCompany('northern-airfields', autumn), 'Wildlife strikes');
    const time = questionNamed(input, 'Time of the strike');
    const struck = sheets.flatMap(({ rows }) =>
      rows.map(({ answers }) => dateTimeOf(String(answers[time]))!),
    );
    const hours = struck.map(({ at, offset }) => new Date(at + offset).getUTCHours());
    const within = (...some: number[]) => hours.filter((hour) => some.includes(hour)).length;
    expect(within(6, 7, 18, 19)).toBeGreaterThan(2 * within(10, 11, 12, 13));
  });

  it('has fridges near 4 °C, and one that fails in the end', () => {
    const { input, sheets } = formNamed(makeCompany('lakeside-foods', autumn), 'Fridge temperatures');
    const temperature = questionNamed(input, 'Temperature (°C)');
    const readings = (rows: readonly DemoRow[]) => rows.map(({ answers }) => Number(answers[temperature]));
    const all = readings(sheets.flatMap(({ rows }) => rows)).toSorted((a, b) => a - b);
    expect(all[Math.floor(all.length / 2)]).toBeGreaterThan(2.5);
    expect(all[Math.floor(all.length / 2)]).toBeLessThan(4.5);
    const failing = sheets.filter(({ name }) => name.startsWith('LF-FR-07')).flatMap(({ rows }) => rows);
    expect(Math.max(...readings(failing.slice(-10)))).toBeGreaterThan(8);
    expect(Math.max(...readings(failing.slice(0, 100)))).toBeLessThan(8);
  });
});
