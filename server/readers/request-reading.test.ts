import { expect, it } from 'vitest';
import { readerLocale } from './request-reading.ts';

it.each([
  ['en-CA,en;q=0.9', 'en-CA'],
  ['de', 'de'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['not a language, en', undefined],
])('is the first language of %s', (header, locale) => {
  expect(readerLocale(header)).toBe(locale);
});
