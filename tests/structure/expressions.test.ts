import { linearExpressions } from './expressions.ts';
import { prove } from './prove.ts';

prove('No expression over what people bring is super-linear', linearExpressions, {
  offences: [
    [
      { 'core/imports/cell.ts': `// Cells.\nexport const cell = /^(a+)+$/;` },
      'core/imports/cell.ts:2 /^(a+)+$/ is exponential: a repetition is repeated',
    ],
    [
      { 'core/imports/cell.ts': `export const isWord = (text: string) => /^\\w*\\d*x$/.test(text);` },
      'core/imports/cell.ts:1 /^\\w*\\d*x$/ is polynomial: two repetitions share what they match',
    ],
    [
      { 'server/files/key.ts': `export const plain = (text: string) => text.replace(/-+$/, '');` },
      'server/files/key.ts:1 /-+$/ is polynomial: it begins anew at each character',
    ],
    [
      { 'core/imports/cell.ts': 'const part = new RegExp(String.raw`"\\s*?(?=${separator}|\\s*$)`);' },
      'core/imports/cell.ts:1 /"\\s*?(?=x|\\s*$)/ is polynomial: two repetitions share what they match',
    ],
    [
      { 'core/imports/cell.ts': `const part = RegExp('^(?:a|ba+)+c', 'u');` },
      'core/imports/cell.ts:1 /^(?:a|ba+)+c/ is exponential: two repetitions share what they match',
    ],
    [
      { 'core/imports/cell.ts': `const made = (pattern: string) => new RegExp(pattern);` },
      'core/imports/cell.ts:1 makes an expression that this rule cannot read',
    ],
  ],
  innocent: [
    {
      'core/imports/cell.ts': `export const ends = [/(?<!-)-+$/, /^\\s+/, /"[^"]*"/g, new RegExp('[a-z]+', 'g')];`,
      'core/imports/cell.test.ts': `expect('a').toMatch(/(a+)+$/);`,
      'web/imports/page.tsx': `export const own = /-+$/;`,
    },
  ],
});
