import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOperators } from '#core/questions/filter-operators.ts';
import { reviewStatuses } from '#core/sheets/schema.ts';
import { filterToAddress, readAddress } from './address-filter.ts';
import { emptyDraft, filterToText, toFilter } from './filter-draft.ts';

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const place = '00000000-0000-4000-8000-000000000001';

describe('a filter in an address', () => {
  it('can be read by people', () => {
    const filter = {
      lastDays: 30,
      reviewState: 'APPROVED' as const,
      alerts: false,
      filters: [
        { questionId: id, operator: 'EQ' as const, values: ['Substantial', 'Medium'] },
        { questionId: id, operator: 'CONTAINS' as const, values: [`${place},${id}`] },
      ],
    };
    expect(filterToAddress(filter, [{ id, text: 'Dégâts (in all)' }])).toBe(
      'last.30*review.approved*alerts.no*degats-in-all.0Ngct4qrxalm95M3MAWsu9.is.Substantial_Medium*degats-in-all.0Ngct4qrxalm95M3MAWsu9.has-id.000000001VgEh72lXvTXkH-0Ngct4qrxalm95M3MAWsu9',
    );
    const days = { minDate: Date.UTC(2026, 10, 17, 5), maxDate: Date.UTC(2026, 10, 24, 5) - 1 };
    expect(filterToAddress(days)).toBe('from.20261117T050000Z*to.20261124T045959-999Z');
    expect(filterToAddress(null)).toBe('');
  });

  it('is the same again', () => {
    const uuid = fc.uuid();
    const moment = fc.option(fc.integer({ min: -8_000_000_000_000, max: 400_000_000_000_000 }));
    const line = fc.record({
      questionId: uuid,
      operator: fc.constantFrom(...filterOperators),
      values: fc.array(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.array(uuid, { minLength: 1 }).map((ids) => ids.join(',')),
          fc.constantFrom('a.b', '1.5', 'a*b_c%2A', '-'),
        ),
      ),
    });
    const draft = fc.record({
      and: fc.boolean(),
      minDate: moment,
      maxDate: moment,
      lastDays: fc.option(fc.integer({ min: 1, max: 3_650 })),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      hours: fc.uniqueArray(fc.integer({ min: 0, max: 23 })),
      reviewState: fc.option(fc.constantFrom(...reviewStatuses)),
      alerts: fc.option(fc.boolean()),
      userIds: fc.array(uuid),
      alertIds: fc.array(uuid),
      lines: fc.array(line).map((lines) => lines.map((each, index) => ({ key: index + 1, ...each }))),
    });
    fc.assert(
      fc.property(draft, fc.string(), (given, text) => {
        const filter = toFilter({ ...emptyDraft, ...given });
        const questions = given.lines.map(({ questionId }) => ({ id: questionId, text }));
        const address = filterToAddress(filter, questions);
        // As a browser would write it.
        const carried = new URLSearchParams(new URLSearchParams({ filter: address }).toString()).get(
          'filter',
        );
        expect(readAddress(carried ?? '')).toEqual({ ok: true, filter });
      }),
    );
  });

  it('may be JSON, as it was in earlier versions', () => {
    const filter = { and: true, lastDays: 90, filters: [] };
    expect(readAddress(filterToText(filter))).toEqual({ ok: true, filter });
  });

  it('is JSON where it names what has no id of its own', () => {
    const filter = { and: true, filters: [{ questionId: 'cost', operator: 'GT' as const, values: ['1'] }] };
    expect(filterToAddress(filter)).toBe(filterToText(filter));
  });

  it('is none where there is none', () => {
    expect(readAddress('')).toEqual({ ok: true, filter: null });
    expect(readAddress(undefined)).toEqual({ ok: true, filter: null });
  });

  it.each([
    '{',
    '[]',
    'null',
    '12',
    'true',
    '{"filters":[{"questionId":"x"}]}',
    '{"and":"<script>"}',
    'last.many',
    'last.0',
    'review.maybe',
    'alerts.',
    'by.somebody',
    'from.20261341T000000Z',
    'damage.gone.is.Substantial',
    'damage.0Ngct4qrxalm95M3MAWsu9.resembles.Substantial',
    'damage.zzzzzzzzzzzzzzzzzzzzzz.is.Substantial',
    'damage.0Ngct4qrxalm95M3MAWsu9.has-id.x',
    'damage.0Ngct4qrxalm95M3MAWsu9.is.%',
    'last.30*',
    '9'.repeat(9_000),
  ])('that cannot be read is not taken for none: %.40s', (text) => {
    expect(readAddress(text)).toEqual({ ok: false });
  });
});
