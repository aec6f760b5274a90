// A form with a question of each type that can be filtered, asked in its rows and once more in its setup, and answers to them.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { filteredById } from '#core/forms/filtered-questions.ts';
import { takesNothing } from '#core/questions/filter-operators.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { exampleForm } from './example-form.ts';

export type Answer = { questionId: string; value: string };

const example = exampleForm();
/** What each damage asks, in the rows and in the setup. */
const inside = { part: randomUUID(), depth: randomUUID(), marks: randomUUID() };
const setupInside = new Map<string, string>(Object.values(inside).map((id) => [id, randomUUID()]));
export const filteredIds = {
  ...example.ids,
  code: randomUUID(),
  scores: randomUUID(),
  item: randomUUID(),
  items: randomUUID(),
  due: randomUUID(),
  begins: randomUUID(),
  point: randomUUID(),
  track: randomUUID(),
  field: randomUUID(),
  took: randomUUID(),
  report: randomUUID(),
  order: randomUUID(),
  voice: randomUUID(),
  damages: randomUUID(),
};
const rowQuestions = [...example.form.questions, ...furtherQuestions()];
/** The same questions, asked once per sheet. */
export const setupIds = new Map(rowQuestions.map(({ id }) => [id, randomUUID()]));
const setupQuestions = rowQuestions.map(({ questions, ...question }) => ({
  ...question,
  ...(questions && {
    questions: questions.map((each) => ({ ...each, id: setupInside.get(each.id) ?? '' })),
  }),
  id: setupIds.get(question.id) ?? '',
  text: `Setup: ${question.text}`,
  required: false,
}));
export const filteredForm = {
  ...example.form,
  contextQuestions: [...example.form.contextQuestions, ...setupQuestions],
  questions: rowQuestions,
};
export const filteredTypes = filteredById(filteredForm);

const texts = [
  'Gate 1',
  'gate 1',
  'GATE',
  'Äpfel',
  'äPFEL Σίσυφος',
  "o'neil",
  '100%',
  'a_b',
  '\\',
  '-',
  '日本語',
  'x',
];
const numbers = ['0', '-0', '1', '1.0', '01', '-12.5', '1e3', '1000', '.5', '0.1', '99999999999999999999'];
const sizes = ['Small', 'Medium', 'Large'];
const tools = ['Radio', 'Torch', 'Rope'];
const [branch, leaf, twig] = [randomUUID(), randomUUID(), randomUUID()];
const paths = [branch, `${branch},${leaf}`, `${branch},${leaf},${twig}`, randomUUID()];
const days = ['2026-01-31', '2026-02-28', '2024-02-29', '1999-12-31', '9999-12-31', '1000-01-01'];
const times = ['00:00', '08:30', '08:30:00', '08:30:15', '23:59', '23:59:59'];
const moments = ['0,0', '1700000000000,3600000', '1700000000000,-18000000', '-5,0', '1800000000000,0'];

const durations = ['0', '1', '59', '60', '5400', '86400', '315359999'];
const points = [
  'geo:-36.85,174.76',
  'geo:-36.8500000,174.76;u=5',
  'geo:-36.85,174.77,12',
  'geo:0,180',
  'geo:0,-180',
  'geo:90,0',
  'geo:-90,12.5',
  'geo:52.31,4.76,-3.5;u=12.25',
];

const tracks = [
  'LINESTRING (174.76 -36.85, 174.77 -36.85, 174.77 -36.86)',
  'LINESTRING (179.5 0, -179.5 0)',
  'LINESTRING (10 80, 10 81, 12.1234567 -3)',
];
const fields = [
  'POLYGON ((174.76 -36.85, 174.77 -36.85, 174.77 -36.86, 174.76 -36.85))',
  'POLYGON ((179.5 -1, -179.5 -1, -179.5 1, 179.5 1, 179.5 -1))',
  'POLYGON ((0 0, 90 0, 0 90, 0 0))',
];

/** What answers with files say, which nobody has sent. */
export const someFiles = ['Gate 5.pdf', 'Äpfel 100%.docx', 'a b 12 c.txt'].map((name, place) =>
  attachedFileValue({ id: randomUUID(), size: 5 * 10 ** place, name }),
);

const damages = [
  { [inside.part]: 'Wing', [inside.depth]: '1.0', [inside.marks]: ['Torch', 'Rope'] },
  { [inside.part]: 'Tail, left', [inside.depth]: '-12.5' },
  { [inside.part]: '"', [inside.marks]: ['Radio'] },
  { [inside.depth]: '1000' },
].map((damage) => JSON.stringify(damage));

export const someAnswers = fc.record({
  place: fc.constantFrom(...texts),
  speed: fc.option(fc.constantFrom(...numbers), { nil: undefined }),
  size: fc.option(fc.constantFrom(...sizes), { nil: undefined }),
  tools: fc.subarray(tools),
  at: fc.option(fc.constantFrom(...moments), { nil: undefined }),
  safe: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
  code: fc.option(fc.constantFrom(...texts), { nil: undefined }),
  scores: fc.array(fc.constantFrom(...numbers), { maxLength: 3 }),
  item: fc.option(fc.constantFrom(...paths), { nil: undefined }),
  items: fc.subarray(paths),
  due: fc.option(fc.constantFrom(...days), { nil: undefined }),
  begins: fc.option(fc.constantFrom(...times), { nil: undefined }),
  point: fc.option(fc.constantFrom(...points), { nil: undefined }),
  track: fc.option(fc.constantFrom(...tracks), { nil: undefined }),
  field: fc.option(fc.constantFrom(...fields), { nil: undefined }),
  took: fc.option(fc.constantFrom(...durations), { nil: undefined }),
  order: fc.shuffledSubarray(tools),
  damages: fc.array(fc.constantFrom(...damages), { maxLength: 3 }),
});

