import { describe, expect, it } from 'vitest';
import { findForm, sameNamed } from './find-form.ts';

const form = (id: string, name: string, state: { published?: boolean; current?: boolean } = {}) => ({
  id,
  name,
  published: true,
  current: true,
  dates: { lastModified: Date.UTC(2026, 9, 1) },
  ...state,
});
const ids = {
  strikes: '11111111-0000-4000-8000-000000000001',
  vehicle: '22222222-0000-4000-8000-000000000002',
  lower: '22223333-0000-4000-8000-000000000003',
};
const forms = [
  form(ids.strikes, 'Wildlife strike report'),
  form(ids.vehicle, 'Vehicle check'),
  form(ids.lower, 'vehicle check'),
  form('4', 'Twice'),
  form('5', 'Twice'),
];

describe('a form by its name', () => {
  it.each([
    ['wildlife STRIKE report ', ids.strikes],
    ['Vehicle check', ids.vehicle],
    ['vehicle check', ids.lower],
  ])('%j', (name, id) => {
    expect(findForm(forms, name).id).toBe(id);
  });

  it('is the one in force, not its next version, which may have a name of its own', () => {
    const next = {
      ...form('6', 'Wildlife strike report', { published: false }),
      versionOf: { id: ids.strikes },
    };
    expect(findForm([next, ...forms], next.name).id).toBe(ids.strikes);
    expect(findForm([{ ...next, name: 'Strikes II' }, ...forms], 'strikes ii').id).toBe('6');
  });

  it('is the current one before archived ones, and the published one before drafts', () => {
    const draft = form('7', 'Wildlife strike report', { published: false });
    const archived = form('8', 'Wildlife strike report', { current: false });
    expect(findForm([archived, draft, ...forms], 'Wildlife strike report').id).toBe(ids.strikes);
    expect(findForm([archived, draft], 'Wildlife strike report').id).toBe('7');
    expect(findForm([archived], 'Wildlife strike report').id).toBe('8');
  });

  it('is before all else one that the act fits', () => {
    const archived = form('8', 'Wildlife strike report', { current: false });
    expect(findForm([archived, ...forms], 'Wildlife strike report', ({ current }) => !current).id).toBe('8');
  });

  it('that none has is not found, and names that are near are told', () => {
    const hint = expect.stringContaining('Did you mean "Wildlife strike report"?') as string;
    expect(() => findForm(forms, 'Wildlife')).toThrow(expect.objectContaining({ code: 'not-found', hint }));
    expect(() => findForm(forms, 'Vehicel check')).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('"Vehicle check"') as string }),
    );
    expect(() => findForm(forms, 'Zebra')).toThrow(
      expect.objectContaining({ hint: 'See `formdeck forms list`.' }),
    );
  });

  it.each(['Twice', 'VEHICLE CHECK'])('that several have (%s) lists their ids and states', (name) => {
    const hint = expect.stringMatching(
      name === 'Twice' ? /4 .*published, last modified 2026-10-01\n.*5 / : /2222 .*\n.*3 /,
    ) as string;
    const wanted = name === 'Twice' ? hint : (expect.stringMatching(/22222222.*\n.*22223333/) as string);
    expect(() => findForm(forms, name)).toThrow(expect.objectContaining({ code: 'usage', hint: wanted }));
  });
});

describe('a form by its id', () => {
  it('is found by the whole of it, in any case, and by a beginning that no other has', () => {
    expect(findForm(forms, ids.vehicle.toUpperCase()).id).toBe(ids.vehicle);
    expect(findForm(forms, '22222').id).toBe(ids.vehicle);
    expect(findForm(forms, '1111').id).toBe(ids.strikes);
  });

  it('is not found by a beginning of two, which lists both, or by less than four characters', () => {
    expect(() => findForm(forms, '2222')).toThrow(
      expect.objectContaining({ code: 'usage', message: 'The ids of 2 forms begin with "2222".' }),
    );
    expect(() => findForm(forms, '111')).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('gives way to a name that looks like one', () => {
    expect(findForm([...forms, form('9', '1111')], '1111').id).toBe('9');
  });
});

describe('forms of the same name', () => {
  it('are those in use, but for the form itself and its versions', () => {
    const next = { ...form('6', 'Vehicle check', { published: false }), versionOf: { id: ids.vehicle } };
    const all = [...forms, next, form('7', 'Vehicle check', { current: false })];
    const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);
    expect(idsOf(sameNamed(all, { id: undefined, name: ' VEHICLE check' }))).toEqual([
      ids.vehicle,
      ids.lower,
      '6',
    ]);
    expect(idsOf(sameNamed(all, { id: ids.vehicle, name: 'Vehicle check' }))).toEqual([ids.lower]);
    expect(idsOf(sameNamed(all, { id: '6', name: 'Vehicle check', versionOf: { id: ids.vehicle } }))).toEqual(
      [ids.lower],
    );
  });
});
