import { describe, expect, it } from 'vitest';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { AppError } from '#core/errors.ts';
import { question } from '#core/questions/schema.ts';
import type { Send } from '#core/send.ts';
import { requestUpload, scheduleImport } from './calls.ts';
import { piecesOf } from './csv/csv-file.ts';
import { checkText } from './format-check.ts';
import { matchQuestion } from './import-draft.ts';
import { createImportModel } from './import-model.ts';

const ask = (text: string, options: string[] = []) =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type: options.length > 0 ? 'RADIO' : 'TEXT',
    required: true,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport');
const damage = ask('Damage', ['None', 'Minor']);
const form = {
  id: 'f',
  name: 'Strikes',
  questions: [airport, damage],
  contextQuestions: [],
  elements: [],
  alerts: [],
};

const line = (index: number) => `YXY,${index % 600 === 0 ? 'B' : 'None'},0${(index % 9) + 1}/02/2026`;
const files: Readonly<Record<string, string>> = {
  'long.csv': [
    'Airport,Damage,Flight date',
    ...Array.from({ length: 1_500 }, (_, index) => line(index)),
  ].join('\n'),
  'short.csv': 'Airport\nYXY',
};

/** A server that fails to answer when it is asked to schedule an import, in these ways, one after the other. */
function server(failures: (AppError | 'reply lost')[]) {
  const imports = new Map<string, string>();
  const seen: string[] = [];
  let uploads = 0;
  const send = (async (call: unknown, input: { params: { id: string }; body?: { id: string } }) => {
    if (call === requestUpload)
      return { url: '/upload', method: 'PUT', headers: {}, s3Resource: `upload ${(uploads += 1)}` };
    if (call !== scheduleImport) {
      if (!imports.has(input.params.id)) throw new AppError('not-found');
      return { id: input.params.id };
    }
    const { id = '' } = input.body ?? {};
    const body = JSON.stringify(input.body);
    const failure = failures.shift();
    if (failure instanceof AppError) throw failure;
    if ((imports.get(id) ?? body) !== body) throw new AppError('conflict');
    imports.set(id, body);
    seen.push(id);
    if (failure === 'reply lost') throw new AppError('unreachable', 'The server did not answer.');
    return { id };
  }) as unknown as Send;
  return { imports, seen, send };
}

function modelWith({ send }: { send: Send } = server([]), checksAll = true) {
  let ids = 0;
  const ports = {
    now: Date.now,
    sleep: async () => {},
    random: () => 0,
    newId: () => `import ${(ids += 1)}`,
  };
  return createImportModel<string>({
    form,
    timeZone: 'UTC',
    ports,
    nameOf: (path) => path,
    catalog: async () => indexCatalog([]),
    open(path) {
      const text = files[path];
      if (text === undefined) throw new AppError('usage', `${path} does not exist.`);
      const bytes = new TextEncoder().encode(text);
      return { name: path, size: bytes.length, body: bytes, pieces: () => piecesOf(bytes) };
    },
    sendWith: () => ({
      send,
      ports,
      server: 'https://ca.example',
      http: { raw: async () => new Response(null, { status: 204 }) },
    }),
    checksAll,
  });
}

/** Six tries that end without an answer. */
const lost = Array.from({ length: 6 }, () => 'reply lost' as const);

describe('A new import', () => {
  it('says what is wrong with what was picked', async () => {
    const model = modelWith();
    await model.read(null);
    expect(model.state.value.problem).toMatchObject({ error: { message: 'A file must be picked' } });
    await model.read('nowhere.csv');
    expect(model.state.value).toMatchObject({
      step: 'file',
      reading: null,
      problem: { of: 'file', error: { message: 'nowhere.csv does not exist.' } },
    });
  });

  it('checks the first rows at once, and all of them a little later', async () => {
    const { state, read } = modelWith();
    const checks: string[] = [];
    state.subscribe(({ check }) => void (check && checks.push(checkText(check))));
    await read('long.csv');
    await expect.poll(() => checks.at(-1)).toBe('1,497 of 1,500 rows will be imported; 3 need fixing:');
    expect(checks[0]).toBe('998 of the first 1,000 rows will be imported; 2 need fixing:');
  });

  it('checks all rows when it is asked to, where it does not by itself', async () => {
    const { state, read, checkAll, change } = modelWith(server([]), false);
    await read('long.csv');
    await expect.poll(() => state.value.check?.partly).toBe(true);
    await checkAll();
    expect(state.value).toMatchObject({ check: { partly: false }, checked: null });
    // Of another draft nothing is known but of its first rows.
    change((draft) => matchQuestion(draft, damage.id, null));
    await expect.poll(() => state.value.check?.partly).toBe(true);
  });

  it('goes back to its choices when the file could not be sent', async () => {
    const model = modelWith(server([new AppError('conflict', 'This form is archived.')]));
    await model.read('short.csv');
    expect(await model.start()).toBeNull();
    expect(model.state.value).toMatchObject({ step: 'match', problem: { of: 'start' } });
    model.forget();
    expect(model.state.value).toMatchObject({ step: 'file', draft: null, problem: null });
  });

  it('starts one import, also where it had started and only the answer was lost', async () => {
    const { imports, seen, send } = server(lost);
    const model = modelWith({ send });
    await model.read('short.csv');
    expect(await model.start()).toBeNull();
    expect(await model.start()).toMatchObject({ status: { id: 'import 1' }, isEarlier: false });
    // Anyone who leaves the page is not asked whether it is to be stopped.
    expect(model.state.value.step).toBe('started');
    expect(imports.size).toBe(1);
    expect(new Set(seen)).toEqual(new Set(['import 1']));
  });

  it('finds the import that had started before something was changed', async () => {
    const { imports, send } = server(lost);
    const model = modelWith({ send });
    await model.read('long.csv');
    await model.start();
    model.change((draft) => matchQuestion(draft, damage.id, null));
    expect(await model.start()).toMatchObject({ status: { id: 'import 1' }, isEarlier: true });
    expect(imports.size).toBe(1);
  });

  it('asks anew, with another file, for what the server has refused', async () => {
    const { imports, send } = server([new AppError('conflict', 'This form is archived.')]);
    const model = modelWith({ send });
    await model.read('short.csv');
    await model.start();
    expect(await model.start()).toMatchObject({ isEarlier: false });
    expect([...imports.values()]).toEqual([expect.stringContaining('"fileName":"upload 2"')]);
  });
});
