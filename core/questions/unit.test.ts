import { describe, expect, it } from 'vitest';
import { addsUp, apartFromUnit, unitOf, unitOfFormula, withUnit } from './unit.ts';

describe('the unit of a title', () => {
  it.each([
    ['Repair cost (CAD)', 'CAD'],
    ['Height above ground (ft)', 'ft'],
    ['Speed (knots)?', 'knots'],
    ['Temperature (°C)', '°C'],
    ['Fuel (%)', '%'],
    ['Consumption (l/100 km)', 'l/100 km'],
    ['Load (kg/m²)', 'kg/m²'],
  ])('%s: %s', (title, unit) => {
    expect(unitOf(title)).toBe(unit);
  });

  it.each([
    'Number struck',
    'Vehicle (if any)',
    'Runs (12)',
    'Cost (CAD) of repair',
    'Name (as on the badge)',
    '()',
  ])('%s has none', (title) => {
    expect(unitOf(title)).toBeNull();
  });

  it('of a formula is that of its only question', () => {
    const questions = [{ id: 'repair', text: 'Repair (CAD)', type: 'NUMERIC' as const }];
    expect(unitOfFormula({ var: 'repair' }, questions)).toBe('CAD');
    expect(unitOfFormula({ '/': [{ var: 'repair' }, 2] }, questions)).toBeNull();
    expect(unitOfFormula({ var: 'gone' }, questions)).toBeNull();
    expect(unitOfFormula(1, questions)).toBeNull();
  });
});

it('money and masses add up, rates and heights do not', () => {
  const adding = ['Repair cost (CAD)', 'Weight (kg)', 'Number struck', 'Distance (km)', 'Power used (kWh)'];
  const others = ['Speed (knots)', 'Height above ground (ft)', 'Fuel (%)', 'Odometer (km)', 'Load (kg/m²)'];
  expect(adding.filter((title) => !addsUp(title, unitOf(title)))).toEqual([]);
  expect(others.filter((title) => addsUp(title, unitOf(title)))).toEqual([]);
});

it('is written where it belongs', () => {
  expect(['CAD', '%', '$', '', null].map((unit) => withUnit('12', unit))).toEqual([
    '12 CAD',
    '12%',
    '$12',
    '12',
    '12',
  ]);
  expect(withUnit('–', 'kg')).toBe('–');
  expect(apartFromUnit('12 CAD', 'CAD')).toEqual({ text: '12', unit: 'CAD' });
  expect(apartFromUnit('12%', '%')).toEqual({ text: '12%', unit: undefined });
});
