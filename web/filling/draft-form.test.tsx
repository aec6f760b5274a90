import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { element } from '#core/forms/schema.ts';
import { ask, drawDraftForm as draw, idOf } from '#tests/components/draft-form-world.tsx';
import { optionsOf } from '#tests/support/sheet-server.ts';

const shoes = ask(5, 'Shoes', 'CHECKBOXES', {
  questionOptions: [
    { value: 'Trainers', order: 0 },
    { value: 'Waders', order: 1, condition: { '==': [{ var: idOf(3) }, 'Wet'] } },
    { value: 'Clogs', order: 2, retired: 'disabled' },
    { value: 'Skates', order: 3, retired: 'hidden' },
  ],
});

it('counts what is answered, and what is required and missing', async () => {
  const { screen, field } = await draw();
  await expect.element(screen.getByText('0 of 3 answered, 1 required left')).toBeVisible();
  await field(/^Gate/).fill('North');
  await expect.element(screen.getByText('1 of 3 answered')).toBeVisible();
});

it('leads to the next question without an answer', async () => {
  const { screen, field } = await draw({ given: { 1: 'North' } });
  await screen.getByRole('button', { name: /^1 of 3/ }).click();
  await expect.element(field('Crossings')).toHaveFocus();
});

it('asks a question once its condition holds, and no more when it does not', async () => {
  const { screen, field } = await draw();
  await expect.element(field('How deep is the water?')).not.toBeInTheDocument();
  await screen.getByText('Wet', { exact: true }).click();
  await expect.element(field('How deep is the water?')).toBeVisible();
  await screen.getByText('Dry', { exact: true }).click();
  await expect.element(field('How deep is the water?')).not.toBeInTheDocument();
});

