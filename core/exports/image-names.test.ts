import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultImageName,
  imageName,
  imageNameIssue,
  type ImageNameFields,
  imageNameFields,
  uniqueNames,
} from './image-names.ts';

const values: ImageNameFields = {
  sheet: 'Monday',
  row: '12',
  question: 'Photo of the gate',
  n: '1',
  form: 'Gates',
  user: 'dana',
  date: '2026-11-21',
  time: '081500',
  id: '00000000-0000-4000-8000-000000000001',
};

describe('the name of an image', () => {
  it.each([
    [defaultImageName, 'Monday-12-Photo of the gate-1.jpg'],
    ['{question}/{date} {row}.JPG', 'Photo of the gate/2026-11-21 12.jpg'],
    ['../../{sheet}', 'Monday.jpg'],
    ['/etc/{n}', 'etc/1.jpg'],
    ['C:\\{n}', 'C-1.jpg'],
    ['nul', '_nul.jpg'],
    [' / . / .. ', 'image.jpg'],
  ])('by %s is %s', (pattern, name) => {
    expect(imageName(pattern, values, 'jpg')).toBe(name);
  });

  it('is of the same folder whatever stands in an answer', () => {
    const hostile = { ...values, sheet: '../../../etc/passwd', question: 'a/b\\c:d\u202egpj.exe' };
    expect(imageName('{sheet}/{question}', hostile, 'png')).toBe('-..-..-etc-passwd/a-b-c-d-gpj.exe.png');
  });

  it('never leaves its folder, and fits every file system', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '/', 'CON', ' . ', 'Æ'.repeat(300)),
    );
    const named = fc.record(Object.fromEntries(imageNameFields.map((name) => [name, text])) as never);
    const parts = fc.array(fc.oneof(text, fc.constantFrom('{sheet}', '{n}', '/', '..')), { maxLength: 6 });
    // What is at the end is no end yet.
    const cut = Object.fromEntries(imageNameFields.map((name) => [name, 'a. . .']));
    fc.assert(
      fc.property(parts, named, (pattern, fields) => {
        const name = imageName(pattern.join(''), fields as ImageNameFields, 'jpg');
        const isGood = (part: string) =>
          !/^\.*$|[\\:*?"<>|]|[. ]$/.test(part) && new TextEncoder().encode(part).length < 250;
        return name.endsWith('.jpg') && name.split('/').every(isGood);
      }),
      { numRuns: 40, examples: [[['{sheet}/', 'b. ./c'], cut as never]] },
    );
  });
});

describe('a pattern', () => {
  it.each([
    ['', 'Please enter a name for the images'],
    ['{sheet', null],
    ['{row}-{colour}', /^\{colour\} is not known: use \{sheet\} \{row\}/],
    ['x'.repeat(201), 'At most 200 characters'],
  ])('%s is told what is wrong with it', (pattern, issue) => {
    if (issue === null) expect(imageNameIssue(pattern)).toBeNull();
    else expect(imageNameIssue(pattern)).toMatch(issue);
  });
});

describe('names of many images', () => {
  it('are unlike each other, and unlike the manifest', () => {
    const unique = uniqueNames();
    const names = ['a.jpg', 'A.jpg', 'a (2).jpg', 'a.jpg', 'manifest.csv'].map(unique);
    expect(names).toEqual(['a.jpg', 'A (2).jpg', 'a (2) (2).jpg', 'a (3).jpg', 'manifest (2).csv']);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});
