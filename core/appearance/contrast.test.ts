import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  dimmedLabels,
  contrastText,
  menuContrast,
  menuShades,
  readableContrast,
  readableText,
} from './contrast.ts';
import { defaultLabels, parseColour } from './schema.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const labels = fc.record({ sidebarBackgroundColor: colour, sidebarTextColor: colour });

describe('contrast', () => {
  it('is 21 of black on white, 1 of a colour on itself, and the same both ways', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#0b5d3b', '#0b5d3b')).toBe(1);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  });

  it('is not rounded up to what can be read', () => {
    expect(contrastText(4.499)).toBe('4.4 : 1');
    expect(contrastText(21)).toBe('21.0 : 1');
  });

  it('of the usual menu can be read', () => {
    expect(menuContrast(defaultLabels)).toBeGreaterThan(readableContrast);
    expect(readableText(defaultLabels)).toBeNull();
  });

  it('is mended by the colour that is offered, on any ground', () => {
    fc.assert(
      fc.property(labels, (chosen) => {
        const offered = readableText(chosen);
        if (offered === null) expect(menuContrast(chosen)).toBeGreaterThanOrEqual(readableContrast);
        else {
          expect(parseColour(offered)).toBe(offered);
          expect(menuContrast({ ...chosen, sidebarTextColor: offered })).toBeGreaterThanOrEqual(
            readableContrast,
          );
        }
      }),
    );
  });

  it('stays on what is pointed at and where one is, where the menu can be read', () => {
    fc.assert(
      fc.property(labels, (chosen) => {
        fc.pre(menuContrast(chosen) >= readableContrast);
        for (const ground of Object.values(menuShades(chosen)))
          expect(contrastOf(ground, chosen.sidebarTextColor)).toBeGreaterThanOrEqual(readableContrast - 0.05);
      }),
    );
  });
});

describe('the menu of a dark page', () => {
  it('has a darker ground under light text', () => {
    const blue = { sidebarBackgroundColor: '#0049ee', sidebarTextColor: '#ffffff' };
    const { sidebarBackgroundColor: ground } = dimmedLabels(blue);
    expect(ground).toBe('#002f9b');
    expect(menuContrast(dimmedLabels(blue))).toBeGreaterThan(menuContrast(blue));
  });

  it('stays as it is under dark text', () => {
    const yellow = { sidebarBackgroundColor: '#ffd166', sidebarTextColor: '#14213d' };
    expect(dimmedLabels(yellow)).toEqual(yellow);
  });
});

describe('a colour', () => {
  it.each([
    ['#0049EE', '#0049ee'],
    [' #fff ', '#ffffff'],
    ['#1aF', '#11aaff'],
  ])('%j is stored as %s', (text, stored) => expect(parseColour(text)).toBe(stored));

  it.each(['', '#', '#12', '#1234', '#12345', '#gggggg', 'red', '123456', '#12345678', '#123456;'])(
    '%j is none',
    (text) => expect(parseColour(text)).toBeNull(),
  );
});
