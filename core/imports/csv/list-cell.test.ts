import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { listCell, listParts } from './list-cell.ts';
import { compileCell } from '#core/imports/parse-cell.ts';

describe('several values in one cell', () => {
  it.each([
    [['Radio', 'Rope'], 'Radio; Rope'],
    [['a; b', 'c'], '"a; b"; c'],
    [['say "x"', '"y"'], 'say "x"; """y"""'],
    [[' a', ''], '" a"; ""'],
  ])('%j are %s', (values, text) => {
    expect(listCell(values)).toBe(text);
    expect(listParts(text)).toEqual(values);
  });

  it('come back whatever they hold', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '"', ';', '|', '\n', ' ', "'") });
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (values, quoteAll) => {
        // A cell without anything in it is no answer.
        fc.pre(values.length > 0);
        expect(listParts(listCell(values, { quoteAll }))).toEqual(values);
      }),
      { numRuns: 1_000 },
    );
  });

  it('come back with a separator of their own', () => {
    const value = fc
      .string({ unit: fc.constantFrom('a', 'b', '"', ';', ',', ' ', '/') })
      // Unlike with our own separators, spaces at the ends are no part of a value.
      .filter((text) => text.trim() === text && text !== '');
    const separator = fc.constantFrom(',', ';', '/', ' / ', '\t', '||');
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), separator, (values, chosen) => {
        expect(listParts(listCell(values, { quoteAll: true, chosen }), chosen)).toEqual(values);
      }),
      { numRuns: 1_000 },
    );
    expect(listParts('Radio, "Torch, small" ,Rope', ',')).toEqual(['Radio', 'Torch, small', 'Rope']);
    expect(listParts('1 2.5  3', ' ')).toEqual(['1', '2.5', '3']);
  });

  it('are read as by the expressions that were here before', () => {
    const unit = fc.constantFrom('a', '"', '""', ';', ',', '|', '\n', ' ', '\t', '/', '\r', '\u00a0');
    const chosen = fc.constantFrom(null, ',', ';', ' ', '\t', '\n', '/', ' / ', '  ', '||');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 14 }), chosen, (text, separator) => {
        expect(listParts(text, separator)).toEqual(partsByExpressions(text, separator));
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a|b ;c', ['a', 'b', 'c']],
    ['"big" one; x', ['"big" one', 'x']],
    ['"open; x', ['"open', 'x']],
    [';;', []],
  ])('are read from %j of other programs', (text, values) => {
    expect(listParts(text)).toEqual(values);
  });

  it('are refused where they may be one option or several', () => {
    const options = ['Rope', 'Radio', 'Rope; Radio', 'Net; Hook'];
    const asked = question.parse({
      id: crypto.randomUUID(),
      text: 'Tools',
      type: 'CHECKBOXES',
      questionOptions: options.map((value, order) => ({ value, order })),
    });
    const read = compileCell(asked, {
      decimalSeparator: null,
      dateFormat: '',
      readDate: () => null,
      offsetAt: () => 0,
    });
    expect(read('Rope; Radio')).toEqual({
      issue: '"Rope; Radio" is one option or several: put each option in quotation marks',
    });
    expect(read('"Rope; Radio"')).toEqual(['Rope; Radio']);
    expect(read('"Rope"; "Radio"')).toEqual(['Rope', 'Radio']);
    expect(read('Net; Hook')).toEqual(['Net; Hook']);
  });
});

/** What the expressions said that took quadratic time; for short texts alone. */
function partsByExpressions(text: string, chosen: string | null): string[] {
  const pattern = chosen?.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  const quotedPart =
    pattern === undefined
      ? /^[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=[;|\n]|$)/
      : new RegExp(String.raw`^\s*"((?:[^"]|"")*)"\s*?(?=${pattern}|\s*$)`);
  const next = pattern === undefined ? /[;|\n]/ : new RegExp(pattern);
  const parts: string[] = [];
  for (let at = 0; at <= text.length;) {
    const quoted = quotedPart.exec(text.slice(at));
    if (quoted !== null) parts.push((quoted[1] ?? '').replaceAll('""', '"'));
    const length = text.slice(at).search(next);
    const end = quoted !== null ? at + quoted[0].length : length < 0 ? text.length : at + length;
    const part = quoted === null ? text.slice(at, end).trim() : '';
    if (part !== '') parts.push(part);
    at = end + (chosen?.length ?? 1);
  }
  return parts;
}
