// The field for dates: typed in the user's format, chosen from its calendar, and refused where it is no date.
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setFormatPreferences } from '#core/format/current.ts';
import { noPreferences } from '#core/format/preferences.ts';
import type { FieldKind } from '#core/format/typed-date.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { MomentInput } from './moment-input.tsx';

afterEach(() => setFormatPreferences(noPreferences));

function Field({ kind, first, onChange }: { kind: FieldKind; first: string; onChange(value: string): void }) {
  const [value, setValue] = useState(first);
  return (
    <main id="content">
      <Modal opened onClose={() => setValue('left')} title="Filter">
        {value === 'left' ? 'Left' : null}
        <MomentInput
          kind={kind}
          label="Start date"
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </Modal>
    </main>
  );
}

async function draw(kind: FieldKind, first = '') {
  const onChange = vi.fn();
  const { screen } = await drawPage(<Field kind={kind} first={first} onChange={onChange} />);
  return { screen, onChange, field: screen.getByRole('textbox', { name: 'Start date' }) };
}

it('reads what is typed in the format of the user, and writes it so', async () => {
  const { field, onChange, screen } = await draw('datetime-local', '2026-11-23T14:05');
  setFormatPreferences({ ...noPreferences, locale: 'en-US' });
  await expect.element(field).toHaveValue('Nov 23, 2026, 2:05 PM');
  await field.fill('3/4/2026 8:30 am');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-04T08:30');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Mar 4, 2026, 8:30 AM');
  await field.fill('soon');
  expect(onChange).toHaveBeenLastCalledWith('');
  await userEvent.tab();
  await expect.element(screen.getByText(/^Enter it like this: [A-Z][a-z]{2} \d/)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

it('a day is chosen from the calendar by keys, which Escape closes without what is around it', async () => {
  const { field, onChange, screen } = await draw('date', '2026-11-23');
  await field.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = screen.getByRole('dialog', { name: 'Calendar: Start date' });
  await expect.element(calendar.getByRole('button', { name: '23 November 2026' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(screen.getByText('Left')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.element(calendar.getByRole('button', { name: '23 November 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('2026-11-24');
});

it('a moment keeps its time when another day is chosen, and is cleared', async () => {
  const { onChange, screen, field } = await draw('datetime-local', '2026-11-23T14:05');
  await screen.getByRole('button', { name: 'Open the calendar' }).click();
  await screen.getByRole('button', { name: '25 November 2026' }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-25T14:05');
  await screen.getByRole('spinbutton', { name: 'Hours' }).fill('9');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-11-25T09:05']);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
});
