// Sections about what entries answer: their photos, with what each is of, and their questions as charts.
import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { questionOf, optionsOf } from '#tests/support/sheet-server.ts';
import { idOf } from '#tests/support/random-filling.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { designFileText, designForForm, parseDesign } from './design-file.ts';
import { designIssues } from './design-issues.ts';
import { makeDesign } from './made.ts';
import { newDesign } from './of-dashboard.ts';
import { designTemplates } from './templates.ts';
import type { DesignInput } from './schema.ts';
import { sectionBlocks } from './section-blocks.ts';

const [damages, part, depth, photo] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const [marks, colour] = [idOf(5), idOf(6)];
const photos = [idOf(7), idOf(8), idOf(9)];
const question = questionOf(damages, 'ENTRIES', {
  text: 'Damages',
  questionMeta: [{ key: 'entryName', value: 'Damage' }],
  questions: [
    questionOf(part, 'RADIO', { text: 'Part', questionOptions: optionsOf('Door', 'Wheel') }),
    questionOf(depth, 'NUMERIC', { text: 'Depth (cm)' }),
    questionOf(photo, 'IMAGE', { text: 'Photo' }),
  ],
});
const others = questionOf(marks, 'ENTRIES', {
  text: 'Marks',
  questions: [questionOf(colour, 'TEXT', { text: 'Colour' })],
});
const entry = (answers: Record<string, string | undefined>) => JSON.stringify(answers);
const { ids, rows, run, form } = designWorld(
  (known) => [
    {
      [known.place]: 'Gate 1',
      [damages]: [
        entry({ [part]: 'Door', [depth]: '2', [photo]: photos[0] }),
        entry({ [part]: 'Wheel', [depth]: '4', [photo]: photos[1] }),
      ],
    },
    {
      [known.place]: 'Gate 2',
      [damages]: [entry({ [part]: 'Door', [photo]: photos[2] })],
    },
    { [known.place]: 'Gate 3' },
  ],
  [question, others],
);
type Section = DesignInput['sections'][number];
const base = newDesign(form);
const ofPhotos = {
  kind: 'photos' as const,
  question: photo,
  captions: [
    { of: 'question' as const, question: part },
    { of: 'question' as const, question: ids.place },
  ],
} satisfies Section;

function designOf(...sections: Section[]) {
  return parseDesign({ ...base, parameters: [], sections });
}

function blocksOf(...sections: Section[]): ReportBlock[] {
  const made = finish(makeDesign(designOf(...sections), rows, run));
  if (made === null) throw new Error('There are rows.');
  return made.design.sections.flatMap((section, place) => finish(sectionBlocks(section, place, made)));
}

const captionsOf = ([block]: ReportBlock[]) =>
  block?.kind === 'photos' ? block.photos.map(({ id, caption }) => [id, caption]) : block;

it('photos of entries say which entry each is of, and what else that answers, the newest rows first', () => {
  expect(captionsOf(blocksOf(ofPhotos))).toEqual([
    [photos[2], 'Damage 1 · Door · Gate 2'],
    [photos[0], 'Damage 1 · Door · Gate 1'],
    [photos[1], 'Damage 2 · Wheel · Gate 1'],
  ]);
  const filter = { and: [{ '==': [{ var: part }, 'Door'] }, { '==': [{ var: ids.place }, 'Gate 1'] }] };
  expect(captionsOf(blocksOf({ ...ofPhotos, filter }))).toEqual([[photos[0], 'Damage 1 · Door · Gate 1']]);
});

it('a question of entries is drawn as one of rows, with its own unit', () => {
  const widgetOf = (id: string) => ({ kind: 'widget', source: { from: 'question', question: id } }) as const;
  const [heading, chart] = blocksOf(widgetOf(part));
  expect(heading).toMatchObject({ kind: 'heading', text: 'Part in Damages' });
  expect(chart).toMatchObject({
    kind: 'chart',
    points: [
      { label: 'Door', value: 2 },
      { label: 'Wheel', value: 1 },
    ],
  });
  expect(blocksOf(widgetOf(depth))[1]).toMatchObject({
    figures: [{ value: 2 }, { value: 3, unit: 'cm' }, { value: 2 }, { value: 4 }],
  });
});

it('a report of a filtered dashboard has the rows of which any entry passes', () => {
  const filters = [{ questionId: depth, operator: 'GTE' as const, values: ['4'] }];
  const design = parseDesign({
    ...base,
    parameters: [],
    rows: { filter: { filters } },
    sections: [ofPhotos],
  });
  const made = finish(makeDesign(design, rows, run));
  expect([...(made?.rows.mask ?? [])]).toEqual([1, 0, 0]);
});

it('answers of other entries are not read beside them', () => {
  const designForm = { questions: rows.questions, contextQuestions: rows.contextQuestions, widgets: [] };
  const filter = { '==': [{ var: colour }, 'Red'] };
  const captions = [{ of: 'question', question: colour } as const];
  const issues = designIssues(designOf({ ...ofPhotos, captions, filter }), designForm);
  expect(issues.map(({ path }) => path)).toEqual(['sections.0.captions.0.question', 'sections.0.filter']);
  expect(designIssues(designOf(ofPhotos), designForm)).toEqual([]);
});

it('a design finds questions of entries in another form by their titles and those of their entries', () => {
  const designForm = { questions: rows.questions, contextQuestions: rows.contextQuestions, widgets: [] };
  const file = parseDesign(JSON.parse(designFileText(designOf(ofPhotos), designForm)));
  const moved = question.questions?.map((each, place) => ({ ...each, id: idOf(20 + place) }));
  const target = {
    id: idOf(30),
    name: 'Other',
    widgets: [],
    contextQuestions: [],
    questions: [questionOf(idOf(31), 'TEXT', { text: 'Part' }), { ...question, questions: moved }],
  };
  const [section] = designForForm(file, target).sections;
  expect(section).toMatchObject({ question: idOf(22), captions: [{ question: idOf(20) }, {}] });
});

it('the photo report has those of entries', () => {
  const template = designTemplates.find(({ id }) => id === 'photos');
  const made = template?.make({ id: idOf(30), name: 'Check', questions: [question], widgets: [] });
  expect(made?.sections).toMatchObject([{ title: 'Photo in Damages', question: photo }]);
});
