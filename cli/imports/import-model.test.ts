import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { question } from '#core/questions/schema.ts';
import { matchQuestion } from '#core/imports/import-draft.ts';
import type { StartWorld } from '#core/imports/start-import.ts';
import { dateFormats } from '#core/time/date-format.ts';
import { checkText } from './format-check.ts';
import { createImportModel } from './import-model.ts';
import { matchItems } from './match/match-items.ts';

const ask = (text: string, required: boolean, options: string[] = []) =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type: options.length > 0 ? 'RADIO' : 'TEXT',
    required,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport', true);
const damage = ask('Damage', true, ['None', 'Minor']);
const form = { id: 'f', name: 'Strikes', questions: [airport, damage], contextQuestions: [], alerts: [] };

const head = 'Airport,Damage,Flight date';
const line = (index: number) => `YXY,${index % 600 === 0 ? 'B' : 'None'},0${(index % 9) + 1}/02/2026`;
const files: Readonly<Record<string, string>> = {
  'long.csv': [head, ...Array.from({ length: 1_500 }, (_, index) => line(index))].join('\n'),
  'short.csv': 'Airport\nYXY',
};

function modelWith(sendWith: () => StartWorld = () => unreachable) {
  const open = async (path: string) => {
    const text = files[path];
    if (text === undefined) throw new AppError('usage', `${path} does not exist.`);
    return { name: path, bytes: new TextEncoder().encode(text) };
  };
  return createImportModel({ form, timeZone: 'UTC', open, sendWith });
}
const unreachable = {
  ports: { sleep: async () => {}, random: () => 0, newId: () => 'new' },
  send: async () => {
    throw new AppError('unreachable', 'The server did not answer.');
  },
} as unknown as StartWorld;

describe('A new import', () => {
  it('says of what was typed that it is no file, and keeps it', async () => {
    const model = modelWith();
    await model.read('');
    expect(model.state.value.error).toMatchObject({ message: 'A file must be picked' });
    await model.read('nowhere.csv');
    expect(model.state.value).toMatchObject({
      step: 'file',
      path: 'nowhere.csv',
      reading: null,
      error: { message: 'nowhere.csv does not exist.' },
    });
  });

  it('checks the first rows at once, and all of them a little later', async () => {
    const { state, read } = modelWith();
    const checks: string[] = [];
    state.subscribe(({ check }) => void (check && checks.push(checkText(check))));
    await read('long.csv');
    await expect.poll(() => checks.at(-1)).toBe('1,497 of 1,500 rows will come in; 3 need a repair:');
    expect(checks[0]).toBe('998 of the first 1,000 rows will come in; 2 need a repair:');
  });

  it('shows what is ambiguous about the dates, and what a required question misses', async () => {
    const model = modelWith();
    await model.read('long.csv');
    model.change((draft) => matchQuestion(draft, damage.id, null));
    const { draft, changed } = model.state.value;
    expect(changed).toBe(true);
    expect(matchItems(draft ?? expect.fail(), dateFormats)).toMatchObject([
      { title: 'Rows are dated by', column: 'Flight date', issue: null },
      {
        title: 'Dates are written as',
        certainty: 'to decide',
        issue: expect.stringMatching(/can be .* or /),
      },
      { title: 'Airport', column: 'Airport', certainty: 'sure', required: true },
      { title: 'Damage', column: '', certainty: 'to decide', issue: expect.stringContaining('No column') },
    ]);
  });

  it('goes back to its choices when the file could not be sent', async () => {
    const model = modelWith();
    await model.read('short.csv');
    expect(await model.start()).toBeNull();
    expect(model.state.value).toMatchObject({ step: 'match', error: { code: 'unreachable' } });
    model.forget();
    expect(model.state.value).toMatchObject({ step: 'file', path: 'short.csv', draft: null, error: null });
  });
});
