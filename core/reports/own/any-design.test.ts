// Whatever JSON a design is, there comes a document of it, or an error that names the section.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { AppError } from '#core/errors.ts';
import { reportDocument } from '#core/reports/schema.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { designIssueLine, parseDesign } from './design-file.ts';
import { designIssues } from './design-issues.ts';
import { makeDesign } from './made.ts';
import { newDesign } from './of-dashboard.ts';
import { sectionKinds } from './schema.ts';
import { sectionBlocks } from './section-blocks.ts';

const photo = '7b0f6f2e-6a52-4c1c-9b2e-0d6f9a5b0001';
const { ids, rows, run, form } = designWorld((of) => [
  { [of.place]: 'Rwy 07', [of.speed]: '120.5', [of.size]: 'Small', [of.safe]: 'true' },
  { [of.place]: 'Rwy 25', [of.speed]: '80', [of.size]: 'Large', [of.photo]: photo },
  { [of.place]: 'Apron', [of.tools]: ['Radio', 'Rope'], [of.at]: '1770000000000,0' },
]);
const designForm = { questions: rows.questions, contextQuestions: rows.contextQuestions, widgets: [] };

const anyId = fc.constantFrom(...Object.values(ids), photo, null);
const anyLogic = fc.constantFrom(
  null,
  null,
  { '>': [{ var: ids.speed }, 90] },
  { '==': [{ var: ids.size }, { var: 'nothing' }] },
  { nonsense: 1 },
);
const anyTitle = fc.constantFrom('', 'Title {rows}', '{lost}');
const anyOf = fc.constantFrom('question', 'sheet', 'user', 'date', 'review', 'alerts', 'day', 'month');
const anyNumber = fc.constantFrom(1, 2, 40);
const anySection = fc.record(
  {
    kind: fc.constantFrom(...sectionKinds, 'unknown'),
    level: fc.constantFrom(1, 2, 3),
    text: anyTitle,
    title: anyTitle,
    figures: fc.array(fc.record({ value: fc.constantFrom('rows', 'v', 'lost') }), { maxLength: 3 }),
    source: fc.oneof(
      fc.record({ from: fc.constantFrom('question', 'widget', 'x'), question: anyId, widget: anyId }),
      fc.record({
        from: fc.constant('own'),
        definition: fc.record({
          map: fc.constantFrom(1, null, { var: ids.speed }),
          aggregation: fc.constantFrom(null, 'SUM', 'AVG'),
          groupByQuestion: anyId,
          filter: anyLogic,
        }),
      }),
    ),
    columns: fc.array(
      fc.record({ of: anyOf, question: anyId, total: fc.constantFrom(null, 'sum', 'count', 'max') }),
      { maxLength: 3 },
    ),
    groupBy: fc.option(fc.record({ of: anyOf, question: anyId })),
    listsRows: fc.boolean(),
    order: fc.option(fc.record({ column: fc.nat(4), descending: fc.boolean() })),
    mostRows: anyNumber,
    most: anyNumber,
    question: anyId,
    captions: fc.array(fc.record({ of: anyOf, question: anyId }), { maxLength: 2 }),
    filter: anyLogic,
  },
  { requiredKeys: ['kind', 'columns', 'figures', 'text', 'source'] },
);
const anyDesign = fc.record({
  sections: fc.array(anySection, { maxLength: 4 }),
  values: fc.array(
    fc.record({
      name: fc.constantFrom('v', 'rows'),
      of: fc.constantFrom('rows', 'share', 'average', 'max'),
      question: anyId,
      filter: anyLogic,
    }),
    { maxLength: 2 },
  ),
});

it('comes, whatever it is, to a document or to errors that name the place', () => {
  let documents = 0;
  fc.assert(
    fc.property(anyDesign, (given) => {
      let design;
      try {
        design = parseDesign({ ...newDesign(form), ...given });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        for (const { path } of error.details.errors ?? [])
          expect(path).toMatch(/^(?:sections|values)\.\d+\./);
        return;
      }
      const issues = designIssues(design, designForm);
      for (const issue of issues)
        expect(designIssueLine(design, issue)).toMatch(/^(?:Section \d+,|Value ".+"|Design).*: .+\.$/);
      const made = finish(makeDesign(design, rows, run));
      const blocks =
        made?.design.sections.map((section, place) => finish(sectionBlocks(section, place, made))) ?? [];
      // On the wire it is a document again.
      const wire: unknown = JSON.parse(
        JSON.stringify({ title: '', company: '', about: [], blocks: blocks.flat() }),
      );
      expect(reportDocument.parse(wire).blocks.length).toBe(blocks.flat().length);
      if (issues.length === 0) documents += 1;
      for (const [place] of blocks.entries())
        if (issues.some(({ path }) => path.startsWith(`sections.${place}.`)))
          expect(blocks[place]).toMatchObject([{ text: expect.stringContaining(`Section ${place + 1},`) }]);
    }),
    { numRuns: 600 },
  );
  expect(documents).toBeGreaterThan(3);
});
