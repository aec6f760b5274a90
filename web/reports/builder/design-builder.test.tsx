import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, drawPage, someone } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { AppError } from '#core/errors.ts';
import { newDesign } from '#core/reports/own/of-dashboard.ts';
import type { Design, Section } from '#core/reports/own/schema.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { draftOfDesign } from '#core/reports/own/design-draft.ts';
import { DesignBuilder } from './design-builder.tsx';

const ids = {
  form: '00000000-0000-4000-8000-0000000000f0',
  cost: '00000000-0000-4000-8000-0000000000f1',
  design: '00000000-0000-4000-8000-0000000000f2',
};
const form = formOf([questionOf(ids.cost, 'NUMERIC', { text: 'Cost' })], { id: ids.form, name: 'Damage' });
const table: Section = {
  kind: 'table',
  title: 'All damage',
  columns: [
    { of: 'date', question: null, header: '', total: null },
    { of: 'question', question: ids.cost, header: '', total: 'sum' },
  ],
  groupBy: null,
  groupHeader: '',
  countHeader: '',
  listsRows: false,
  order: { column: 1, descending: true },
  mostRows: 500,
  filter: null,
};
const heading: Section = { kind: 'heading', level: 1, text: 'Damage of the month' };
const design = (sections: Section[]): Design => ({
  ...newDesign({ id: ids.form, name: 'Damage' }, 'Monthly damage'),
  sections,
});
const stored = (given: Design, version: number): StoredDesign => ({
  ...given,
  id: ids.design,
  version,
  form: { id: ids.form, name: 'Damage' },
  dates: { created: 0, lastModified: 0 },
  savedBy: { id: someone.id, userName: 'kim' },
  reports: [],
});
const html = '<article class="report"><h1>Monthly damage</h1><p>12 rows</p></article>';

async function draw(
  sections: Section[],
  { isNew = false, answers = {} }: { isNew?: boolean; answers?: Answers } = {},
) {
  const onCreated = vi.fn();
  let next = 0;
  const newId = () => `key-${(next += 1)}`;
  const page = (
    <main id="content">
      <DesignBuilder
        form={form}
        WidgetFields={() => 'The fields of a widget'}
        begin={() => ({
          draft: draftOfDesign(design(sections), newId),
          saved: isNew ? null : stored(design(sections), 3),
        })}
        onCreated={onCreated}
      />
    </main>
  );
  const drawn = await drawPage(page, {
    answers: { 'reports.previewDesign': () => new Response(html), ...answers },
  });
  const bodies = (id: string) => drawn.sent.filter((each) => each.id === id).map(({ input }) => input.body);
  return { ...drawn, onCreated, bodies };
}

