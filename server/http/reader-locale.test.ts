import { expect, it } from 'vitest';
import { readerLocale } from './reader-locale.ts';

it.each([
  ['en-CA,en;q=0.9', 'en-CA'],
  ['de', 'de'],
  ['*', 'iso'],
  ['', 'iso'],
  [undefined, 'iso'],
  ['not a language, en', 'iso'],
])('is the first language of %s', (header, locale) => {
  expect(readerLocale(header)).toBe(locale);
});
