import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { anyForm } from '#tests/support/random-forms.ts';
import { copy, isOutdated, makeVersion, publish, remove, saveForm } from './actions.ts';
import { draftOf, inputOf } from './draft/draft-wire.ts';
import type { FormInput } from './schema.ts';

const newId = () => crypto.randomUUID();
const [form] = fc.sample(anyForm, { numRuns: 1, seed: 1 });
if (form === undefined) throw new Error('There is no form');

/** A server that knows one form and answers a save with what was sent. */
function server() {
  const calls: string[] = [];
  const send = (async (call: { id: string }, { body }: { body?: FormInput }) => {
    calls.push(call.id);
    return call.id === 'forms.read' ? form : body;
  }) as unknown as Send;
  return { calls, send };
}

describe('saving a form', () => {
  it('creates a form that has no version yet, and changes one that has', async () => {
    const { calls, send } = server();
    const input = inputOf(draftOf(form, newId));
    const { version: _, ...created } = input;
    await saveForm.run(send, created);
    const saved = await saveForm.run(send, input);
    expect(calls).toEqual(['forms.create', 'forms.change']);
    expect(saveForm.done?.(input, { ...saved, name: 'Walkaround' })).toBe('Your "Walkaround" form was saved');
    expect(saveForm.failed(input, null)).toBe('There was a problem while saving your form');
  });

  it('tells a form that somebody else saved from other conflicts', () => {
    expect(isOutdated(new AppError('conflict', undefined, { fields: { version: 3 } }))).toBe(true);
    expect(isOutdated(new AppError('conflict'))).toBe(false);
    expect(isOutdated(new Error('version'))).toBe(false);
  });
});

describe('the next version of a form', () => {
  it('is made with an id of its own, and published in the place of the form in force', async () => {
    const { calls, send } = server();
    await makeVersion(newId).run(send, form);
    expect(calls).toEqual(['forms.createVersion']);
    const text = (versionOf?: { id: string; name: string }) =>
      publish.confirmation?.({ ...form, ...(versionOf && { versionOf }) })?.text;
    expect(text({ id: form.id, name: 'Walkaround' })).toContain('replaces "Walkaround"');
    expect(text()).toContain('Published forms cannot be edited.');
  });

  it('is discarded by the name of the form whose version it is, which stays', () => {
    const version = { ...form, sheetCount: 0, versionOf: { id: 'f', name: 'Walkaround' } };
    expect(remove.confirmation?.(version)).toMatchObject({
      title: 'Discard the new version of "Walkaround"?',
      text: expect.stringContaining('The published "Walkaround" stays'),
    });
    expect(remove.done?.(version, undefined)).toBe('The new version of "Walkaround" was discarded');
    expect(remove.confirmation?.({ ...form, sheetCount: 0 })?.title).toBe(`Delete "${form.name}"?`);
  });
});

describe('copying a form', () => {
  it('creates the copy of the whole form', async () => {
    const { calls, send } = server();
    const made = await copy(newId).run(send, form);
    expect(calls).toEqual(['forms.read', 'forms.create']);
    expect(made.name).toBe(`Copy of ${form.name}`);
    expect(copy(newId).done?.(form, made)).toBe(`Your "Copy of ${form.name}" form was saved`);
    expect(copy(newId).failed(form, null)).toBe('Unable to copy form. Please try again');
  });
});
