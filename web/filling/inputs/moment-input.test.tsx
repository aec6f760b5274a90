import { useState } from 'react';
import { expect, it } from 'vitest';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { MomentInput } from './moment-input.tsx';
import { TakenMoment } from '#web/ui/time/taken-moment.tsx';

it('takes a time with the offset of the device', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={MomentInput} type="DATETIME" label="When" />);
  await screen.getByLabelText('When').fill('2026-07-01T14:05');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).not.toBe('');
  await expect.element(screen.getByText(/^\["\d+,-?\d+"\]$/)).toBeVisible();
});

const first = Date.parse('2026-10-25T02:30:00+02:00');
const second = Date.parse('2026-10-25T02:30:00+01:00');

function Taken() {
  const [at, setAt] = useState(first);
  return (
    <>
      <TakenMoment text="2026-10-25 02:30" at={at} timeZone="Europe/Berlin" onTake={setAt} />
      <output>{at === second ? 'second' : 'first'}</output>
    </>
  );
}

it('says which of two times was taken, and takes the other one', async () => {
  const { screen } = await drawPage(<Taken />);
  await expect.element(screen.getByText(/It is the first one, UTC\+02:00\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Take the second one' }).click();
  await expect.element(screen.getByText('second', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Take the first one' }).click();
  await expect.element(screen.getByText('first', { exact: true })).toBeVisible();
});
