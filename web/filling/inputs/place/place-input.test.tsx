import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { PlaceInput } from './place-input.tsx';

afterEach(() => vi.restoreAllMocks());

async function drawn() {
  const { screen } = await drawPage(<AnsweredInput Input={PlaceInput} type="PLACE" label="Where" />);
  return { screen, answer: screen.getByText(/^\[/) };
}

type Handlers = { found: PositionCallback; failed: PositionErrorCallback | null | undefined };

/** A device whose receiver is the test. */
function receiver(): { handlers: Handlers[]; cleared: number[] } {
  const device = { handlers: [] as Handlers[], cleared: [] as number[] };
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found, failed) =>
    device.handlers.push({ found, failed }),
  );
  vi.spyOn(navigator.geolocation, 'clearWatch').mockImplementation((id) => void device.cleared.push(id));
  return device;
}

function position(accuracy: number): GeolocationPosition {
  const coords = {
    latitude: -36.85,
    longitude: 174.76,
    altitude: null,
    accuracy,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords };
}

it('reads what is typed in any notation, and keeps it in sight as it was', async () => {
  const { screen, answer } = await drawn();
  const field = screen.getByRole('textbox', { name: 'Where' });
  await field.click();
  await userEvent.keyboard("36°51'S 174°46'E");
  await expect.element(answer).toHaveTextContent('["geo:-36.85,174.7666667"]');
  await expect.element(field).toHaveValue("36°51'S 174°46'E");
  await userEvent.clear(field);
  await userEvent.keyboard('-36,85');
  await expect.element(answer).toHaveTextContent('["-36,85"]');
});

it('takes each better position of the device, and stops at a good one', async () => {
  const device = receiver();
  const { screen, answer } = await drawn();
  await screen.getByRole('button', { name: 'Use my position' }).click();
  await expect.element(screen.getByText('Finding your position...')).toBeVisible();
  const [{ found } = { found: () => undefined }] = device.handlers;
  found(position(40));
  await expect.element(screen.getByText(/^Accurate to 40 m/)).toBeVisible();
  await expect.element(answer).toHaveTextContent('["geo:-36.85,174.76;u=40"]');
  found(position(90));
  await expect.element(answer).toHaveTextContent('["geo:-36.85,174.76;u=40"]');
  found(position(4));
  await expect.element(screen.getByText('Your position, accurate to 4 m.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Where' })).toHaveValue('-36.85, 174.76 (±4 m)');
  expect(device.cleared).toEqual([1]);
});

it('says why there is no position', async () => {
  const device = receiver();
  const { screen } = await drawn();
  const refused = {
    code: 1,
    message: '',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  } as const;
  await screen.getByRole('button', { name: 'Use my position' }).click();
  device.handlers[0]?.failed?.(refused);
  await expect.element(screen.getByText(/^Your position was refused/)).toBeVisible();
  await screen.getByRole('button', { name: 'Use my position' }).click();
  device.handlers[1]?.failed?.({ ...refused, code: 2 });
  await expect.element(screen.getByText(/does not know where it is/)).toBeVisible();
});
