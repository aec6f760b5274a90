import { describe, expect, it } from 'vitest';
import { checkJq, jqLines } from './jq.ts';

const forms = [
  { name: 'Wildlife strikes', rows: 3 },
  { name: 'Van check', rows: 12 },
];

describe('--jq', () => {
  it.each([
    ['.[].name', 'Wildlife strikes\nVan check\n'],
    ['.[] | select(.rows > 5)', '{"name":"Van check","rows":12}\n'],
    ['map(.rows) | add', '15\n'],
    ['.[] | select(.rows > 99)', ''],
  ])('%s', async (expression, lines) => {
    expect(await jqLines(forms, expression)).toBe(lines);
  });

  it('takes what has no JSON for null', async () => {
    expect(await jqLines(undefined, '.')).toBe('null\n');
  });

  it('says what is wrong with an expression, and where, before anything is done', async () => {
    await expect(checkJq('.[].name |')).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringMatching(/^The --jq expression failed: .*line 1/) as unknown,
    });
    await expect(checkJq('.[].name')).resolves.toBeUndefined();
  });

  it('reads thousands of rows at once', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      id: `row-${index}`,
      answers: ['a', 'b', 'c'],
    }));
    expect((await jqLines(rows, '.[].id')).split('\n')).toHaveLength(20_001);
  });

  it('ends with the command, also where the expression never would', async () => {
    const stop = new AbortController();
    const lines = jqLines(null, '[range(1e18)] | length', stop.signal);
    setTimeout(() => stop.abort(), 50);
    await expect(lines).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('says what does not fit the data', async () => {
    await expect(jqLines(forms, '.name')).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('Cannot index array with') as unknown,
    });
  });
});
