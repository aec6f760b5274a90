// Random forms that are filled in, and what is entered: conditions and rules read each other at will, in circles too.
import * as fc from 'fast-check';
import type { FormToFill } from '#core/filling/fill-plan.ts';
import type { Logic } from '#core/logic/schema.ts';
import { question as questionSchema, type Question } from '#core/questions/schema.ts';
import { anyHeader, anyOption } from './random-items.ts';
import { ruleOver } from './random-rules.ts';

/** How many a property is asked of. More: `RANDOM_FORMS=10000 npm test -- core/filling/places`. */
export const randomForms = Number(process.env['RANDOM_FORMS'] ?? 300);

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
export const read = (index: number): Logic => ({ var: idOf(index) });
export const is = (index: number, value: string): Logic => ({ '==': [read(index), value] });

type QuestionParams = Partial<Omit<Question, 'condition'>> & { when?: Logic | undefined };
export const ask = (index: number, { when, ...more }: QuestionParams = {}): Question =>
  questionSchema.parse({
    id: idOf(index),
    order: index,
    text: `Question ${index}`,
    type: 'TEXT',
    condition: when === undefined ? null : JSON.stringify(when),
    ...more,
  });

export const formOf = (questions: readonly Question[], more: Partial<FormToFill> = {}): FormToFill => ({
  id: idOf(999),
  version: 1,
  multi: false,
  name: 'Inspection',
  contextQuestions: questions.filter(({ context }) => context),
  questions: questions.filter(({ context }) => !context),
  elements: [],
  alerts: [],
  contextAlerts: [],
  ...more,
});
const types = [
  'TEXT',
  'NUMERIC',
  'WHOLE_NUMBER',
  'BOOLEAN',
  'RADIO',
  'CHECKBOXES',
  'MULTI_NUMERIC',
  'DATETIME',
  'LINE',
  'ENTRIES',
] as const;
/** The id of a question of the entries of a question: a kind, a size that only one of them has, and a note. */
const inner = (index: number, which: 1 | 2 | 3 | 4) => 300 + 10 * index + which;
type Inside = { when?: Logic | undefined; rule?: Logic | undefined };
const entryQuestionsOf = (index: number, { when, rule }: Inside) =>
  [
    {
      id: idOf(inner(index, 1)),
      text: 'Kind',
      type: 'RADIO',
      required: true,
      questionOptions: [{ value: 'a' }, { value: 'b' }],
    },
    {
      id: idOf(inner(index, 2)),
      text: 'Size',
      type: 'NUMERIC',
      condition: JSON.stringify({ and: [is(inner(index, 1), 'a'), ...(when === undefined ? [] : [when])] }),
      rules: [
        { kind: 'range', least: 0, greatest: 9 },
        ...(rule === undefined ? [] : [{ kind: 'expression', expression: rule }]),
      ],
    },
    { id: idOf(inner(index, 4)), text: 'Spot', type: 'PLACE' },
    {
      id: idOf(inner(index, 3)),
      text: 'Note',
      type: 'CHECKBOXES',
      questionOptions: [{ value: 'x' }, { value: 'y' }],
    },
  ].map((each) => questionSchema.parse(each));
const entriesOf = (index: number) => {
  const [kind, size, note, spot] = ([1, 2, 3, 4] as const).map((which) => idOf(inner(index, which)));
  return [
    {},
    { [`${kind}`]: 'a', [`${size}`]: '3' },
    { [`${size}`]: '12', [`${kind}`]: 'a', [`${note}`]: ['x', 'x'] },
    { [`${kind}`]: 'b', [`${size}`]: '4' },
    { [`${kind}`]: 'none', [`${size}`]: 'many' },
    { [`${note}`]: 'y' },
    { [`${kind}`]: 'b', [`${spot}`]: 'geo:-36.85,174.76;u=5' },
    { [`${kind}`]: 'b', [`${spot}`]: 'geo:91,0' },
  ].map((each) => JSON.stringify(each));
};
const values = [
  '',
  ' ',
  'a',
  'b',
  '3',
  '-1.5',
  'true',
  'false',
  '1700000000000,3600000',
  'x',
  'LINESTRING (0 0, 0 0.00002)',
];