it('is not sent while a required answer is missing: says so, and leads to it', async () => {
  const { screen, field, submit, onFinished, sent } = await draw();
  await submit();
  await expect.element(field(/^Gate/)).toHaveFocus();
  await expect.element(field(/^Gate/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
  expect([sent.mock.calls, onFinished.mock.calls]).toEqual([[], []]);
  await userEvent.keyboard('North');
  await expect.element(field(/^Gate/)).not.toHaveAttribute('aria-invalid', 'true');
});

it('is not sent while a group needs an answer: says so at its header, announces it, and leads there', async () => {
  const contact = element.parse({
    id: idOf(20),
    type: 'HEADER',
    order: 6,
    data: { label: 'Whom to ask', group: true, atLeastOne: true },
  });
  const { screen, field, submit, onFinished } = await draw({
    given: { 1: 'North' },
    more: [ask(7, 'Phone', 'TEXT'), ask(8, 'Mail', 'TEXT')],
    elements: [contact],
  });
  const said = 'Answer at least one of: Phone, Mail.';
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
  await submit();
  await expect.element(screen.getByRole('status').filter({ hasText: said })).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Whom to ask');
  await field('Mail').fill('ann@gate.example');
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
  await submit();
  await expect.poll(() => onFinished.mock.calls).toHaveLength(1);
});

it('is sent once all is answered', async () => {
  const { submit, onFinished, sent } = await draw({ given: { 1: 'North', 2: '12' } });
  await submit();
  await expect.poll(() => onFinished.mock.calls.length).toBe(1);
  expect(sent).toHaveBeenCalledOnce();
});

it('refuses a number that is none', async () => {
  const { field, submit, sent } = await draw({ given: { 1: 'North', 2: 'many' } });
  await submit();
  await expect.element(field('Crossings')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toHaveBeenCalled();
});

it('says at once that an answer raises an alert, and takes it back with the answer', async () => {
  const { screen, field } = await draw();
  await field('Crossings').fill('120');
  await expect.element(screen.getByText('Alert: Crowded')).toBeVisible();
  await field('Crossings').fill('12');
  await expect.element(screen.getByText('Alert: Crowded')).not.toBeInTheDocument();
});

it('says that the device has no space, and offers a file', async () => {
  const { screen } = await draw({ hasRoom: false });
  await expect.element(screen.getByText(/This device has no space left/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save to a file' })).toBeVisible();
});

it('stays where it could not be stored', async () => {
  const { screen, submit, onFinished } = await draw({ given: { 1: 'North' }, fails: true });
  await submit();
  await expect.element(screen.getByText(/This device has no space left/)).toBeVisible();
  expect(onFinished).not.toHaveBeenCalled();
});

it('shows the options that the other answers offer, and names one that is no longer offered', async () => {
  const { screen } = await draw({ more: [shoes] });
  const shown = () =>
    screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent);
  await expect.poll(shown).toEqual(['Trainers', 'ClogsNot offered']);
  await expect.element(screen.getByRole('checkbox', { name: /^Clogs/ })).toBeDisabled();
  await screen.getByRole('radio', { name: 'Wet' }).click();
  await screen.getByRole('checkbox', { name: 'Waders' }).click();
  await screen.getByRole('radio', { name: 'Dry' }).click();
  await expect.poll(shown).toEqual(['Trainers', 'WadersNot offered', 'ClogsNot offered']);
  await expect
    .element(screen.getByText(/^"Waders" is offered only where this is true: Weather is Wet/))
    .toBeVisible();
  await screen.getByRole('checkbox', { name: /^Waders/ }).click();
  await expect.poll(shown).toEqual(['Trainers', 'ClogsNot offered']);
});

it('warns of a rule that may be passed, and is sent with a reason', async () => {
  const { screen, field, submit, sent } = await draw({ given: { 1: 'North', 2: '950' } });
  const reason = () => screen.getByRole('textbox', { name: 'Reason: Crossings' });
  await expect.element(reason()).not.toBeInTheDocument();
  await submit();
  // It leads there, says what is wrong without calling the answer invalid, and what is missing.
  await expect.element(reason()).toHaveFocus();
  await expect.element(screen.getByRole('status').filter({ hasText: 'At most 900.' })).toBeVisible();
  await expect.element(field('Crossings')).toHaveAccessibleDescription('At most 900.');
  await expect.element(field('Crossings')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(reason()).toHaveAccessibleDescription(/Give a reason, or change the answer/);
  await expect.element(screen.getByText('1 question needs your attention.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await reason().fill('An air show');
  await expect.element(screen.getByText('1 question needs your attention.')).not.toBeInTheDocument();
  await submit();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});

it('asks for no reason any more once the answer keeps to the rule', async () => {
  const { screen, field, submit } = await draw({ given: { 1: 'North', 2: '950' } });
  await submit();
  const reason = screen.getByRole('textbox', { name: 'Reason: Crossings' });
  await expect.element(reason).toBeVisible();
  await field('Crossings').fill('90');
  await expect.element(reason).not.toBeInTheDocument();
});

it('asks the rows of a matrix in a table, and on a phone one by one', async () => {
  const grades = { questionOptions: optionsOf('Poor', 'Good') };
  const more = [
    ask(21, 'Taste', 'RADIO', { ...grades, required: true }),
    ask(22, 'Price', 'RADIO', grades),
    ask(23, 'Parking', 'RADIO', {
      ...grades,
      condition: JSON.stringify({ '==': [{ var: idOf(3) }, 'Wet'] }),
    }),
  ];
  const header = element.parse({
    id: idOf(20),
    type: 'HEADER',
    order: 20,
    data: { label: 'Service', matrix: true },
  });
  const { screen, submit } = await draw({ given: { 1: 'A' }, more, elements: [header] });
  const table = screen.getByRole('table', { name: 'Service' });
  await expect.element(table.getByRole('columnheader', { name: 'Good' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: 'Parking' })).not.toBeInTheDocument();
  // Another option of a row takes the place of the first, and an optional row can be cleared.
  await table.getByRole('radio', { name: 'Price Poor' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(table.getByRole('radio', { name: 'Price Good' })).toBeChecked();
  await expect.element(table.getByRole('radio', { name: 'Price Poor' })).not.toBeChecked();
  await table.getByRole('button', { name: 'Clear the answer to Price' }).click();
  await expect.element(table.getByRole('radio', { name: 'Price Good' })).not.toBeChecked();
  await submit();
  await expect
    .element(table.getByRole('radio', { name: 'Taste Required Poor' }))
    .toHaveAccessibleDescription(/./);
  await screen.getByRole('radio', { name: 'Wet' }).click();
  await expect.element(table.getByRole('rowheader', { name: 'Parking' })).toBeVisible();

  await page.viewport(390, 844);
  await expect.element(screen.getByRole('radiogroup', { name: /^Price/ })).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
