// How many characters a text has; spaces around it do not count.
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { boundsIssues, isWithin } from './bounds.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Length = RuleOf<'length'>;

export const length: RuleRecord<Length> = {
  label: t(m.length),
  fits: (answers) => answers.isFreeText,
  first: { kind: 'length', greatest: 100 },
  issues: boundsIssues,
  sentences,
  compile: (rule) => (values) =>
    values.every((value) => isWithin(charactersOf(value.trim()), rule)) ? null : (sentences(rule)[0] ?? null),
};

/** What people count: `é` is one, however it is encoded; a pair of surrogates is one. */
function charactersOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- ASCII, which is counted at once
  return /^[\u0000-\u007f]*$/.test(text) ? text.length : Array.from(text.normalize('NFC')).length;
}

function sentences({ least, greatest }: Length): Wording[] {
  if (least !== undefined && greatest !== undefined)
    return [
      least === greatest
        ? wording(m.charactersExactly, { least })
        : wording(m.charactersBetween, { least, greatest }),
    ];
  if (least !== undefined) return [wording(m.charactersAtLeast, { least })];
  return greatest === undefined ? [] : [wording(m.charactersAtMost, { greatest })];
}
