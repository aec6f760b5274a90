// Sound is recorded, kept while it is, paused, heard and removed; a microphone that may not be used is said.
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { imageShelf } from '#tests/components/image-shelf.ts';
import { InputWorldProvider } from '../input-world.tsx';
import { AudioInput } from './audio-input.tsx';

afterEach(() => vi.restoreAllMocks());

async function draw() {
  const { shelf, images } = imageShelf();
  const { screen } = await drawPage(
    <InputWorldProvider world={{ images: shelf, catalog: null, savedAnswers: {} }}>
      <AnsweredInput Input={AudioInput} type="AUDIO" label="Noise" />
    </InputWorldProvider>,
  );
  const press = (name: string) => userEvent.click(screen.getByText(name, { exact: true }));
  return { screen, images, press };
}

/** A tone in place of a microphone. */
async function tone(): Promise<MediaStream> {
  const context = new AudioContext();
  await context.resume();
  const output = context.createMediaStreamDestination();
  const oscillator = context.createOscillator();
  oscillator.connect(output);
  oscillator.start();
  return output.stream;
}

it('records, pauses, and keeps what was recorded', async () => {
  const streams: MediaStream[] = [];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = await tone();
    streams.push(stream);
    return stream;
  });
  const { screen, images, press } = await draw();
  await expect.element(screen.getByText(/Record up to 30 minutes, or choose a file/)).toBeVisible();
  await press('Record');
  await expect.element(screen.getByText(/^Recording, 0:01 of 30:00$/)).toBeVisible();
  await press('Pause');
  await expect.element(screen.getByText('The recording is paused')).toBeVisible();
  await press('Go on');
  await press('Stop');
  await expect
    .element(screen.getByRole('button', { name: /^Play Recording \d{4}-\d\d-\d\d \d\d\.\d\d\.webm$/ }))
    .toBeVisible();
  expect([...images.values()].map(({ type }) => type)).toEqual(['audio/webm']);
  const tracks = streams.flatMap((stream) => stream.getTracks());
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  await press('Remove');
  await expect.element(screen.getByText('[]')).toBeVisible();
});

it('says why there is no microphone, and takes a file', async () => {
  const refusal = new DOMException('no', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal);
  const { screen, press } = await draw();
  await press('Record');
  await expect.element(screen.getByText(/Allow it in the settings of your browser/)).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['RIFF....WAVEfmt '], 'noise.wav'));
  await expect.element(screen.getByRole('button', { name: 'Play noise.wav' })).toBeVisible();
});
