import { expect, it } from 'vitest';
import { formFile } from '#core/forms/file/format-form-file.ts';
import { completeFormFile } from '#core/forms/file/form-file.ts';
import { formInput } from '#core/forms/schema.ts';
import { ask, formOf, idOf, is, read } from '#tests/support/random-filling.ts';
import { questionsFor } from './builder-questions.ts';
import { draftIssues } from './draft-issues.ts';
import { changeItem, importQuestion, removeItem } from './draft-items.ts';
import { draftOfInput } from './draft-wire.ts';
import { cannotDelete } from './form-uses.ts';

const newId = () => idOf(900);
const size = ask(22, { text: 'Size', type: 'NUMERIC', when: { and: [is(21, 'Wing'), is(1, 'full')] } });
const sum = { '>': [{ sum: [read(22)] }, 5] };
const input = formInput.parse(
  formOf([
    ask(0, { text: 'Gate', context: true }),
    ask(1, { text: 'Mode', required: true }),
    ask(2, {
      text: 'Damages',
      type: 'ENTRIES',
      questionMeta: [{ key: 'entryName', value: 'Damage' }],
      questions: [ask(21, { text: 'Mode' }), size],
    }),
    ask(3, { text: 'Why', when: sum }),
  ]),
);
const draft = draftOfInput(input, newId);

it('offers what an expression may read, below headings', () => {
  const offered = (itemId: string, readsItself = false) => {
    const { questions, mayUse } = questionsFor(draft, itemId, readsItself);
    return questions
      .filter(mayUse)
      .map(({ group, text, type, entries = '' }) => `${group}: ${text} ${type} ${entries}`);
  };
  expect(offered(idOf(22))).toEqual([
    'Damage: this entry: Mode TEXT ',
    'Entry: Mode TEXT ',
    'Entry: Why TEXT ',
    'Setup: Gate TEXT ',
  ]);
  expect(offered(idOf(3))).toEqual([
    'Setup: Gate TEXT ',
    'Entry: Mode TEXT ',
    'Entry: Damages ENTRIES ',
    'Entry: Size MULTI_NUMERIC Damages',
  ]);
  expect(offered(idOf(2))).toEqual(['Setup: Gate TEXT ', 'Entry: Mode TEXT ', 'Entry: Why TEXT ']);
  expect(offered(idOf(0))).toEqual([]);
});

it('names what is missing once a question that entries read is gone, and what reads entries that are', () => {
  const messages = (now: typeof draft) => draftIssues(now, { testers: 3 }).map(({ message }) => message);
  expect(messages(draft)).toEqual([]);
  expect(messages(removeItem(draft, idOf(1)))).toContain(`Unknown question "${idOf(1)}"`);
  expect(cannotDelete(draft, idOf(2))?.text).toContain('Why');
  expect(cannotDelete(draft, idOf(1))?.text).toContain('Size');
  const asText = changeItem(draft, idOf(22), (item) =>
    item.kind === 'question' ? { ...item, type: 'TEXT' } : item,
  );
  expect(messages(asText)).toContain(
    '"Size in Damages" is not read outside of its entries: only numbers and single choices are',
  );
});

it('a file names them by their titles where these are clear', () => {
  const file = formFile(input);
  const text = JSON.stringify(file);
  expect(text).toContain('{"sum":[{"var":"Size"}]}');
  // Entries have a question of the same title.
  expect(text).toContain(`{"==":[{"var":"${idOf(1)}"},"full"]}`);
  expect(text).toContain('{"==":[{"var":"Mode"},"Wing"]}');
  const back = formInput.parse(completeFormFile(file, newId));
  expect(
    back.questions.map(({ questions, condition }) => [condition, questions?.map((each) => each.condition)]),
  ).toEqual(
    input.questions.map(({ questions, condition }) => [condition, questions?.map((each) => each.condition)]),
  );
});

it('what entries read of another form is left out where they are imported, and named', () => {
  const [, damages] = input.questions;
  const empty = draftOfInput(formInput.parse(formOf([ask(5)])), newId);
  let made = 50;
  const { draft: after, warning } = importQuestion(empty, damages!, { id: idOf(60), part: 'rows' }, () =>
    idOf((made += 1)),
  );
  expect(warning).toBe('What the entries of "Damages" read of the other form was left out.');
  expect(draftIssues(after, { testers: 3 }).filter(({ message }) => message.includes('Unknown'))).toEqual([]);
});
