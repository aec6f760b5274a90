// Two drafts of one form are merged where they changed different things.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameValue } from '#core/changes/merge.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { rightDraft } from '#tests/support/random-forms.ts';
import { draftOf } from './draft-wire.ts';
import type { DraftItem, FormDraft } from './form-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const newId = () => crypto.randomUUID();
const questions = ['a', 'b', 'c'].map((id, order) => questionOf(id, 'TEXT', { text: id, order }));
const base = draftOf(formOf(questions), newId);

const titled = (id: string, text: string) => (draft: FormDraft) => ({
  ...draft,
  rows: draft.rows.map((item) => (item.id === id && item.kind === 'question' ? { ...item, text } : item)),
});
const without = (id: string) => (draft: FormDraft) => ({
  ...draft,
  rows: draft.rows.filter((item) => item.id !== id),
});
const addedAfter = (id: string, added: string) => (draft: FormDraft) => {
  const { rows } = draft;
  const place = rows.findIndex((item) => item.id === id) + 1;
  const [first] = rows;
  if (first === undefined) throw new Error('The form has no questions.');
  return { ...draft, rows: [...rows.slice(0, place), { ...first, id: added }, ...rows.slice(place)] };
};
const moved = (id: string, place: number) => (draft: FormDraft) => {
  const others = draft.rows.filter((item) => item.id !== id);
  const [item] = draft.rows.filter((one) => one.id === id);
  const rows: DraftItem[] = [...others];
  if (item !== undefined) rows.splice(place, 0, item);
  return { ...draft, rows };
};
const toSetup = (id: string) => (draft: FormDraft) => ({
  ...without(id)(draft),
  setup: [...draft.setup, ...draft.rows.filter((item) => item.id === id)],
});
const idsOf = (draft: FormDraft | null) => draft?.rows.map(({ id }) => id).join('');

it('takes what each has changed of other questions and settings', () => {
  const mine = { ...titled('a', 'Mine')(base), multi: true };
  const merged = mergeDrafts(base, mine, { ...titled('c', 'Theirs')(base), version: 2, name: 'Theirs' });
  expect(merged).toMatchObject({
    version: 2,
    name: 'Theirs',
    multi: true,
    rows: [{ text: 'Mine' }, { text: 'b' }, { text: 'Theirs' }],
  });
});

it('has what both have added, deleted and moved, in the order of whoever moved something', () => {
  expect(idsOf(mergeDrafts(base, addedAfter('a', 'x')(base), addedAfter('b', 'y')(base)))).toBe('axbyc');
  expect(idsOf(mergeDrafts(base, without('a')(base), addedAfter('c', 'y')(base)))).toBe('bcy');
  expect(idsOf(mergeDrafts(base, moved('c', 0)(base), addedAfter('b', 'y')(base)))).toBe('caby');
  expect(idsOf(mergeDrafts(base, toSetup('c')(base), titled('a', 'Theirs')(base)))).toBe('ab');
});

it.each([
  ['the same title', titled('a', 'Mine'), titled('a', 'Theirs')],
  ['a question that the other one has deleted', titled('a', 'Mine'), without('a')],
  ['the part of a question that the other one has deleted', toSetup('a'), without('a')],
  ['the order, each in another way', moved('a', 2), moved('c', 0)],
])('is nothing where both have changed %s', (_, mine, theirs) => {
  expect(mergeDrafts(base, mine(base), theirs(base))).toBeNull();
  expect(mergeDrafts(base, theirs(base), mine(base))).toBeNull();
});

it('is the draft of the other one where only one has changed anything, and the same where both changed it alike', () => {
  fc.assert(
    fc.property(rightDraft, rightDraft, (from, other) => {
      const changed = { ...other, id: from.id };
      for (const merged of [
        mergeDrafts(from, from, changed),
        mergeDrafts(from, changed, from),
        mergeDrafts(from, changed, changed),
      ])
        expect(contentOf(merged)).toEqual(contentOf(changed));
      expect(sameValue(contentOf(from), contentOf({ ...from }))).toBe(true);
    }),
  );
});

/** What a merge decides about; the rest is the server's. */
function contentOf(draft: FormDraft | null): unknown {
  if (draft === null) return null;
  const { version: _, published: __, lockedQuestions: ___, keptQuestions: ____, ...content } = draft;
  return content;
}
