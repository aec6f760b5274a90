import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, it } from 'vitest';
import { languageOf, languages, loadLanguage } from './languages.ts';
import { defineMessages } from './message.ts';
import { pseudoLanguage } from './pseudo.ts';
import { inReadersLanguage } from './said.ts';
import { english, setLanguage, t, textIn } from './text.ts';

const m = defineMessages({
  plain: { id: 'test.plain', defaultMessage: 'Sign in' },
  rows: {
    id: 'test.rows',
    defaultMessage: '{count, plural, =0 {No rows} one {# row} other {# rows}} in {form}',
  },
  address: { id: 'test.address', defaultMessage: 'See [the guide](/help) or `formdeck help`' },
});
const longer = pseudoLanguage('en-xa', 'ltr');

afterEach(() => setLanguage(english));

describe('a pseudo-language', () => {
  it('is longer, accented and in brackets, with the values and plurals of English', () => {
    setLanguage(longer);
    expect(t(m.plain)).toBe('[Šîĝñ îñ öñé]');
    expect(t(m.rows, { count: 1, form: 'Strikes' })).toBe('[1 ŕöŵ îñ Strikes öñé]');
    expect(t(m.rows, { count: 1_200, form: 'Strikes' })).toBe('[1,200 ŕöŵš îñ Strikes öñé]');
  });

  it('is the same of parsed messages, as builds have them', () => {
    const built = { ...m.rows, defaultMessage: parse(m.rows.defaultMessage) };
    const values = { count: 0, form: 'Strikes' };
    expect(textIn(longer, { message: built, values })).toBe('[Ñö ŕöŵš îñ Strikes öñé]');
  });

  it('leaves addresses and code alone', () => {
    setLanguage(longer);
    expect(t(m.address)).toContain('[ţĥé ĝûîďé](/help) öŕ `formdeck help`');
  });

  it('is drawn from right to left where it is one of these', () => {
    setLanguage(pseudoLanguage('en-xb', 'rtl'));
    expect(t(m.plain)).toBe('[\u{202e}Šîĝñ\u{202c} \u{202e}îñ\u{202c} \u{202e}öñé\u{202c}]');
  });

  it('says what a server has said in English, even with the signs of a pattern', () => {
    setLanguage(longer);
    expect(inReadersLanguage('Gone', { id: 'test.gone' })).toBe('[Ĝöñé öñé]');
    expect(inReadersLanguage('No form {', { id: 'test.none' })).toBe('No form {');
  });

  it('is no offer, but a preview', async () => {
    const pseudo = Object.entries(languages).filter(([, { isPseudo }]) => isPseudo === true);
    expect(pseudo.map(([tag, { isComplete }]) => [tag, isComplete])).toEqual([
      ['en-xa', false],
      ['en-xb', false],
    ]);
    expect(languageOf('en-XA', [])).toBeNull();
    expect(languageOf('en-XA,en;q=0.9', ['en-xa'])).toBe('en-xa');
    expect(languageOf('fr-CA', ['fr', 'en-xa'])).toBe('fr');
    expect((await loadLanguage('en-xb')).direction).toBe('rtl');
  });
});
