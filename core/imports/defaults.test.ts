import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { defaultNote, defaultsNote } from './defaults.ts';

const weather = questionOf('weather', 'RADIO', {
  text: 'Weather',
  questionOptions: [
    { value: 'd', name: 'Dry', order: 0 },
    { value: 'w', name: 'Wet', order: 1 },
  ],
  defaultAnswers: ['d'],
});
const safe = questionOf('safe', 'BOOLEAN', { text: 'Safe', defaultAnswers: ['true'] });
const note = questionOf('note', 'TEXT', { text: 'Note' });

it('says which defaults are not imported, as people read them', () => {
  const noteOf = (...columns: string[]) => defaultsNote([weather, safe, note], (id) => columns.includes(id));
  expect(noteOf()).toBe(
    'No column answers "Weather" (Dry), "Safe" (Yes): the defaults are for filling in, and the rows come in without an answer.',
  );
  expect(noteOf('safe')).toBe(
    'No column answers "Weather" (Dry): the default is for filling in, and the rows come in without an answer.',
  );
  expect(noteOf('safe', 'weather')).toBeNull();
});

it('says it of one question, where it has a default', () => {
  expect(defaultNote(weather)).toBe(
    'Its default "Dry" is for filling in: the rows come in without an answer.',
  );
  expect(defaultNote(note)).toBeNull();
});
