import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Purpose } from '#core/logic/builder/builder.ts';
import type { Logic } from '#core/logic/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { LogicBuilder } from './logic-builder.tsx';

const questions = [
  questionOf('speed', 'NUMERIC', { text: 'Speed' }),
  questionOf('weight', 'NUMERIC', { text: 'Weight' }),
  questionOf('phase', 'RADIO', { text: 'Phase', questionOptions: optionsOf('Climb', 'Landing') }),
  questionOf('remark', 'TEXT', { text: 'Remark' }),
];

type Drawn = { value?: Logic | null; purpose?: Purpose; begins?: boolean; showsIssues?: boolean };

/** The builder, and in `saved` what it last said. */
async function draw({
  value = null,
  purpose = 'condition',
  begins = false,
  showsIssues = false,
}: Drawn = {}) {
  let saved: unknown = value;
  function Builder() {
    const [logic, setLogic] = useState<Logic | null>(value);
    return (
      <main id="content">
        <LogicBuilder
          label="Ask it when"
          value={logic}
          purpose={purpose}
          questions={questions}
          begins={begins}
          showsIssues={showsIssues}
          onChange={(next) => {
            saved = next;
            setLogic(next);
          }}
        />
      </main>
    );
  }
  const { screen } = await drawPage(<Builder />);
  return { screen, saved: () => saved };
}

const choose = async (field: ReturnType<typeof page.getByRole>, option: string) => {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const fast = { '>': [{ var: 'speed' }, 100] };
const heavy = { '>': [{ var: 'weight' }, 5] };

it('makes a condition of a question, an operator and a value', async () => {
  const { screen, saved } = await draw();
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  expect(saved()).toBeNull();
  await choose(screen.getByRole('combobox', { name: 'Question' }), 'Speed');
  await choose(screen.getByRole('combobox', { name: 'Operator' }), 'is greater than');
  await screen.getByRole('textbox', { name: 'Value' }).fill('100');
  await expect.poll(saved).toEqual(fast);
  await expect
    .element(screen.getByRole('group', { name: 'Condition 1: Speed is greater than 100' }))
    .toBeVisible();
});

it('starts with an empty condition where one was asked for, and the focus in it', async () => {
  const { screen } = await draw({ begins: true });
  await expect.element(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus();
});

it('offers the options of a question with choices', async () => {
  const { screen, saved } = await draw({ begins: true });
  await choose(screen.getByRole('combobox', { name: 'Question' }), 'Phase');
  await choose(screen.getByRole('combobox', { name: 'Value' }), 'Landing');
  await expect.poll(saved).toEqual({ '==': [{ var: 'phase' }, 'Landing'] });
});

it('joins conditions, and changes how they are joined', async () => {
  const { screen, saved } = await draw({ value: { and: [fast, heavy] } });
  const groups = () => screen.getByRole('group', { name: /^Condition \d/ }).elements();
  await expect.poll(() => groups().length).toBe(2);
  await screen.getByText('Any of').click();
  await expect.poll(saved).toEqual({ or: [fast, heavy] });
  await screen.getByText('None of').click();
  await expect.poll(saved).toEqual({ '!': [{ or: [fast, heavy] }] });
});

it('removes a condition, and goes on at the button that adds one', async () => {
  const { screen, saved } = await draw({ value: { and: [fast, heavy] } });
  await screen.getByRole('button', { name: 'Remove condition 1' }).click();
  await expect.poll(() => JSON.stringify(saved())).toContain('weight');
  expect(JSON.stringify(saved())).not.toContain('speed');
  await expect.poll(() => document.activeElement?.textContent).toContain('Add a condition');
});

it('moves a condition by its handle', async () => {
  const { screen, saved } = await draw({ value: { and: [fast, heavy] } });
  await screen.getByRole('button', { name: 'Move condition 2 of 2' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(saved).toEqual({ and: [heavy, fast] });
});

it('is null while a part is missing, and says which one once it was tried to be saved', async () => {
  const { screen, saved } = await draw({ value: fast, showsIssues: true });
  await screen.getByRole('textbox', { name: 'Value' }).fill('');
  await expect.poll(saved).not.toEqual(fast);
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
});

it('is tried on answers before anybody fills it in', async () => {
  const { screen } = await draw({ value: fast });
  await screen.getByRole('button', { name: 'Try it' }).click();
  await screen.getByRole('textbox', { name: 'Speed' }).fill('120');
  const result = screen.getByRole('status');
  await expect.poll(() => result.element().textContent).toContain('True');
  await screen.getByRole('textbox', { name: 'Speed' }).fill('80');
  await expect.poll(() => result.element().textContent).toContain('False');
});

it('shows what it does not know as it is written, and keeps it', async () => {
  const value = { and: [fast, { in: ['gull', { cat: [{ var: 'remark' }, '!'] }] }] };
  const { screen, saved } = await draw({ value });
  await expect.element(screen.getByText(/"cat"/).first()).toBeVisible();
  await screen.getByText('Any of').click();
  await expect.poll(saved).toEqual({ or: value.and });
});

it('has its JSON for experts', async () => {
  const { screen } = await draw({ value: fast });
  await screen.getByText('JSON', { exact: true }).click();
  await expect.element(screen.getByText(/"var": ?"speed"/).first()).toBeVisible();
});

it('calculates a number from questions and values', async () => {
  const { screen, saved } = await draw({ purpose: 'number' });
  await choose(screen.getByRole('combobox', { name: 'Formula' }), 'Speed');
  await expect.poll(saved).toEqual({ var: 'speed' });
  await screen.getByRole('button', { name: 'Add a calculation' }).click();
  // The missing number has the focus.
  await expect.element(screen.getByRole('textbox', { name: 'Number 2' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Number 2' }).fill('5');
  await expect.poll(saved).toEqual({ '+': [{ var: 'speed' }, 5] });
});

it('offers questions with numbers only for a calculation', async () => {
  const { screen } = await draw({ purpose: 'number' });
  await screen.getByRole('combobox', { name: 'Formula' }).click();
  await expect.element(page.getByRole('option', { name: 'Weight' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Remark' })).not.toBeInTheDocument();
});
