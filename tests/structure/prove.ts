// How a rule is tested: it must find each planted offence, let the innocent pass, and find nothing on the disk.
import { describe, expect, it } from 'vitest';
import { readRepository, type Rule, type SourceFile } from './source-tree.ts';

/** Files by their paths. */
export type Planted = Readonly<Record<string, string>>;

/** Proves a rule on planted files, then holds the repository to it. */
export function prove(
  title: string,
  rule: Rule,
  {
    offences,
    innocent = [],
  }: { offences: readonly (readonly [Planted, string, ...string[]])[]; innocent?: readonly Planted[] },
): void {
  describe(title, () => {
    for (const [planted, ...found] of offences) {
      it(`finds ${found.join(' and ')}`, () => expect(rule(filesOf(planted))).toEqual(found));
    }

    it.skipIf(innocent.length === 0)('lets what is allowed pass', () => {
      expect(innocent.flatMap((planted) => rule(filesOf(planted)))).toEqual([]);
    });

    it('holds on the disk', () => {
      expect(rule(readRepository())).toEqual([]);
    });
  });
}

/** Planted files, as a rule reads them. */
export function filesOf(planted: Planted): SourceFile[] {
  return Object.entries(planted).map(([path, text]) => ({ path, text }));
}