describe('the report builder', () => {
  it('shows the report as it is by now, and adds, moves, deletes and brings back sections', async () => {
    const { screen, bodies } = await draw([heading, table]);
    await expect.element(screen.getByText('12 rows')).toBeVisible();
    await screen.getByRole('button', { name: 'Move section 2 of 2' }).click();
    await screen.getByRole('menuitem', { name: 'Move up' }).click();
    await screen.getByRole('button', { name: 'Actions for section 2' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    const kinds = () => {
      const last = bodies('reports.previewDesign').at(-1) as { design: Design };
      return last.design.sections.map(({ kind }) => kind);
    };
    await expect.poll(kinds).toEqual(['table']);
    await screen.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(kinds).toEqual(['table', 'heading']);
    await screen.getByRole('button', { name: 'Add a section' }).click();
    await screen.getByRole('menuitem', { name: /^Page break/ }).click();
    await expect.poll(kinds).toEqual(['table', 'heading', 'pageBreak']);
  });

  it('keeps the order of a table with its column, however the columns are moved', async () => {
    const { screen, bodies } = await draw([table], {
      answers: { 'reports.changeDesign': () => stored(design([table]), 4) },
    });
    await screen.getByRole('button', { name: /^All damage/ }).click();
    await screen.getByRole('button', { name: 'Move column 2 of 2' }).click();
    await screen.getByRole('menuitem', { name: 'Move up' }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => bodies('reports.changeDesign').length).toBe(1);
    const [body] = bodies('reports.changeDesign') as [Design & { version: number }];
    expect(body.version).toBe(3);
    expect(body.sections[0]).toEqual({
      ...table,
      columns: table.columns.toReversed(),
      order: { column: 0, descending: true },
    });
  });

  it('says what is missing when it is saved, and leads there', async () => {
    const { screen, sent } = await draw([{ ...heading, text: '' }]);
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('1 thing to fix before this can be saved')).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Section 1, heading' }).click();
    const field = screen.getByRole('textbox', { name: 'Heading' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent.filter(({ id }) => id === 'reports.changeDesign')).toEqual([]);
    await field.fill('Damage');
    await expect.element(screen.getByText(/put right before/)).not.toBeInTheDocument();
  });

  it('shows the rest while something is not finished, and leads to that too', async () => {
    const { screen } = await draw([heading, { kind: 'text', text: 'There are {gulls}.' }]);
    await expect.element(screen.getByText('12 rows')).toBeVisible();
    const way = screen.getByRole('button', { name: 'Section 2, text "There are {gulls}."' });
    await expect.element(screen.getByText(/^Not finished yet/)).toBeVisible();
    await way.click();
    const field = screen.getByRole('textbox', { name: 'Text' });
    await expect.element(field).toHaveFocus();
    await field.fill('There are {rows}.');
    await expect.element(way).not.toBeInTheDocument();
  });

  it('adds a number to a text, and changes it where the numbers stand', async () => {
    const { screen, bodies } = await draw([{ kind: 'text', text: 'In all ' }], {
      answers: { 'reports.changeDesign': () => stored(design([heading]), 4) },
    });
    await screen.getByRole('button', { name: /^In all/ }).click();
    await screen.getByRole('button', { name: 'Insert a value' }).click();
    await screen.getByRole('menuitem', { name: 'A new number' }).click();
    await screen.getByRole('combobox', { name: 'Of the answers to' }).click();
    await screen.getByRole('option', { name: 'Cost' }).click();
    await screen.getByRole('button', { name: 'Insert', exact: true }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('In all {sum_of_cost}');
    await screen.getByRole('button', { name: 'Edit Sum of Cost' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Label' }).fill('Loss');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Loss')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => bodies('reports.changeDesign').length).toBe(1);
    const [body] = bodies('reports.changeDesign') as [Design];
    expect(body.values).toEqual([
      { name: 'sum_of_cost', label: 'Loss', of: 'sum', question: ids.cost, filter: null, unit: '' },
    ]);
  });

  it('keeps a condition that is half built while its card is closed, names it, and is not saved with it', async () => {
    const { screen, bodies } = await draw([table]);
    const card = screen.getByRole('button', { name: /^All damage/ });
    await card.click();
    await screen.getByRole('group', { name: 'Only entries where' }).first().getByRole('button').click();
    await screen
      .getByRole('combobox', { name: /question/i })
      .first()
      .click();
    await screen.getByRole('option', { name: 'Cost' }).click();
    await card.click();
    await expect.element(screen.getByText('1 thing to fix')).toBeVisible();
    await card.click();
    await expect.element(screen.getByRole('combobox', { name: /question/i }).first()).toHaveValue('Cost');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(/Finish the conditions/).first()).toBeVisible();
    expect(bodies('reports.changeDesign')).toEqual([]);
  });

  it('makes a report of a new design, for nobody sees a design alone', async () => {
    const { screen, bodies, onCreated } = await draw([heading], {
      isNew: true,
      answers: {
        'reports.createDesign': () => stored(design([heading]), 1),
        'reports.create': () => ({ id: ids.form, name: 'Monthly damage' }),
      },
    });
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
    expect(bodies('reports.create')).toEqual([
      { reportId: ids.design, templateIds: [ids.form], name: 'Monthly damage' },
    ]);
  });

  it('asks whose version stays where somebody else was faster', async () => {
    const savedBy = { id: ids.cost, userName: 'kim' };
    const theirs = { ...stored(design([heading, table]), 4), savedBy };
    let refusals = 0;
    const { screen, bodies } = await draw([heading], {
      answers: {
        'reports.readDesign': () => theirs,
        'reports.changeDesign': () => {
          refusals += 1;
          if (refusals > 1) return stored(design([heading]), 5);
          throw new AppError('conflict', 'Somebody else has saved this design.', { fields: { version: 4 } });
        },
      },
    });
    await screen.getByRole('textbox', { name: 'Name' }).fill('Damage');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(/^This design was changed by kim on /)).toBeVisible();
    const theirChanges = screen.getByRole('region', { name: 'What they changed' });
    await expect.element(theirChanges.getByText(/Table "All damage"/)).toBeVisible();
    const myChanges = screen.getByRole('region', { name: 'What you changed' });
    await expect.element(myChanges.getByText('Monthly damage')).toBeVisible();
    await screen.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect.poll(() => bodies('reports.changeDesign').length).toBe(2);
    expect(bodies('reports.changeDesign')[1]).toMatchObject({ name: 'Damage', version: 4 });
    await expect.element(screen.getByText('All saved')).toBeVisible();
  });

  it('puts a value where the caret stands', async () => {
    const { screen } = await draw([{ kind: 'text', text: 'There are  rows.' }]);
    await screen.getByRole('button', { name: /^There are/ }).click();
    const field = screen.getByRole('textbox', { name: 'Text' });
    await field.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    for (let step = 0; step < 'There are '.length; step += 1) await userEvent.keyboard('{ArrowRight}');
    await screen.getByRole('button', { name: 'Insert a value' }).click();
    await screen.getByRole('menuitem', { name: 'The number of entries' }).click();
    await expect.element(field).toHaveValue('There are {rows} rows.');
  });
});
