import { describe, expect, it } from 'vitest';
import type { Question } from '#core/questions/schema.ts';
import type { Several } from './count-answers.ts';
import { amountText } from './amount-text.ts';
import type { DashboardWidget } from './overview.ts';
import { loadingText } from './labels.ts';

describe('how much there is of a widget', () => {
  const ofCatalog = (answered: number, several: Several[]): DashboardWidget => ({
    of: 'question',
    id: 'q',
    question: {} as Question,
    summary: { kind: 'catalog', answered, bars: [], several },
  });

  it('tells answers of several items of the catalog apart', () => {
    expect(amountText(ofCatalog(0, []))).toBeUndefined();
    expect(amountText(ofCatalog(1, []))).toBe('1 answer');
    const several = [2, 3, 4, 9].map((items, index) => ({ items, answers: 10 - index }));
    expect(amountText(ofCatalog(1_200, several))).toBe(
      '1,200 answers, 10 with 2 selected, 9 with 3 selected, 15 with more than 3 selected',
    );
  });
});

describe('what is said while a view loads', () => {
  const of = (loaded: number, share: number) => ({ loaded, total: 50, unit: 'sheets' as const, share });

  it('is of the sheets, and of the dashboard before and after them', () => {
    expect(loadingText('dashboard', null)).toBe('Loading dashboard...');
    expect(loadingText('dashboard', of(3, 0.1))).toBe('Loaded 3 of 50 sheets...');
    expect(loadingText('dashboard', of(50, 0.9))).toBe('Loaded 50 of 50 sheets...');
    expect(loadingText('dashboard', of(50, 1))).toBe('Loading dashboard...');
    expect(loadingText('data', null)).toBeUndefined();
    expect(loadingText('data', of(50, 1))).toBe('Loaded 50 of 50 sheets...');
  });
});
