import { expect, it } from 'vitest';
import type { UnfinishedByPath } from '#core/forms/draft/draft-expressions.ts';
import { emptyDraft } from '#core/forms/draft/form-draft.ts';
import { autosaveDraft, readAutosave } from './autosaved-draft.ts';

it('has what is half built too, also where nothing else was changed', () => {
  const texts = new Map<string, string>();
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const draft = emptyDraft(() => 'form');
  const unfinished: UnfinishedByPath = new Map([['alert.expression', { partial: '\0', over: null }]]);
  autosaveDraft(store, 'key', { at: 1, base: draft, draft, unfinished });
  expect(readAutosave(store, 'key')).toEqual({ at: 1, base: draft, draft, unfinished });
  autosaveDraft(store, 'key', { at: 1, base: draft, draft, unfinished: new Map() });
  expect(readAutosave(store, 'key')).toBeNull();
});
