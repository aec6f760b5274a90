import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { parseDesign } from './design-file.ts';
import { designIssues } from './design-issues.ts';
import { makeDesign } from './made.ts';
import { newDesign } from './of-dashboard.ts';
import type { DesignInput } from './schema.ts';
import { sectionBlocks } from './section-blocks.ts';

const { rows, run, form } = designWorld(() => [{}, {}, {}, {}]);
const another = '7b0f6f2e-6a52-4c1c-9b2e-0d6f9a5b0001';
type Section = DesignInput['sections'][number];

it('rows with alerts and alerts apart, each by its name', () => {
  const columns = [
    { of: 'alerts', total: 'sum' },
    { of: 'alerts', total: 'count' },
    { of: 'alerts', header: 'Too fast', total: 'count' },
  ] satisfies Extract<Section, { kind: 'table' }>['columns'];
  const sections = [
    { kind: 'table', columns, groupBy: { of: 'user' } },
    { kind: 'table', columns: columns.slice(0, 2) },
    { kind: 'figures', figures: [{ value: 'alerts' }, { value: 'alerts_raised' }] },
  ] satisfies Section[];
  const alerts = rows.data.alerts.map((raised, row) => (row === 0 ? [...raised, another] : raised));
  const raised = { ...rows, data: { ...rows.data, alerts } };
  const design = parseDesign({ ...newDesign(form), parameters: [], sections });
  const made = finish(makeDesign(design, raised, run));
  const blocks = made?.design.sections.flatMap((section, place) =>
    finish(sectionBlocks(section, place, made)),
  );
  expect(designIssues(design, { ...rows, widgets: [] })).toEqual([]);
  expect(blocks).toMatchObject([
    {
      columns: ['User', 'Entries', 'Alerts raised', 'Entries with alerts', 'Too fast'].map((header) => ({
        header,
      })),
      total: ['Total', 4, 2, 1, 1],
    },
    {
      columns: [{ header: 'Alerts', kind: 'number' }, { header: 'Alerts' }],
      rows: [
        [2, true],
        [0, false],
        [0, false],
        [0, false],
      ],
    },
    {
      figures: [
        { label: 'Entries with alerts', value: 1 },
        { label: 'Alerts raised', value: 2 },
      ],
    },
  ]);
});
