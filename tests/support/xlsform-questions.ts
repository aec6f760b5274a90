// Questions of every kind as an XLSForm and a form have them, for tests of conversions between their expressions.
import type { QuestionType } from '#core/questions/types.ts';
import type { KnownName, Names } from '#core/forms/xlsform/to-logic.ts';
import type { WrittenQuestion } from '#core/forms/xlsform/written/written.ts';

export const choices = [
  ['small', 'Small one'],
  ['large', 'large'],
  ['3', '3'],
] as const;
const yesNo = [
  ['yes', 'true'],
  ['no', 'false'],
] as const;
type Example = {
  type: QuestionType;
  kind: WrittenQuestion['kind'];
  time?: 'date' | 'time' | 'dateTime';
  choices?: readonly (readonly [string, string])[];
};
export const examples: Readonly<Record<string, Example>> = {
  age: { type: 'NUMERIC', kind: 'number' },
  weight: { type: 'NUMERIC', kind: 'number' },
  species: { type: 'TEXT', kind: 'text' },
  size: { type: 'RADIO', kind: 'choice', choices },
  tools: { type: 'CHECKBOXES', kind: 'choices', choices },
  hurt: { type: 'BOOLEAN', kind: 'yesNo', choices: yesNo },
  seen: { type: 'DATETIME', kind: 'moment', time: 'dateTime' },
  born: { type: 'DATETIME', kind: 'moment', time: 'date' },
};
export const types = new Map(Object.entries(examples).map(([name, { type }]) => [`id-${name}`, type]));

/** Also `twice`, calculated from `age`; `circle`, from itself; `level7`, twice `level6`, and so on. */
export const names: Names = (name): KnownName => {
  const example = examples[name];
  if (name === 'twice') return { kind: 'calculation', expression: '${age} * 2' };
  if (name === 'circle') return { kind: 'calculation', expression: '${circle} + 1' };
  const [, level] = /^level(\d+)$/.exec(name) ?? [];
  if (level === '0') return { kind: 'calculation', expression: '${age}' };
  if (level) {
    const below = `\${level${Number(level) - 1}}`;
    return { kind: 'calculation', expression: `${below} + ${below}` };
  }
  if (!example) return { kind: 'nothing', why: `There is no question "${name}"` };
  return {
    kind: 'question',
    question: { id: `id-${name}`, text: name, type: example.type },
    choices: new Map(example.choices ?? []),
    time: example.time ?? null,
  };
};
/** As what is written says it: moments are dates with a time. */
export const writtenNames: Names = (name) => {
  const known = names(name);
  return known.kind === 'question' && known.time === 'date' ? { ...known, time: 'dateTime' } : known;
};
export const questions = new Map(
  Object.entries(examples).map(([name, { kind, choices: pairs = [] }]) => [
    `id-${name}`,
    { name, title: name, kind, choices: new Map(pairs.map(([xml, value]) => [value, xml])) },
  ]),
);
