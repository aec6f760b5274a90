import { expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import { ask, idOf } from '#tests/support/random-filling.ts';
import { filledAnswers } from './filled-form.ts';

it('has what entries answer as text, and below it each of their photos with the entry that it is of', () => {
  const photo = ask(2, { text: 'Photo', type: 'IMAGE' });
  const questionMeta = [{ key: 'entryName', value: 'Damage' }];
  const damages = ask(1, {
    text: 'Damages',
    type: 'ENTRIES',
    questions: [ask(3, { text: 'Part' }), photo],
    questionMeta,
  });
  const value = [{ [idOf(3)]: 'Cab' }, { [photo.id]: idOf(9) }].map((entry) => JSON.stringify(entry));
  const row = { id: '', form: '', sheet: '', userName: '', createdAt: 0, review: null, alerts: [] };
  const parts = [{ heading: 'Result', answers: [{ question: damages, value }] }];
  const reader = { formats: internationalFormats(), timeZone: 'UTC', catalogNames: new Map() };
  const [, facts] = filledAnswers({ ...row, parts }, reader);
  expect(facts).toMatchObject({
    facts: [
      { label: 'Damages', value: '1. Part: Cab\n2. Photo: Image' },
      { label: 'Damage 2: Photo', photos: [{ id: idOf(9), caption: 'Damage 2: Photo' }] },
    ],
  });
  const places = new Map([[idOf(9), 'geo:-36.85,174.76;u=5']]);
  const [, placed] = filledAnswers({ ...row, parts, places }, reader);
  expect(placed).toMatchObject({
    facts: [{}, {}, { label: 'Damage 2: Photo', value: 'Taken at -36.85, 174.76 (±5 m)' }],
  });
});
