// Designs of one's own: what is refused, and what the sections say.
import { describe, expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { AppError } from '#core/errors.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { formSummary } from '#core/reports/design/form-summary.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { designFileText, designForForm, designIssueLine, parseDesign } from './design-file.ts';
import { designIssues } from './design-issues.ts';
import { makeDesign } from './made.ts';
import { designOfDashboard, newDesign } from './of-dashboard.ts';
import { type DesignInput, mostColumns, mostSections, mostValues } from './schema.ts';
import { sectionBlocks } from './section-blocks.ts';
import { fillText, namesInText, withValue } from './values.ts';

const photo = '7b0f6f2e-6a52-4c1c-9b2e-0d6f9a5b0001';
const world = designWorld((ids) => [
  { [ids.place]: 'Rwy 07', [ids.speed]: '120.5', [ids.size]: 'Small', [ids.safe]: 'true' },
  { [ids.place]: 'Rwy 25', [ids.speed]: '80', [ids.size]: 'Large', [ids.photo]: photo },
  { [ids.place]: 'Rwy 07', [ids.speed]: '99.5', [ids.size]: 'Large', [ids.tools]: ['Radio', 'Rope'] },
  { [ids.place]: 'Apron' },
]);
const { ids, rows, run, form } = world;
const designForm = { questions: rows.questions, contextQuestions: rows.contextQuestions, widgets: [] };
type Section = DesignInput['sections'][number];
const base = newDesign(form);

function designOf(changes: Partial<DesignInput>) {
  return parseDesign({ ...base, parameters: [], ...changes });
}

function blocksOf(changes: Partial<DesignInput>, parameters = {}): ReportBlock[] {
  const made = finish(makeDesign(designOf(changes), rows, { ...run, parameters }));
  if (made === null) return [];
  return made.design.sections.flatMap((section, place) => finish(sectionBlocks(section, place, made)));
}

const issuesOf = (changes: Partial<DesignInput>) => designIssues(designOf(changes), designForm);

const speedColumn = { of: 'question', question: ids.speed } as const;
const sizeColumn = { of: 'question', question: ids.size } as const;

describe('a design is refused', () => {
  it('where it is empty, has an unknown question, or a value by a name that is none', () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(issuesOf({ sections: [] })[0]?.message).toBe('Add at least one section');
    expect(
      issuesOf({
        sections: [
          { kind: 'text', text: 'Of {rows} rows {lost}, {start_date}' },
          { kind: 'table', columns: [] },
          { kind: 'table', columns: [{ of: 'question', question: unknown }] },
          { kind: 'photos', question: ids.speed },
          { kind: 'photos', question: ids.shift },
          { kind: 'figures', figures: [{ value: 'company' }] },
        ],
      }).map(({ path, message }) => `${path}: ${message.split('.')[0]}`),
    ).toEqual([
      'sections.0.text: There is no value {lost}',
      'sections.0.text: There is no value {start_date}',
      'sections.1.columns: Add at least one column',
      'sections.2.columns.0.question: The form does not have this question',
      'sections.3.question: Choose a question that is answered with images',
      'sections.4.question: This question is answered once per sheet: choose one that is answered in every entry',
      'sections.5.figures.0.value: There is no number "company"',
    ]);
    expect(designIssues(designOf({ sections: [] }), null)[0]?.path).toBe('form.id');
  });

  it('where parameters, filters and values do not fit', () => {
    const parameter = { label: 'Size', dataType: 1 };
    const issues = issuesOf({
      parameters: [
        { ...parameter, name: 'size', defaultValue: 'Huge', choices: [{ value: 'Small', label: '' }] },
        { ...parameter, name: 'size' },
        { ...parameter, name: 'rows' },
        { ...parameter, name: 'start_date' },
      ],
      filters: [
        { question: ids.size, operator: 'EQ', parameter: 'colour' },
        { question: ids.photo, operator: 'EQ', parameter: 'size' },
      ],
      values: [{ name: 'fastest', of: 'max', question: ids.place }],
      sections: [{ kind: 'pageBreak' }],
    });
    expect(issues.map(({ path }) => path)).toEqual([
      'parameters.0.defaultValue',
      'parameters.1.name',
      'parameters.2.name',
      'parameters.3.dataType',
      'values.0.question',
      'filters.0.parameter',
      'filters.1.question',
    ]);
  });

  it('where a table of groups has a column without a total, and where it is too large', () => {
    const table = { kind: 'table', groupBy: { of: 'user' } } as const;
    expect(issuesOf({ sections: [{ ...table, columns: [speedColumn] }] })[0]?.path).toBe(
      'sections.0.columns.0.total',
    );
    expect(
      issuesOf({
        sections: [{ ...table, columns: [{ of: 'question', question: ids.place, total: 'sum' }] }],
      }),
    ).toEqual([{ path: 'sections.0.columns.0.total', message: 'This column can only be counted' }]);
    const many = Array.from({ length: mostSections + 1 }, () => ({ kind: 'pageBreak' }) as const);
    expect(() => designOf({ sections: many })).toThrow('This is not a report design.');
    const wide = Array.from({ length: mostColumns + 1 }, () => speedColumn);
    expect(() => designOf({ sections: [{ kind: 'table', columns: wide }] })).toThrow(AppError);
    const values = Array.from({ length: mostValues + 1 }, () => ({ name: 'v', of: 'rows' }) as const);
    expect(() => designOf({ sections: [], values })).toThrow(AppError);
  });
});