type Given = { [key in keyof typeof filteredIds]?: string | string[] | undefined };
/** Answers as the wire has them. */
export function sent(answers: Given, idOf: (key: keyof typeof filteredIds) => string): Answer[] {
  return Object.entries(answers).flatMap(([key, value]) => {
    const questionId = idOf(key as keyof typeof filteredIds);
    const isSetup = questionId === setupIds.get(filteredIds.damages);
    const own = (id: string) => (isSetup ? (setupInside.get(id) ?? id) : id);
    return [value ?? []].flat().map((one) => ({ questionId, value: one.replaceAll(/[\da-f-]{36}/g, own) }));
  });
}

/** What a filter asks for, of each type. */
export const valuesByType: Partial<Record<QuestionType, readonly string[]>> = {
  TEXT: [...texts, 'gate', 'É', 'ä', 'Wing', ''],
  NUMERIC: numbers,
  RADIO: sizes,
  CHECKBOXES: tools,
  DATETIME: ['0', '1700000000000', '1799999999999', '-5,0'],
  DATE: [...days, '2026-02-01'],
  TIME: [...times, '12:00'],
  BOOLEAN: ['true', 'false'],
  SCANNED_CODE: [...texts, 'ate'],
  MULTI_NUMERIC: numbers,
  CATALOG_RADIO: [...paths, leaf, twig],
  CATALOG_CHECKBOX: [...paths, leaf, twig],
  RANKING: tools,
  ENTRIES: ['0', '1', '2', '3'],
  DURATION: [...durations, '90'],
  AUDIO: ['gate', '5', 'no such name'],
  FILE: ['gate', '.PDF', '5', 'a', '100%', 'no such name'],
  // Metres, square metres; circles, the first two of which are corners as well.
  LINE: ['0', '1500', '111195.5', '9000000', 'geo:-36.85,174.76;u=1000', 'geo:0,180;u=500000'],
  AREA: [
    '0',
    '600000',
    '1e10',
    '24600000000.5',
    'geo:-36.85,174.76;u=1000',
    'geo:-1,179;u=0',
    'geo:0,-179;u=0',
  ],
  // As circles and as corners; the second makes a rectangle across the 180th meridian with any of the others.
  PLACE: [
    'geo:-36.85,174.76;u=1000',
    'geo:-30,-170;u=0',
    'geo:0,180;u=500000',
    'geo:-40,170;u=20000000',
    'geo:80,10;u=4000000.5',
    // Larger than the Earth: finds whatever has a place, and nothing else.
    'geo:80,10;u=20100000',
    'geo:-36.85,174.76;u=0',
  ],
};

/** A condition on one of the questions, which may be one that they refuse. */
export const oneFilter = fc
  .constantFrom(
    ...[...filteredTypes.values()]
      .filter(({ type }) => answersOf(type).filter.operators.length > 0)
      .map(({ id }) => id),
  )
  .chain((questionId) => {
    const type = filteredTypes.get(questionId)?.type ?? 'TEXT';
    const values = fc.constantFrom(...(valuesByType[type] ?? ['']));
    return fc
      .record({
        questionId: fc.constant(questionId),
        operator: fc.constantFrom(...answersOf(type).filter.operators),
        values: fc.array(values, { minLength: 1, maxLength: 3 }),
      })
      .map((one) => (takesNothing(one.operator) ? { ...one, values: [] } : one));
  });

/** Of the types that the example form does not ask. */
function furtherQuestions(): Question[] {
  const like = (id: string, text: string, type: QuestionType) => ({
    ...(example.form.questions[1] as Question),
    id,
    text,
    type,
  });
  return [
    like(filteredIds.code, 'Code', 'SCANNED_CODE'),
    like(filteredIds.scores, 'Scores', 'MULTI_NUMERIC'),
    like(filteredIds.item, 'Item', 'CATALOG_RADIO'),
    like(filteredIds.items, 'Items', 'CATALOG_CHECKBOX'),
    like(filteredIds.due, 'Due', 'DATE'),
    like(filteredIds.begins, 'Begins', 'TIME'),
    like(filteredIds.point, 'Point', 'PLACE'),
    like(filteredIds.track, 'Track', 'LINE'),
    like(filteredIds.field, 'Field', 'AREA'),
    like(filteredIds.took, 'Took', 'DURATION'),
    like(filteredIds.report, 'Report', 'FILE'),
    {
      ...like(filteredIds.order, 'Order', 'RANKING'),
      questionOptions: ['Radio', 'Torch', 'Rope'].map((value, order) => ({ value, name: value, order })),
    },
    like(filteredIds.voice, 'Voice', 'AUDIO'),
    {
      ...like(filteredIds.damages, 'Damages', 'ENTRIES'),
      questions: [
        like(inside.part, 'Part', 'TEXT'),
        like(inside.depth, 'Depth', 'NUMERIC'),
        {
          ...like(inside.marks, 'Marks', 'CHECKBOXES'),
          questionOptions: ['Radio', 'Torch', 'Rope'].map((value, order) => ({ value, name: value, order })),
        },
      ],
    },
  ];
}
