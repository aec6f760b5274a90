// A report design that the company has made: its wildlife strikes, for the board.
import type { Logic } from '#core/logic/schema.ts';
import { newDesign } from '#core/reports/own/of-dashboard.ts';
import { type Design, type DesignInput, design as designShape } from '#core/reports/own/schema.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import type { DemoForm } from '#server/demo/data.ts';

/** The design, for the form "Wildlife strikes". */
export function strikeReport({ input, widgets }: Pick<DemoForm, 'input' | 'widgets'>): Design {
  const { questions, contextQuestions, id, name } = input;
  const ask = (title: string) => {
    const found = [...contextQuestions, ...questions].find(({ text }) => text === title);
    if (found === undefined) throw new Error(`There is no question "${title}"`);
    return found.id;
  };
  const column = (title: string) => ({ of: 'question' as const, question: ask(title) });
  const isDamaged: Logic = { '!=': [{ var: ask('Damage') }, 'None'] };
  const cost = widgets.find(({ title }) => title === 'Repair cost by species (CAD)');
  const sections: DesignInput['sections'] = [
    {
      kind: 'text',
      text: '{company} recorded {rows} wildlife strikes, in which {struck} animals were hit. {damaging} of them damaged the aircraft; the repairs came to {repairs} CAD, the worst of them to {worst} CAD.',
    },
    {
      kind: 'figures',
      figures: [
        { value: 'rows', label: 'Strikes' },
        { value: 'struck' },
        { value: 'damaged_share' },
        { value: 'repairs' },
        { value: 'speed' },
      ],
    },
    { kind: 'heading', text: 'Which animals' },
    {
      kind: 'widget',
      title: 'Strikes by species',
      source: { from: 'question', question: ask('Species') },
      showsTable: false,
    },
    {
      kind: 'table',
      title: 'Species by what they cost',
      columns: [
        { ...column('Number struck'), header: 'Animals', total: 'sum' },
        { ...column('Repair cost (CAD)'), header: 'Repairs (CAD)', total: 'sum' },
        { ...column('Repair cost (CAD)'), header: 'Repairs (CAD)', total: 'max' },
      ],
      groupBy: column('Species'),
      order: { column: 1, descending: true },
      mostRows: 8,
    },
    { kind: 'heading', text: 'When and where' },
    {
      kind: 'widget',
      title: 'Strikes by phase of flight',
      source: {
        from: 'own',
        definition: { map: 1, aggregation: 'COUNT', groupByQuestion: ask('Phase of flight') },
      },
      showsTable: false,
    },
    {
      kind: 'table',
      title: 'Airports',
      columns: [
        { ...column('Number struck'), header: 'Animals', total: 'sum' },
        { ...column('Repair cost (CAD)'), header: 'Repairs (CAD)', total: 'sum' },
        { of: 'alerts', total: 'sum' },
        { of: 'alerts', total: 'count' },
      ],
      groupBy: column('Airport'),
    },
    { kind: 'heading', text: 'What they cost' },
    ...(cost === undefined
      ? []
      : [
          {
            kind: 'widget' as const,
            source: { from: 'widget' as const, widget: cost.id },
            showsTable: false,
          },
        ]),
    {
      kind: 'table',
      title: 'The costliest strikes',
      columns: [
        column('Time of the strike'),
        column('Airport'),
        column('Species'),
        column('Aircraft'),
        column('Damage'),
        { ...column('Repair cost (CAD)'), header: 'Repair (CAD)', total: 'sum' },
      ],
      order: { column: 5, descending: true },
      mostRows: 8,
      filter: isDamaged,
    },
    {
      kind: 'photos',
      title: 'Seen on the aircraft',
      question: ask('Photo'),
      captions: [{ of: 'date' }, column('Species'), column('Aircraft')],
      most: 6,
      filter: isDamaged,
    },
  ];
  return designShape.parse({
    ...newDesign({ id, name }, 'Wildlife strikes for the board'),
    description: 'What hit us, where and when, and what it cost: two pages for every meeting of the board.',
    parameters: [
      ...newDesign({ id, name }).parameters,
      {
        name: 'operator',
        label: 'Operator',
        helpText: 'Only strikes of this operator; leave it blank for all.',
        dataType: parameterTypes.text,
        choices: questions
          .find(({ text }) => text === 'Operator')
          ?.questionOptions.map((option) => ({ value: option.value, label: option.name || option.value })),
        allowBlank: true,
      },
    ],
    filters: [{ question: ask('Operator'), operator: 'EQ', parameter: 'operator' }],
    values: [
      { name: 'struck', label: 'Animals struck', of: 'sum', question: ask('Number struck') },
      { name: 'damaging', label: 'With damage', of: 'rows', filter: isDamaged },
      { name: 'damaged_share', label: 'Strikes with damage', of: 'share', filter: isDamaged },
      { name: 'repairs', label: 'Repairs (CAD)', of: 'sum', question: ask('Repair cost (CAD)') },
      { name: 'worst', label: 'Worst', of: 'max', question: ask('Repair cost (CAD)') },
      { name: 'speed', label: 'Average speed (knots)', of: 'average', question: ask('Speed (knots)') },
    ],
    sections,
  } satisfies DesignInput);
}