/** Forms whose conditions and rules read each other at will, in circles too. */
export const anyForm: fc.Arbitrary<FormToFill> = fc.integer({ min: 1, max: 9 }).chain((count) => {
  const some = fc.integer({ min: 0, max: count - 1 });
  const { logic } = fc.letrec<{ logic: Logic }>((tie) => ({
    logic: fc.oneof(
      { maxDepth: 3 },
      some.map((index): Logic => ({ answered: read(index) })),
      fc.tuple(some, fc.constantFrom(...values)).map(([index, value]) => is(index, value)),
      some.map((index): Logic => ({ '<': [read(index), 4] })),
      some.map((index): Logic => ({ dateAfter: [read(index), 0] })),
      fc
        .tuple(some, fc.constantFrom('sum', 'average', 'least', 'greatest'))
        .map(([index, summary]): Logic => ({ '>': [{ [summary]: [read(inner(index, 2))] }, 3] })),
      some.map((index): Logic => ({ some: [read(inner(index, 1)), { '==': [{ var: '' }, 'b'] }] })),
      fc
        .tuple(fc.constantFrom('and', 'or'), tie('logic'), tie('logic'))
        .map(([operator, a, b]): Logic => ({ [operator]: [a, b] })),
      tie('logic').map((other): Logic => ({ '!': [other] })),
    ),
  }));
  const one = fc.record({
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    context: fc.boolean(),
    when: fc.option(logic, { nil: undefined }),
    rules: fc.array(ruleOver(logic), { maxLength: 3 }),
    // What entries read around them.
    inside: fc.record({
      when: fc.option(logic, { nil: undefined }),
      rule: fc.option(logic, { nil: undefined }),
    }),
    options: fc.tuple(...['a', 'b', '3'].map((value) => anyOption(value, logic))),
    calculation: fc.option(fc.record({ of: fc.tuple(some, some), editable: fc.boolean(), holds: logic }), {
      nil: undefined,
    }),
  });
  return fc
    .tuple(
      fc.array(one, { minLength: count, maxLength: count }),
      fc.array(logic, { maxLength: 3 }),
      fc.array(anyHeader(count, logic), { maxLength: 4 }),
    )
    .map(([asked, alerts, headers]) =>
      formOf(
        asked.map(({ options, calculation, inside, ...each }, index) =>
          ask(index, {
            ...each,
            ...(calculation !== undefined && fillOver(index, each, calculation)),
            ...((each.type === 'RADIO' || each.type === 'CHECKBOXES') && {
              questionOptions: options.map((option, order) => ({ ...option, order })),
            }),
            ...(each.type === 'ENTRIES' && {
              questions: entryQuestionsOf(index, inside),
            }),
          }),
        ),
        {
          elements: headers.map((header, index) => ({ ...header, id: idOf(200 + index) })),
          alerts: alerts.map((expression, index) => ({
            id: idOf(100 + index),
            name: 'Alert',
            alertContacts: [],
            expression,
            mobileAlert: true,
          })),
        },
      ),
    );
});

/** Calculations over earlier questions, of which none is circular by itself. Their conditions may still read on. */
function fillOver(
  index: number,
  { type }: Pick<Question, 'type'>,
  { of: [a, b], editable, holds }: { of: [number, number]; editable: boolean; holds: Logic },
): Partial<Question> {
  const [one, other] = [Math.min(a, index - 1), Math.min(b, index - 1)];
  if (index === 0) return {};
  const expressions: Partial<Record<Question['type'], Logic>> = {
    NUMERIC: { '+': [read(one), { sum: [read(inner(other, 2))] }] },
    WHOLE_NUMBER: { '+': [read(one), read(other)] },
    BOOLEAN: holds,
    TEXT: { if: [holds, 'a', read(one)] },
    RADIO: { if: [holds, 'b', 'x'] },
  };
  const expression = expressions[type];
  return expression === undefined
    ? {}
    : { filledBy: { from: 'expression', expression, ...(editable && { editable }) } };
}

const step = fc.nat(8).chain((index) =>
  fc.record({
    index: fc.constant(index),
    values: fc.array(
      fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, fc.constantFrom(...entriesOf(index))),
      { maxLength: 3 },
    ),
    reason: fc.constantFrom('', ' ', 'Measured twice'),
  }),
);
export const steps = fc.array(step, { minLength: 1, maxLength: 12 });

/** Forms that an XLSForm says whole: its kinds of questions, with conditions and rules that both have. */
export const anySpreadsheetForm: fc.Arbitrary<FormToFill> = fc
  .array(fc.constantFrom('TEXT', 'NUMERIC', 'RADIO', 'CHECKBOXES'), { minLength: 2, maxLength: 7 })
  .chain((kinds) => {
    const plain = fc.nat(kinds.length - 1).chain((index): fc.Arbitrary<Logic> => {
      const answered: Logic = { answered: read(index) };
      const exact: Record<string, Logic> = {
        NUMERIC: { and: [answered, { '<': [read(index), 2] }] },
        CHECKBOXES: { contains: [read(index), 'b'] },
      };
      return fc.constantFrom<Logic>(answered, exact[kinds[index] ?? ''] ?? is(index, 'a'));
    });
    const logic = fc.oneof(
      plain,
      fc.tuple(fc.constantFrom('and', 'or'), plain, plain).map(([word, a, b]): Logic => ({ [word]: [a, b] })),
    );
    const more = fc.record({
      required: fc.boolean(),
      when: fc.option(logic, { nil: undefined }),
      least: fc.option(fc.constantFrom(0, 2), { nil: undefined }),
    });
    const header = fc.record({
      order: fc.integer({ min: -1, max: kinds.length }),
      condition: fc.option(
        logic.map((each) => JSON.stringify(each)),
        { nil: null },
      ),
      atLeastOne: fc.option(fc.constant(true), { nil: undefined }),
      // Few: one below which no choices stand is reported, where it is an XLSForm.
      matrix: fc.integer({ min: 1, max: 8 }).map((one) => one === 1),
    });
    return fc
      .tuple(fc.tuple(...kinds.map(() => more)), fc.array(header, { maxLength: 3 }))
      .map(([all, headers]) =>
        formOf(
          kinds.map((type, index) => {
            const { least, ...rest } = all[index] ?? {};
            return ask(index, {
              ...rest,
              ...(index === 0 && { required: true, when: undefined }),
              type,
              ...((type === 'RADIO' || type === 'CHECKBOXES') && {
                questionOptions: ['a', 'b', '3'].map((value, order) => ({ value, order })),
              }),
              ...(type === 'NUMERIC' && least !== undefined && { rules: [{ kind: 'range', least }] }),
            });
          }),
          {
            elements: headers.map(({ atLeastOne, matrix, ...each }, index) => ({
              ...each,
              id: idOf(200 + index),
              type: 'HEADER',
              context: false,
              data: {
                label: `Group ${index}`,
                group: true,
                ...(atLeastOne && { atLeastOne }),
                ...(matrix && { matrix }),
              },
            })),
          },
        ),
      );
  });
