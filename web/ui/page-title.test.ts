import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

describe('Page title', () => {
  it('is the name of the page, then of the product', () => {
    expect(pageTitle('Forms', 0)).toBe('Forms - Formdeck');
  });

  it('begins with the unread notifications', () => {
    expect(pageTitle('Forms', 3)).toBe('(3) Forms - Formdeck');
  });

  it("is the company's name alone on Home, and the product's until that is known", () => {
    expect(pageTitle('Northern Airfields', 3, true)).toBe('(3) Northern Airfields');
    expect(pageTitle('', 0, true)).toBe('Formdeck');
  });
});
