// How many are chosen, or entered, of a question that takes several.
import { type Message, type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { type Bounds, boundsIssues, isWithin } from './bounds.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

export const choices: RuleRecord<RuleOf<'choices'>> = {
  label: t(m.choices),
  fits: ({ isList, isEntry }) => isList && !isEntry,
  first: { kind: 'choices', greatest: 3 },
  ...counting({
    between: m.choicesBetween,
    exactly: m.choicesExactly,
    atLeast: m.choicesAtLeast,
    atMost: m.choicesAtMost,
  }),
};

export const entries: RuleRecord<RuleOf<'entries'>> = {
  label: t(m.entries),
  fits: ({ isEntry }) => isEntry,
  first: { kind: 'entries', least: 1 },
  ...counting({
    between: m.entriesBetween,
    exactly: m.entriesExactly,
    atLeast: m.entriesAtLeast,
    atMost: m.entriesAtMost,
  }),
};

type Texts = Readonly<Record<'between' | 'exactly' | 'atLeast' | 'atMost', Message>>;

function counting(
  texts: Texts,
): Pick<RuleRecord<RuleOf<'choices' | 'entries'>>, 'issues' | 'sentences' | 'compile'> {
  const sentences = (bounds: Bounds) => sentencesOf(bounds, texts);
  return {
    issues: boundsIssues,
    sentences,
    compile: (rule) => (values) => (isWithin(values.length, rule) ? null : (sentences(rule)[0] ?? null)),
  };
}

function sentencesOf({ least, greatest }: Bounds, { between, exactly, atLeast, atMost }: Texts): Wording[] {
  if (least !== undefined && greatest !== undefined)
    return [least === greatest ? wording(exactly, { least }) : wording(between, { least, greatest })];
  if (least !== undefined) return [wording(atLeast, { least })];
  return greatest === undefined ? [] : [wording(atMost, { greatest })];
}