describe('a design says', () => {
  it('values in texts, and figures of them', () => {
    expect(
      blocksOf({
        parameters: [{ name: 'size', label: 'Size', dataType: 1, allowBlank: true }],
        values: [
          { name: 'fastest', label: 'Fastest', of: 'max', question: ids.speed, unit: 'kt' },
          { name: 'large', of: 'share', filter: { '==': [{ var: ids.size }, 'Large'] } },
          { name: 'mean', of: 'average', question: ids.speed },
        ],
        sections: [
          { kind: 'text', text: '{company}: {rows} rows by {people}, {fastest}, size {size}, {not a name}' },
          { kind: 'figures', figures: [{ value: 'large' }, { value: 'mean', label: 'Mean' }] },
        ],
      }),
    ).toEqual([
      { kind: 'text', text: 'Northern Airfields: 4 rows by 2, 120.5 kt, size –, {not a name}' },
      {
        kind: 'figures',
        figures: [
          { label: 'large', value: 50, unit: '%' },
          { label: 'Mean', value: 100 },
        ],
      },
    ]);
  });

  it('only rows that the filters let pass, and nothing where there is none', () => {
    const filtered = {
      parameters: [{ name: 'size', label: 'Size', dataType: 1, allowBlank: true }],
      filters: [{ question: ids.size, operator: 'EQ', parameter: 'size' }],
      sections: [{ kind: 'text', text: '{rows}' }],
    } satisfies Partial<DesignInput>;
    expect(blocksOf(filtered, { size: 'Large' })).toEqual([{ kind: 'text', text: '2' }]);
    expect(blocksOf(filtered, { size: '' })).toEqual([{ kind: 'text', text: '4' }]);
    expect(blocksOf(filtered, { size: 'Medium' })).toEqual([]);
    const fast = { filter: { '>': [{ var: ids.speed }, 90] }, sections: filtered.sections };
    expect(blocksOf(fast)).toEqual([{ kind: 'text', text: '2' }]);
  });

  it('a table of rows in an order, with totals of all of them', () => {
    const table: Section = {
      kind: 'table',
      title: 'Speeds',
      columns: [
        { of: 'question', question: ids.place },
        { of: 'question', question: ids.shift },
        { ...speedColumn, header: 'Knots', total: 'sum' },
      ],
      order: { column: 2, descending: true },
      mostRows: 2,
    };
    expect(blocksOf({ sections: [table] })).toEqual([
      { kind: 'heading', level: 2, text: 'Speeds' },
      {
        kind: 'table',
        name: 'Speeds',
        columns: [
          { header: 'Place', kind: 'text' },
          { header: 'Shift', kind: 'text' },
          { header: 'Knots', kind: 'number' },
        ],
        rows: [
          ['Rwy 07', 'Day', 120.5],
          ['Rwy 07', 'Day', 99.5],
        ],
        total: ['Total', '', 300].map((cell, place) => (place === 1 ? null : cell)),
      },
      { kind: 'text', text: 'The first 2 of 4 entries. Totals are of all 4 entries.' },
    ]);
  });

  it('a table of groups, and groups with their rows', () => {
    const table: Extract<Section, { kind: 'table' }> = {
      kind: 'table',
      columns: [
        { ...speedColumn, total: 'average' },
        { ...sizeColumn, total: 'count' },
      ],
      groupBy: sizeColumn,
    };
    const [groups] = blocksOf({ sections: [table] });
    expect(groups).toMatchObject({
      columns: [
        { header: 'Size' },
        { header: 'Entries' },
        { header: 'Speed (average)' },
        { header: 'Size (count)' },
      ],
      rows: [
        ['Large', 2, 89.75, 2],
        ['Small', 1, 120.5, 1],
        ['No answer', 1, null, 0],
      ],
      total: ['Total', 4, null, 3],
    });
    expect(blocksOf({ sections: [{ ...table, listsRows: true, groupBy: { of: 'day' } }] })).toMatchObject([
      { kind: 'heading', level: 2, text: '2026-11-02' },
      { group: '2026-11-02', total: [null, 3] },
      { figures: [{ label: 'Speed (average)', value: 100 }] },
    ]);
  });

  it('a widget as the form summary has it, and photos with captions', () => {
    const questionsOnly = { ...rows, questions: rows.questions.filter(({ id }) => id === ids.size) };
    const summary = finish(formSummary([questionsOnly], run))?.slice(2);
    const source = { from: 'question', question: ids.size } as const;
    expect(blocksOf({ sections: [{ kind: 'widget', source }] })).toEqual(summary);
    expect(
      blocksOf({
        sections: [{ kind: 'photos', question: ids.photo, captions: [{ of: 'user' }, speedColumn] }],
      }),
    ).toEqual([{ kind: 'photos', photos: [{ id: photo, word: 'Image', caption: 'ben · 80' }] }]);
  });

  it('why a section cannot be drawn, in its place', () => {
    const source = { from: 'widget', widget: photo } as const;
    expect(
      blocksOf({ sections: [{ kind: 'widget', title: 'Gone', source }, { kind: 'pageBreak' }] }),
    ).toEqual([
      { kind: 'text', text: 'Section 1, widget "Gone": The form has no such widget.' },
      { kind: 'pageBreak' },
    ]);
  });
});

