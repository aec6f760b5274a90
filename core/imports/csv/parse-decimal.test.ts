import { describe, expect, it } from 'vitest';
import { type DecimalSeparator, detectDecimalSeparator, readDecimal } from './parse-decimal.ts';

describe('reading a number', () => {
  it.each<[string, DecimalSeparator | null, string | null]>([
    ['12', null, '12'],
    ['-12.50', null, '-12.50'],
    ['007', null, '007'],
    ['1e3', null, '1e3'],
    ['12,5', null, '12.5'],
    ['-0,125', null, '-0.125'],
    ['1.234,5', null, '1234.5'],
    ['1,234.5', null, '1234.5'],
    ['1,234,567', null, '1234567'],
    ['1.234.567', null, '1234567'],
    ['1 234', null, '1234'],
    ['1\u202f234\u202f567,8', null, '1234567.8'],
    ["12'500.75", null, '12500.75'],
    ['1,234', null, null],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1.234', null, '1.234'],
    ['1.234', '.', '1.234'],
    ['1.234', ',', '1234'],
    ['12.5', ',', '12.5'],
    ['12,5', '.', null],
    ['1,23,4', null, null],
    ['1,234 567', '.', null],
    ['1.2.3', null, null],
    ['12 5', null, null],
    ['5 kg', null, null],
    ['', null, null],
    ['--1', null, null],
  ])('"%s" in a file with %s is %s', (text, separator, value) => {
    expect(readDecimal(text, separator)).toBe(value);
  });
});

describe('finding the decimal separator of a file', () => {
  it.each<[string, string[], DecimalSeparator | null]>([
    ['whole numbers', ['1', '20', '300'], null],
    ['numbers that could be read both ways', ['1,234', '5,678'], null],
    ['one number that cannot', ['1,234', '5,678', '2,5'], ','],
    ['decimal points', ['1.5', '2.25', '1,234'], '.'],
    ['thousands separators', ['1.234.567', '1.234'], ','],
    ['a slip among many', ['1.5', '2.5', '3,5'], '.'],
    ['texts that are no numbers', ['a,b', '10.0.0.1', '1,2,3'], null],
  ])('%s', (_, texts, separator) => {
    expect(detectDecimalSeparator(texts)).toBe(separator);
  });
});
