import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { element } from '#core/forms/schema.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { drawEditor } from '#tests/components/draw-editor.tsx';
import type { DrawOptions } from '#tests/components/draw-page.tsx';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import type { FormSource } from './editor-page.tsx';

const id = () => crypto.randomUUID();
const saved = formOf(
  ['Gate', 'Crossings', 'Weather'].map((text, order) =>
    questionOf(id(), order === 1 ? 'NUMERIC' : 'TEXT', { text, order, required: order === 0 }),
  ),
  { id: id(), name: 'Gates', published: false },
);

async function draw(source: FormSource, options: DrawOptions = {}) {
  const drawn = await drawEditor(saved, source, options);
  const titles = () =>
    drawn.rows
      .getByRole('button', { expanded: false })
      .elements()
      .map((each) => /Gate|Crossings|Weather|Question without a title/.exec(each.textContent ?? '')?.[0])
      .filter((title) => title !== undefined);
  return { ...drawn, titles };
}

/** On a slow machine the draft is saved by itself before. */
const lastOf =
  <T,>(saves: () => readonly T[]) =>
  () =>
    saves().slice(-1);

const drawSaved = async (options?: DrawOptions) => {
  const drawn = await draw({ kind: 'form', formId: saved.id }, options);
  await expect.poll(drawn.titles).toEqual(['Gate', 'Crossings', 'Weather']);
  return drawn;
};
const undo = () => page.getByRole('button', { name: 'Undo' }).click();

it('starts a new form with one question, and nothing to save before it is changed', async () => {
  const { screen, rows } = await draw({ kind: 'blank' });
  await expect.element(screen.getByRole('heading', { name: 'Form without a name' })).toBeVisible();
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('adds a question of a type at the end, opened at its title, and takes it back', async () => {
  const { screen, titles, rows } = await drawSaved();
  await screen.getByRole('button', { name: 'Add to "Asked with every entry"' }).click();
  await page.getByRole('menuitem', { name: 'Number', exact: true }).click();
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(4);
  await userEvent.keyboard('Weight');
  await expect.element(rows.getByRole('button', { name: /Weight/ }).first()).toBeVisible();
  await undo();
  await undo();
  await expect.poll(titles).toEqual(['Gate', 'Crossings', 'Weather']);
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(3);
});

it('moves a question by keys, and back by undo and forth by redo', async () => {
  const { screen, titles, card } = await drawSaved();
  await card('Weather').click();
  await card('Weather').click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await expect.poll(titles).toEqual(['Weather', 'Gate', 'Crossings']);
  await undo();
  await undo();
  await expect.poll(titles).toEqual(['Gate', 'Crossings', 'Weather']);
  await screen.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(titles).toEqual(['Gate', 'Weather', 'Crossings']);
});

it('duplicates and deletes a question from its menu', async () => {
  const { rows, titles } = await drawSaved();
  const menu = async (name: string, item: string) => {
    await rows
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Crossings', 'Delete');
  await expect.poll(titles).toEqual(['Gate', 'Weather']);
  await menu('Gate', 'Duplicate');
  await expect.poll(() => rows.getByRole('listitem').elements().length).toBe(3);
});

it('asks a question once a sheet instead', async () => {
  const { screen, titles, rows } = await drawSaved();
  await rows.getByRole('button', { name: 'Actions for Gate' }).click();
  await page.getByRole('menuitem', { name: 'Show on setup' }).click();
  await expect.poll(titles).toEqual(['Crossings', 'Weather']);
  const setup = screen.getByRole('list', { name: 'Shown on setup' });
  await expect.element(setup.getByText('Gate')).toBeVisible();
});

it('makes a header a group, whose condition counts for what stands below it', async () => {
  const header = element.parse({ id: id(), type: 'HEADER', order: 1, data: { label: 'Damage' } });
  const answers = { 'forms.read': () => ({ ...saved, elements: [header] }) };
  const { screen, rows, saves } = await drawSaved({ answers });
  const card = rows.getByRole('button', { name: /Damage/, expanded: false });
  await card.first().click();
  await screen.getByRole('switch', { name: /^Show or hide everything below it/ }).click();
  await screen.getByRole('switch', { name: /^At least one question below it/ }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(lastOf(saves))
    .toMatchObject([{ input: { body: { elements: [{ data: { atLeastOne: true } }] } } }]);
});

it('saves what was changed with the version that it was made from', async () => {
  const { screen, saves, onSaved } = await drawSaved();
  await screen.getByRole('textbox', { name: 'Form name' }).fill('Gates of the airfield');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(saves)
    .toMatchObject([{ input: { body: { name: 'Gates of the airfield', version: saved.version } } }]);
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
});

it('refuses a form without a name: says so above it, at the field and in the checklist', async () => {
  const { screen, saves } = await drawSaved();
  await screen.getByRole('textbox', { name: 'Form name' }).fill('');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Form name' }))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('navigation').getByText(/1 problem to fix/)).toBeInTheDocument();
  expect(saves()).toEqual([]);
});

it('names a question without a title as a problem at its card', async () => {
  const { screen, rows, saves } = await drawSaved();
  await screen.getByRole('button', { name: 'Add to "Asked with every entry"' }).click();
  await page.getByRole('menuitem', { name: 'Number', exact: true }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(rows.getByText(/1 problem to fix/)).toBeVisible();
  expect(saves()).toEqual([]);
});

it('opens one card at a time, and closes it by Escape in one of its fields', async () => {
  const { rows, card } = await drawSaved();
  const opened = () => rows.getByRole('group', { name: /^(Gate|Weather)$/ }).elements();
  await card('Gate').click();
  await card('Weather').click();
  await expect.element(rows.getByRole('group', { name: 'Weather' })).toBeVisible();
  expect(opened()).toHaveLength(1);
  await userEvent.type(rows.getByRole('textbox').first(), '{Escape}');
  await expect.poll(() => opened().length).toBe(0);
  await expect.element(card('Weather')).toHaveFocus();
});

it('saves and stays by Ctrl S', async () => {
  const { screen, saves, onSaved } = await drawSaved();
  await screen.getByRole('textbox', { name: 'Form name' }).fill('Gates 2');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => saves().length).toBe(1);
  expect(onSaved).not.toHaveBeenCalled();
});

it('says that the form could not be loaded', async () => {
  const { screen } = await draw(
    { kind: 'form', formId: saved.id },
    {
      answers: {
        'forms.read': () => {
          throw new AppError('not-found');
        },
      },
    },
  );
  await expect.element(screen.getByText('Unable to load this form')).toBeVisible();
});

it('gives a question a rule, which says what it is, and a message of its own', async () => {
  const { screen, card, saves } = await drawSaved();
  await card('Crossings').click();
  await screen.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'Least and greatest' }).click();
  const rule = screen.getByRole('group', { name: 'Rule 1: Least and greatest' });
  await rule.getByLabelText('Greatest').fill('9');
  const message = rule.getByLabelText('Message, where an answer breaks it');
  await expect.element(message).toHaveAttribute('placeholder', 'Between 0 and 9.');
  await message.fill('Count again.');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const rules = [{ kind: 'range', least: 0, greatest: 9, message: 'Count again.' }];
  await expect.poll(lastOf(saves)).toMatchObject([{ input: { body: { questions: [{}, { rules }, {}] } } }]);
});

it('lets a rule be passed with a reason', async () => {
  const { screen, card, saves } = await drawSaved();
  await card('Crossings').click();
  await screen.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'Least and greatest' }).click();
  await screen.getByRole('checkbox', { name: 'May be passed with a reason' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const rules = [{ kind: 'range', least: 0, passable: true }];
  await expect.poll(lastOf(saves)).toMatchObject([{ input: { body: { questions: [{}, { rules }, {}] } } }]);
});

it('refuses a rule that is none, at its field', async () => {
  const { screen, card, saves } = await drawSaved();
  await card('Weather').click();
  await screen.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'Pattern' }).click();
  const rule = screen.getByRole('group', { name: 'Rule 1: Pattern' });
  await rule.getByRole('combobox', { name: 'Looks like' }).click();
  await page.getByRole('option', { name: 'Regular expression' }).click();
  const before = saves();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(rule.getByText('A pattern is required')).toBeVisible();
  expect(saves()).toEqual(before);
});

