import { describe, expect, it } from 'vitest';
import { findForm } from './find-form.ts';

const forms = [
  { id: '1', name: 'Wildlife strike report' },
  { id: '2', name: 'Vehicle check' },
  { id: '3', name: 'vehicle check' },
  { id: '4', name: 'Twice' },
  { id: '5', name: 'Twice' },
];

describe('a form by its name', () => {
  it.each([
    ['wildlife STRIKE report ', '1'],
    ['Vehicle check', '2'],
    ['vehicle check', '3'],
  ])('%j', (name, id) => {
    expect(findForm(forms, name).id).toBe(id);
  });

  it('is the one in force, not its next version, which may have a name of its own', () => {
    const versionOf = { id: '1', name: 'Wildlife strike report' };
    const next = { id: '6', name: 'Wildlife strike report', versionOf };
    expect(findForm([next, ...forms], next.name).id).toBe('1');
    expect(findForm([{ ...next, name: 'Strikes II' }, ...forms], 'strikes ii').id).toBe('6');
  });

  it('that none has is not found', () => {
    expect(() => findForm(forms, 'Strikes')).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it.each(['Twice', 'VEHICLE CHECK'])('that several have (%s) lists their ids', (name) => {
    const hint = expect.stringMatching(name === 'Twice' ? /4 .*\n.*5 / : /2 .*\n.*3 /) as string;
    expect(() => findForm(forms, name)).toThrow(expect.objectContaining({ code: 'usage', hint }));
  });
});
