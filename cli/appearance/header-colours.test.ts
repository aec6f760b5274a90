import { describe, expect, it } from 'vitest';
import { defaultLabels } from '#core/appearance/schema.ts';
import { headerColors } from './header-colours.ts';

const labels = (sidebarBackgroundColor: string, sidebarTextColor: string) => ({
  sidebarBackgroundColor,
  sidebarTextColor,
});

describe('the colours of the header', () => {
  it('are the terminal’s own where the company has none, or the terminal has sixteen or fewer', () => {
    expect(headerColors(null, 24)).toBeNull();
    expect(headerColors(defaultLabels, 4)).toBeNull();
    expect(headerColors(defaultLabels, 1)).toBeNull();
  });

  it('are the company’s where the terminal has all of them', () => {
    expect(headerColors(labels('#0b4f5c', '#ffd166'), 24)).toEqual({
      background: '#0b4f5c',
      text: '#ffd166',
    });
  });

  it('can be read though the menu cannot', () => {
    expect(headerColors(labels('#8fd3b6', '#ffffff'), 24)?.text).toBe('#000000');
    expect(headerColors(labels('#333333', '#444444'), 24)?.text).toBe('#ffffff');
  });

  it('are the nearest of 256, and can be read as they are shown there', () => {
    expect(headerColors(labels('#0000ff', '#ffffff'), 8)).toEqual({
      background: 'ansi256(21)',
      text: 'ansi256(231)',
    });
    // Both become the same grey.
    expect(headerColors(labels('#777777', '#787878'), 8)).toEqual({
      background: 'ansi256(243)',
      text: 'ansi256(16)',
    });
  });
});
