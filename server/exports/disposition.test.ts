import { parse } from 'content-disposition';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dispositionOf } from '#server/files/disposition.ts';

it.each([
  ['Runway inspection (2).xlsx', 'attachment; filename="Runway inspection (2).xlsx"'],
  ['Gates.csv', 'attachment; filename=Gates.csv'],
  ['Prüfung.csv', "attachment; filename=Pr_fung.csv; filename*=UTF-8''Pr%C3%BCfung.csv"],
  ['50%20 "off"', `attachment; filename="50_20 _off_"; filename*=UTF-8''50%2520%20%22off%22`],
])('%s', (name, header) => {
  expect(dispositionOf(name)).toBe(header);
});

it('is read back as the name, and is a header whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const header = dispositionOf(name);
      expect(header).toMatch(/^[ -~]+$/);
      expect(parse(header).parameters['filename']).toBe(name);
    }),
  );
});
