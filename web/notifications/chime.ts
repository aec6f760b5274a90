// The sound of a new notification: two soft notes, synthesized by the browser.

const notes = [659.25, 880] as const;
const seconds = 0.18;

/** Plays it. Browsers block sounds before the first click on the page, with only a warning. */
export function playChime(): void {
  void play().catch((error: unknown) =>
    // oxlint-disable-next-line no-console -- the specification asks for it (spec 1, section 8)
    console.warn('The sound of a notification could not be played', error),
  );
}

async function play(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) throw new Error('Nobody has used the page yet');
  const audio = new AudioContext();
  try {
    await audio.resume();
    notes.forEach((frequency, index) => sound(audio, frequency, audio.currentTime + index * seconds));
    await new Promise((resolve) => setTimeout(resolve, (notes.length + 1) * seconds * 1_000));
  } finally {
    await audio.close();
  }
}

function sound(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.06, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
