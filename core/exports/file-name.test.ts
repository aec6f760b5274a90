import { describe, expect, it } from 'vitest';
import { fileNameOf, unknownFields } from './file-name.ts';

const values = {
  form: 'Wildlife strikes',
  date: '2026-11-20',
  time: '101500',
  from: '2026-11-01',
  to: '2026-11-20',
  format: 'csv',
};

describe('the name of an exported file', () => {
  it.each([
    ['{form} {date} {time}.{format}', {}, 'Wildlife strikes 2026-11-20 101500.csv'],
    ['out/{from}_{to}.{format}', {}, 'out/2026-11-01_2026-11-20.csv'],
    ['{form}.csv', { form: '../../etc/passwd' }, '-..-etc-passwd.csv'],
    ['{form}.csv', { form: 'In: A/B <"urgent">?' }, 'In- A-B -urgent-.csv'],
    ['{form}.csv', { form: '..' }, 'form.csv'],
    ['{form}.csv', { form: '点検表 é' }, '点検表 é.csv'],
  ])('%s %o', (pattern, change, expected) => {
    expect(fileNameOf(pattern, { ...values, ...change })).toBe(expected);
  });

  it('names the fields that do not exist', () => {
    expect(unknownFields('{form}-{day}-{}.csv')).toEqual(['day', '']);
  });
});
