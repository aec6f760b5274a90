import { describe, expect, it } from 'vitest';
import { dateFieldText, readDateField } from './date-field.ts';
import { designById, shippedDesigns } from './designs.ts';
import { parameterIssues, periodOf, readParameters, suggestedValues } from './parameters.ts';

const timeZone = 'America/Toronto';
const parameters = shippedDesigns.find(({ key }) => key === 'raw-rows')?.parameters ?? [];
const at = (text: string) => readDateField(text, timeZone) ?? Number.NaN;

describe('parameters', () => {
  it('are read from an address and checked', () => {
    const day = at('2026-11-02');
    const values = readParameters(parameters, { start_date: String(day), end_date: String(day), other: 'x' });
    expect(values).toEqual({ start_date: day, end_date: day });
    expect(parameterIssues(parameters, values)).toEqual([]);
    expect(parameterIssues(parameters, {})).toHaveLength(2);
    expect(parameterIssues(parameters, { ...values, order: 'sideways' })).toMatchObject([{ path: 'order' }]);
    expect(parameterIssues(parameters, { ...values, end_date: day + 0.5 })).toMatchObject([
      { path: 'end_date', message: 'A whole number is expected' },
    ]);
  });

  it('mean whole days of the zone, also the one of 25 hours', () => {
    const day = at('2026-11-01');
    const { from, until } = periodOf({ start_date: day, end_date: day + 3_600_000 }, timeZone);
    expect(from).toBe(Date.parse('2026-11-01T00:00:00-04:00'));
    expect(until).toBe(Date.parse('2026-11-02T00:00:00-05:00'));
  });

  it('are offered for the last 30 days', () => {
    const now = Date.parse('2026-11-23T12:00:00-05:00');
    const values = suggestedValues(parameters, { now, timeZone });
    expect(dateFieldText(values['start_date'], timeZone, false)).toBe('2026-10-25');
    expect(dateFieldText(values['end_date'], timeZone, false)).toBe('2026-11-23');
    expect(parameterIssues(parameters, values)).toEqual([]);
  });

  it('take no day that is none', () => {
    expect(['2026-02-30', '2026-13-01', 'soon', ''].map((text) => readDateField(text, timeZone))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('designs', () => {
  it('have ids that are found again', () => {
    for (const { id, key } of shippedDesigns) expect(designById(id)?.key).toBe(key);
  });
});
