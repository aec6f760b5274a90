import { describe, expect, it } from 'vitest';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { nobodyLines } from './impact-people.ts';
import { impactOf } from './impact.ts';
import type { ImpactTopic } from './impact-line.ts';
import type { Alert } from '#core/forms/schema.ts';

const speed = questionOf('speed', 'NUMERIC', { text: 'Speed' });
const size = questionOf('size', 'RADIO', { text: 'Size', questionOptions: optionsOf('Small', 'Large') });
const place = questionOf('place', 'TEXT', { text: 'Place', required: true });
const fast: Alert = {
  id: 'fast',
  name: 'Fast',
  expression: { '>': [{ var: 'speed' }, 100] },
  alertContacts: [{ id: 'ann', userName: 'ann' }],
  mobileAlert: true,
};
const form = formOf([place, speed, size], { alerts: [fast] });
const counts: ImpactCounts = {
  form: { id: 'form', name: form.name },
  rows: 1_200,
  pendingRows: 2,
  sheets: 3,
  openSheets: 1,
  pendingImports: 0,
  questions: [{ questionId: 'speed', answered: 1_100 }],
  options: [{ questionId: 'size', value: 'Small', answered: 1 }],
  alerts: [{ alertId: 'fast', rows: 4 }],
  unique: [],
};

function lines(after: Partial<typeof form>, counted: ImpactCounts | null = counts, topic?: ImpactTopic) {
  return impactOf(form, { ...form, ...after }, counted)
    .filter((line) => topic === undefined || line.topic === topic)
    .map(({ tone, text }) => `${tone}: ${text}`);
}

