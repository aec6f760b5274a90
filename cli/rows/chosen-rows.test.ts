import { describe, expect, it } from 'vitest';
import { type ChosenFlags, chosenOptions } from './chosen-rows.ts';

describe('rows named by their ids', () => {
  it.each<[ChosenFlags, string]>([
    [{ review: 'pending' }, '--review'],
    [{ filter: ['Damage:B'] }, '--filter'],
    [{ filter: ['Damage:B'], any: true }, '--filter, --any'],
    [{ last: '7d' }, '--last'],
    [{ from: '2026-01-01', to: '2026-01-31' }, '--from, --to'],
  ])('are not narrowed by %j, which is refused', (flags, named) => {
    for (const ids of [['5b1f0a52', '0c8d9e0a'], ['-']]) {
      expect(() => chosenOptions(flags, ids)).toThrowError(
        expect.objectContaining({
          code: 'usage',
          message: `Entry ids and ${named} exclude each other.`,
        }),
      );
    }
  });

  it('are taken as they are without a filter', () => {
    expect(chosenOptions({ dryRun: true }, ['5B1F0A52'])).toEqual({
      rows: { ids: ['5b1f0a52'] },
      dryRun: true,
    });
  });
});
