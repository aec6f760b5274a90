import { afterEach, describe, expect, it } from 'vitest';
import { formatsOf } from '#core/format/current.ts';
import { defineMessages, type DrawnValuesOf, wording } from './message.ts';
import { english, type Language, partsOf, setLanguage, t, textIn } from './text.ts';

const m = defineMessages({
  plain: { id: 'test.plain', defaultMessage: 'Sign in' },
  named: { id: 'test.named', defaultMessage: "Welcome, {name}. It's yours." },
  rows: {
    id: 'test.rows',
    defaultMessage: '{count, plural, =0 {No rows} one {# row} other {# rows}} in {form}',
  },
  own: { id: 'test.own', defaultMessage: '{who} changed {isOwn, select, true {their} other {the}} password' },
  linked: { id: 'test.linked', defaultMessage: 'Read <link>the guide</link> of {name}.' },
});

const patterns: Readonly<Record<string, string>> = {
  'test.plain': 'Se connecter',
  'test.rows': '{count, plural, one {# ligne} many {# lignes} other {# lignes}} dans {form}',
};
const french: Language = { tag: 'fr', direction: 'ltr', patternOf: ({ id }) => patterns[id] };

afterEach(() => setLanguage(english));

describe('a message', () => {
  it('says itself in English, with its values', () => {
    expect(t(m.plain)).toBe('Sign in');
    expect(t(m.named, { name: 'Ada' })).toBe("Welcome, Ada. It's yours.");
    expect(t(m.rows, { count: 0, form: 'Strikes' })).toBe('No rows in Strikes');
    expect(t(m.rows, { count: 1, form: 'Strikes' })).toBe('1 row in Strikes');
    expect(t(m.own, { who: 'maria', isOwn: 'true' })).toBe('maria changed their password');
  });

  it("writes numbers in its reader's format, whatever the language", () => {
    const formats = formatsOf({ locale: 'de-CH', hourCycle: null, weekStart: null });
    const said = wording(m.rows, { count: 12_345, form: 'Strikes' });
    expect(textIn(english, said, formats.number)).toBe("12'345 rows in Strikes");
    expect(textIn(english, said)).toBe('12,345 rows in Strikes');
  });

  it("follows the language's plurals, and is English where that has nothing for it", () => {
    setLanguage(french);
    expect(t(m.plain)).toBe('Se connecter');
    expect(t(m.rows, { count: 0, form: 'Strikes' })).toBe('0 ligne dans Strikes');
    expect(t(m.rows, { count: 2, form: 'Strikes' })).toBe('2 lignes dans Strikes');
    expect(t(m.named, { name: 'Ada' })).toBe("Welcome, Ada. It's yours.");
  });

  it('asks for its values', () => {
    // @ts-expect-error -- the form is missing
    expect(() => t(m.rows, { count: 1 })).toThrow(/form/);
    // @ts-expect-error -- the name is missing
    expect(() => t(m.named)).toThrow(/name/);
  });

  it('with a tag is drawn, and no text', () => {
    const link = (text: unknown) => `[${String(text)}]`;
    const values: DrawnValuesOf<typeof m.linked, unknown> = { name: 'Rounds', link };
    expect(partsOf<unknown>(m.linked, values).join('')).toBe('Read [the guide] of Rounds.');
    // @ts-expect-error -- the tag is missing
    const without: DrawnValuesOf<typeof m.linked, unknown> = { name: 'Rounds' };
    expect(() => partsOf<unknown>(m.linked, without)).toThrow(/link/);
    // @ts-expect-error -- it is no text
    expect(() => t(m.linked, { name: 'Rounds' })).toThrow(/link/);
  });
});
