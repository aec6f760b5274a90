// What the builder does to a design keeps it a design: what is named stays named, wherever it is moved.
import { describe, expect, it } from 'vitest';
import { questionTypeNames } from '#core/questions/types.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { designIssues } from './design-issues.ts';
import {
  addSection,
  addValue,
  columnsOfGroups,
  designOfDraft,
  draftOfDesign,
  duplicateSection,
  moved,
  newColumn,
  newParameters,
  removeParameter,
  renameValue,
} from './design-draft.ts';
import { newSection } from './new-section.ts';
import { newDesign } from './of-dashboard.ts';
import { type Design, sectionKinds } from './schema.ts';
import { designTemplates } from './templates.ts';

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const questions = questionTypeNames.map((type, place) => questionOf(idOf(place), type));
const form = formOf(questions, { id: idOf(900), name: 'Damage' });
const ids = () => {
  let next = 0;
  return () => `key-${(next += 1)}`;
};
const whole: Design = {
  ...newDesign(form, 'Monthly damage'),
  filters: [{ question: idOf(0), operator: 'EQ', parameter: 'start_date' }],
  values: [{ name: 'loss', label: 'Loss', of: 'rows', question: null, filter: null, unit: '' }],
  sections: [
    { kind: 'text', text: '{loss} of {rows} since {start_date}, {other}' },
    { kind: 'figures', title: '', figures: [{ value: 'loss', label: '', good: null }] },
    {
      kind: 'table',
      title: '',
      columns: [
        { of: 'date', question: null, header: '', total: null },
        { of: 'user', question: null, header: '', total: null },
      ],
      groupBy: null,
      groupHeader: '',
      countHeader: '',
      listsRows: false,
      order: { column: 1, descending: true },
      mostRows: 10,
      filter: null,
    },
  ],
};

describe('a design that is built', () => {
  it('is the same as a draft and back', () => {
    expect(designOfDraft(draftOfDesign(whole, ids()))).toEqual(whole);
  });

  it('sorts a table by the same column wherever that stands, and by none once it is gone', () => {
    const draft = draftOfDesign(whole, ids());
    const sortedAt = (change: (columns: readonly { key: string }[]) => readonly { key: string }[]) => {
      const sections = draft.sections.map((section) =>
        section.kind === 'table'
          ? {
              ...section,
              columns: section.columns.filter((column) => change(section.columns).includes(column)),
            }
          : section,
      );
      const table = designOfDraft({ ...draft, sections }).sections[2];
      return table?.kind === 'table' ? table.order : undefined;
    };
    expect(sortedAt((columns) => columns.slice(1))).toEqual({ column: 0, descending: true });
    expect(sortedAt((columns) => columns.slice(0, 1))).toBeNull();
  });

  it('names a parameter or number anew wherever it is named', () => {
    const newId = ids();
    const draft = renameValue(draftOfDesign(whole, newId), 'loss', 'damage');
    const renamed = designOfDraft(renameValue(draft, 'start_date', 'since'));
    expect(renamed.sections[0]).toEqual({ kind: 'text', text: '{damage} of {rows} since {since}, {other}' });
    expect(renamed.sections[1]).toMatchObject({ figures: [{ value: 'damage' }] });
    expect(renamed.values[0]?.name).toBe('damage');
    expect([renamed.parameters[0]?.name, renamed.filters[0]?.parameter]).toEqual(['since', 'since']);
  });

  it('loses the filters of a parameter with it', () => {
    const draft = draftOfDesign(whole, ids());
    const [first] = draft.parameters;
    const left = designOfDraft(removeParameter(draft, first?.key ?? ''));
    expect([left.parameters.map(({ name }) => name), left.filters]).toEqual([['end_date'], []]);
  });

  it('has each number once, however often it is inserted', () => {
    const newId = ids();
    const wanted = { of: 'sum', question: idOf(1), filter: null, label: 'Sum of cost' } as const;
    const once = addValue(draftOfDesign(whole, newId), wanted, newId);
    const twice = addValue(once.draft, { ...wanted, label: 'Cost' }, newId);
    expect([once.name, twice.name, twice.draft.values.length]).toEqual(['sum_of_cost', 'sum_of_cost', 2]);
  });

  it('adds below a section or at the end, copies without sharing keys, and moves within the list', () => {
    const newId = ids();
    let draft = draftOfDesign({ ...whole, sections: [] }, newId);
    for (const kind of sectionKinds) draft = addSection(draft, newSection(kind, newId), null);
    expect(draft.sections.map(({ kind }) => kind)).toEqual([...sectionKinds]);
    const table = draft.sections.find(({ kind }) => kind === 'table');
    const copied = duplicateSection(draft, table?.key ?? '', newId);
    const keys = copied.draft.sections.flatMap((section) =>
      section.kind === 'table' ? [section.key, ...section.columns.map(({ key }) => key)] : [section.key],
    );
    expect(new Set(keys).size).toBe(keys.length);
    const at = copied.draft.sections.findIndex(({ key }) => key === copied.key);
    expect(copied.draft.sections[at - 1]).toBe(table);
    expect(moved(draft.sections, table?.key ?? '', 0)[0]).toBe(table);
    expect(moved(draft.sections, table?.key ?? '', -1)).toBe(draft.sections);
  });

  it('shows totals in lines for groups: sums of numbers, and what has a total already', () => {
    const newId = ids();
    const number = questions.find(({ type }) => type === 'NUMERIC')?.id ?? '';
    const columns = [
      newColumn('date', newId),
      { ...newColumn('user', newId), total: 'count' as const },
      newColumn('question', newId, number),
    ];
    const left = columnsOfGroups(columns, questions).map(({ of, total }) => [of, total]);
    expect(left).toEqual([
      ['user', 'count'],
      ['question', 'sum'],
    ]);
  });

  it('gets the two days once, and other parameters with names of their own', () => {
    const newId = ids();
    const draft = draftOfDesign(whole, newId);
    expect(newParameters('days', draft, newId)).toEqual([]);
    const [first] = newParameters('number', draft, newId);
    const next = first === undefined ? draft : { ...draft, parameters: [...draft.parameters, first] };
    expect(newParameters('number', next, newId).map(({ name }) => name)).toEqual(['number_2']);
  });
});

describe('templates', () => {
  it.each(designTemplates.map(({ id, make }) => [id, make] as const))(
    '%s makes what can be saved, whatever the form asks for',
    (id, make) => {
      for (const of of [form, formOf([], { id: idOf(901) })]) {
        const issues = designIssues(make(of), of).map(({ path }) => path);
        expect(issues.filter((path) => path !== 'sections')).toEqual([]);
        if (id !== 'blank' && of === form) expect(issues).toEqual([]);
      }
    },
  );
});
