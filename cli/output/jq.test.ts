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

  it('says what does not fit the data', async () => {
    await expect(jqLines(forms, '.name')).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('Cannot index array with') as unknown,
    });
  });
});
