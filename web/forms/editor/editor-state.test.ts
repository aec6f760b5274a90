import { expect, it } from 'vitest';
import { addAlert } from '#core/forms/draft/draft-alerts.ts';
import { emptyDraft } from '#core/forms/draft/form-draft.ts';
import { afterTry, beginEditing, isShown, withStep } from './editor-state.ts';

it('shows no issues of what is added after a save was refused', () => {
  const draft = addAlert(
    emptyDraft(() => 'form'),
    'before',
  );
  const begun = beginEditing({ draft, base: draft, saved: null, inForce: null });
  const added = withStep(afterTry(begun), (now) => addAlert(now, 'after'), null);
  const shown = (tried: typeof begun.tried) =>
    [null, 'before', 'after'].filter((itemId) => isShown(tried, { itemId }));
  expect(shown(begun.tried)).toEqual([]);
  expect(shown(added.tried)).toEqual([null, 'before']);
  expect(shown(afterTry(added).tried)).toEqual([null, 'before', 'after']);
});
