import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { ShapeInput } from './shape-input.tsx';

afterEach(() => vi.restoreAllMocks());

async function drawn(type: 'LINE' | 'AREA') {
  const { screen } = await drawPage(<AnsweredInput Input={ShapeInput} type={type} label="Way" />);
  return { screen, answer: screen.getByText(/^\[/), field: screen.getByRole('textbox', { name: 'Way' }) };
}

it('reads points, a line each, or WKT, and says what they make', async () => {
  const { screen, answer, field } = await drawn('AREA');
  await field.click();
  await userEvent.keyboard('-36.85, 174.76{Enter}-36.85, 174.77{Enter}');
  await expect
    .element(answer)
    .toHaveTextContent('["POLYGON ((174.76 -36.85, 174.77 -36.85, 174.76 -36.85))"]');
  await userEvent.keyboard('-36.86, 174.77');
  await expect.element(screen.getByText(/^49\.\d+ ha, 3 points$/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.fill(field, 'POLYGON((1 2, 3 4, 5 -6, 1 2))');
  await expect.element(answer).toHaveTextContent('["POLYGON ((1 2, 3 4, 5 -6, 1 2))"]');
  await screen.getByRole('button', { name: 'Undo last point' }).click();
  await expect.element(field).toHaveValue('2, 1\n4, 3');
});

it('a line is walked, paused and walked on', async () => {
  const handlers: PositionCallback[] = [];
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found) => handlers.push(found));
  const clear = vi.spyOn(navigator.geolocation, 'clearWatch').mockImplementation(() => undefined);
  const { screen, answer } = await drawn('LINE');
  const walk = (latitude: number, accuracy: number) => {
    const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    const coords = { ...unknown, latitude, longitude: 174.76, accuracy, toJSON: () => null };
    handlers.at(-1)?.({ coords, timestamp: 0, toJSON: () => null });
  };
  await screen.getByRole('button', { name: 'Walk it' }).click();
  walk(-36.85, 4);
  // Not exact enough, too near, and far enough.
  walk(-36.86, 80);
  walk(-36.850_01, 4);
  walk(-36.851, 6);
  await expect.element(answer).toHaveTextContent('["LINESTRING (174.76 -36.85, 174.76 -36.851)"]');
  await expect.element(screen.getByText(/accurate to 6 m. 111.2 m, 2 points$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Pause' }).click();
  expect(clear).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Walk on' }).click();
  walk(-36.852, 4);
  await expect.element(screen.getByText(/222.4 m, 3 points$/)).toBeVisible();
});