it('says when options are offered, by the answer to another question', async () => {
  const form: WholeForm = {
    ...formOf([
      questionOf(id(), 'RADIO', {
        text: 'Country',
        required: true,
        questionOptions: optionsOf('France', 'Peru'),
      }),
      questionOf(id(), 'RADIO', { text: 'City', questionOptions: optionsOf('Paris', 'Lima') }),
    ]),
    id: saved.id,
    published: false,
  };
  const { screen, card, saves } = await draw(
    { kind: 'form', formId: saved.id },
    { answers: { 'forms.read': () => form } },
  );
  await card('City').click();
  await screen.getByRole('button', { name: 'When options are offered' }).click();
  const dialog = page.getByRole('dialog', { name: 'When options are offered' });
  await dialog.getByRole('combobox', { name: 'By the answer to' }).click();
  await page.getByRole('option', { name: 'Country' }).click();
  await dialog
    .getByRole('textbox', { name: /^Paste two columns/ })
    .fill('Paris; France\nCusco; Peru\nRome; Italy');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.element(dialog.getByText('2 options were set. Not found: Rome; Italy')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Status of "Lima"' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByText('2 options depend on answers. 1 option is no longer offered.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const of = (name: string) => ({ '==': [{ var: form.questions[0]?.id }, name] });
  const questionOptions = [
    { value: 'Paris', condition: of('France') },
    { value: 'Lima', retired: 'hidden' },
    { value: 'Cusco', condition: of('Peru') },
  ];
  await expect
    .poll(lastOf(saves))
    .toMatchObject([{ input: { body: { questions: [{}, { questionOptions }] } } }]);
});