describe('a design is made of', () => {
  it('a dashboard: its widgets in order, without the hidden ones', () => {
    const widget: Widget = {
      id: photo,
      title: 'Fast ones',
      map: 1,
      filter: null,
      aggregation: 'COUNT',
      groupByQuestion: null,
      widgetOrder: 0,
      hidden: false,
    };
    const questions = rows.questions.map((question) => ({
      ...question,
      hidden: question.id === ids.place,
      widgetOrder: question.order + 1,
    }));
    const design = designOfDashboard({ ...form, questions, widgets: [widget] });
    expect(design.sections.map(({ kind }) => kind)).toEqual([
      'figures',
      ...Array.from({ length: 6 }, () => 'widget'),
      'photos',
    ]);
    expect(design.sections[1]).toMatchObject({ source: { from: 'widget', widget: photo } });
    expect(designIssues(design, { ...designForm, widgets: [widget] })).toEqual([]);
  });

  it('a file, which moves to another form by the titles of questions', () => {
    const filter = { '>': [{ var: ids.speed }, 90] };
    const design = designOf({ filter, sections: [{ kind: 'table', columns: [speedColumn, sizeColumn] }] });
    const file = parseDesign(JSON.parse(designFileText(design, designForm)));
    expect(file).toMatchObject({ sections: design.sections, form: { questions: [{ text: 'Speed' }, {}] } });
    const other = designWorld(() => []);
    const target = { ...designForm, ...other.rows, id: other.form.id };
    const moved = designForForm(file, target);
    expect(designIssues(moved, target)).toEqual([]);
    expect(moved).toMatchObject({
      form: { id: other.form.id },
      filter: { '>': [{ var: other.ids.speed }, 90] },
      sections: [{ columns: [{ question: other.ids.speed }, { question: other.ids.size }] }],
    });
    // Without titles there is nothing to go by, and each question is named as missing.
    const { questions: _, ...bare } = file.form;
    const lost = designForForm({ ...file, form: bare }, target);
    const [issue] = designIssues(lost, target).slice(-1);
    expect(issue && designIssueLine(lost, issue)).toBe(
      'Section 1, table: The form does not have this question.',
    );
  });

  it('values with names that are free', () => {
    const wanted = { of: 'average', question: ids.speed, filter: null, label: 'Rows' } as const;
    const first = withValue(base, wanted);
    expect([first.name, withValue(first.design, wanted).name]).toEqual(['rows_2', 'rows_2']);
    expect(namesInText('{a} {a} {B} {b c} {_d} {e_1}')).toEqual(['a', 'e_1']);
    expect(fillText('{a}{b}', new Map([['a', '{b}']]))).toBe('{b}{b}');
  });
});