describe('the impact of a change', () => {
  it('is none but what stays, where nothing changes', () => {
    expect(lines({})).toEqual([
      'kept: 1,200 entries stay as they are.',
      'kept: 1 sheet is open. New entries in open sheets answer the new questions.',
    ]);
    expect(lines({}, null)).toEqual([]);
  });

  it('names what must be unique from now on', () => {
    const unique = { ...place, rules: [{ kind: 'unique' as const, within: 'form' as const }] };
    expect(lines({ questions: [unique, speed, size] }, null)).toEqual([
      'changed: "Place" must now be unique. Entries that have the same answers stay as they are; others are compared with them.',
    ]);
  });

  it('says how many rows have the answer of another one, and where they are', () => {
    const questions = [
      { ...place, rules: [{ kind: 'unique' as const, within: 'form' as const }] },
      speed,
      size,
    ];
    const told = (found: Partial<ImpactCounts['unique'][number]>) => {
      const unique = { questionId: 'place', compared: 9, clashing: 0, examples: [], ...found };
      return impactOf(form, { ...form, questions }, { ...counts, unique: [unique] }).slice(1, 2);
    };
    expect(told({})).toMatchObject([
      { tone: 'kept', text: 'No two entries have the same answer to "Place".' },
    ]);
    expect(told({ clashing: 3, examples: ['Gate', 'GATE'] })).toEqual([
      {
        topic: 'filling',
        tone: 'warning',
        text: '3 entries have the answer of another entry to "Place": "Gate" and "GATE".',
        rows: {
          formId: 'form',
          filter: expect.objectContaining({
            and: false,
            filters: ['Gate', 'GATE'].map((value) => ({
              questionId: 'place',
              operator: 'EQ',
              values: [value],
            })),
          }) as object,
        },
      },
    ]);
    expect(told({ compared: 100_000 })[0]?.text).toBe(
      'Of the 100,000 answers to "Place" that were compared, no two are the same.',
    );
  });

  it('names the widgets that read what is no longer asked', () => {
    const made = {
      id: 'w',
      title: 'Speeds by size',
      map: { var: 'speed' },
      filter: null,
      aggregation: 'AVG' as const,
      groupByQuestion: 'size',
      widgetOrder: null,
      hidden: false,
    };
    const counting = { ...made, title: 'Rows', map: 1, groupByQuestion: null };
    const told = impactOf({ ...form, widgets: [made, counting] }, { ...form, questions: [place] }, counts);
    expect(told.map(({ text }) => text).filter((text) => text.includes('widget'))).toEqual([
      'The widget "Speeds by size" uses "Speed" and "Size": it shows earlier entries only.',
    ]);
    const inner = [questionOf('part', 'RADIO', { text: 'Part' }), questionOf('depth', 'NUMERIC')];
    const damages = questionOf('damages', 'ENTRIES', { text: 'Damages', questions: inner });
    const parts = { ...counting, title: 'Parts', groupByQuestion: 'part', entriesQuestion: 'damages' };
    const without = { ...damages, questions: inner.slice(1) };
    const entries = impactOf(
      formOf([place, damages], { widgets: [parts] }),
      formOf([place, without], { widgets: [parts] }),
      counts,
    );
    expect(entries.map(({ text }) => text)).toContain(
      'The widget "Parts" uses "Part in Damages": it shows earlier entries only.',
    );
  });

  it('tells who fills in what is asked, and who reads where the answers are', () => {
    const questions = [
      { ...place, text: 'Gate', required: false },
      { ...size, questionOptions: optionsOf('Large', 'Huge'), condition: '{"==":[1,1]}' },
      questionOf('wind', 'TEXT', { text: 'Wind', required: true, order: 9 }),
    ];
    expect(lines({ questions }, counts, 'filling')).toEqual([
      'added: New question: "Wind" (required).',
      'removed: "Speed" is no longer asked.',
      'changed: "Gate" no longer has to be answered.',
      'changed: "Size" is asked under different conditions.',
      'removed: "Size" no longer offers "Small".',
      'added: "Size" offers "Huge" too.',
    ]);
    expect(lines({ questions }, counts, 'reading')).toEqual([
      'kept: The answers to "Speed" in 1,100 entries stay, as "Speed (former)".',
      'changed: "Place" is renamed to "Gate", for earlier answers too.',
      'kept: "Small" in "Size": 1 answer was given, and stays.',
    ]);
    expect(lines({ questions }, null, 'reading')[0]).toBe(
      'kept: The answers to "Speed" stay, as "Speed (former)".',
    );
    const unanswered = { ...counts, questions: [{ questionId: 'speed', answered: 0 }] };
    expect(lines({ questions }, unanswered, 'reading')[0]).toBe('kept: Nobody has answered "Speed" yet.');
  });

  it('names five of many', () => {
    const many = Array.from({ length: 7 }, (_, index) =>
      questionOf(`q${index}`, 'TEXT', { text: `${index}` }),
    );
    expect(lines({ questions: [place, speed, size, ...many] }, null)).toEqual([
      'added: New questions: "0", "1", "2", "3", "4" and 2 more.',
    ]);
  });

  it('says of an alert which question it loses', () => {
    const without = { questions: [place, size] };
    expect(lines({ ...without, alerts: [] }, counts, 'alerts')).toEqual([
      'removed: The alert "Fast" is no longer raised. It used "Speed". 4 entries that raised it keep it.',
    ]);
    const expression = { answered: [{ var: 'place' }] };
    expect(lines({ ...without, alerts: [{ ...fast, expression }] }, counts, 'alerts')).toEqual([
      'changed: The alert "Fast" is now raised under a different condition. It used "Speed".',
    ]);
    const launch = { id: 'l', name: 'Report', description: '', formId: 'f', expression, required: false };
    expect(lines({ contextAlerts: [launch] }, counts, 'alerts')).toEqual([
      'added: New follow-up form: Report.',
    ]);
  });

  it('names groups, reviewers and those who are told', () => {
    const [ann, bob] = ['ann', 'bob'].map((userName) => ({ id: userName, userName }));
    const crew = { id: 'crew', name: 'Crew' };
    const changed = {
      groups: [crew],
      reviewers: [bob!],
      sheetCompleteContacts: [ann!, bob!],
      alerts: [{ ...fast, alertContacts: [bob!] }],
    };
    expect(lines(changed, counts, 'people')).toEqual([
      'removed: Only people in Crew can see the form. Until now everyone could.',
      'added: bob can review entries.',
      'changed: New entries will wait for review. Existing entries will not.',
      'added: ann and bob are notified of completed sheets.',
      'added: bob is notified of the alert "Fast".',
      'removed: ann is no longer notified of the alert "Fast".',
    ]);
    const back = impactOf({ ...form, ...changed }, form, counts).filter(({ topic }) => topic === 'people');
    expect(back.map(({ text }) => text).slice(0, 3)).toEqual([
      'Everyone in the company can see the form.',
      'bob can no longer review entries.',
      'Entries are no longer reviewed. 2 entries that wait for review will not be reviewed.',
    ]);
  });

  it('reads groups as a client sends them', () => {
    const input = { ...form, groupIds: ['crew'], groups: [{ id: 'crew', name: 'Crew' }] };
    expect(impactOf(form, input, null).map(({ text }) => text)).toEqual([
      'Only people in Crew can see the form. Until now everyone could.',
    ]);
  });
});

it('says whom a form leaves out that is published', () => {
  const alertOf = (name: string, alertContacts: { id: string }[]) => ({
    id: name,
    name,
    expression: true,
    alertContacts,
    mobileAlert: true,
  });
  const texts = (draft: Parameters<typeof nobodyLines>[0]) =>
    nobodyLines(draft).map(({ tone, text }) => `${tone}: ${text}`);
  const someone = [{ id: 'a', userName: 'Ana' }];
  expect(texts({ reviewers: [], alerts: [alertOf('Brakes', []), alertOf('Tyres', someone)] })).toEqual([
    'fact: Entries count as soon as they are sent: the form has no reviewers.',
    'warning: The alert "Brakes" notifies nobody.',
  ]);
  expect(texts({ reviewers: someone, alerts: [] })).toEqual([]);
});
