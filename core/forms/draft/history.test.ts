import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRedo, canUndo, endStep, type History, historyOf, redo, undo, withChange } from './history.ts';

describe('a history', () => {
  it('goes back and forth over every step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 }), { maxLength: 30 }), (steps) => {
        const values = steps.reduce((all, step) => [...all, all.at(-1)! + step], [0]);
        let history: History<number> = values
          .slice(1)
          .reduce((each, value) => withChange(each, value), historyOf(0));
        const forth = history;
        const back = values.toReversed().map(() => {
          const { present } = history;
          history = undo(history);
          return present;
        });
        expect(back).toEqual(values.toReversed());
        expect(canUndo(history)).toBe(false);
        while (canRedo(history)) history = redo(history);
        expect(history.present).toBe(forth.present);
        expect(history.past).toEqual(forth.past);
      }),
    );
  });

  it('makes one step of what is typed into one field', () => {
    let history = historyOf('');
    for (const text of ['D', 'Da', 'Dam']) history = withChange(history, text, 'name');
    expect(undo(history).present).toBe('');
    history = withChange(withChange(history, 'Dam!', 'other'), 'Dam!!', 'name');
    expect(history.past).toEqual(['', 'Dam', 'Dam!']);
    history = withChange(endStep(history), 'Dam!!!', 'name');
    expect(undo(history).present).toBe('Dam!!');
    expect(withChange(undo(history), 'x', 'name').past).toEqual(['', 'Dam', 'Dam!', 'Dam!!']);
  });

  it('forgets what was undone once something else is done', () => {
    const history = withChange(undo(withChange(historyOf(1), 2)), 3);
    expect(canRedo(history)).toBe(false);
    expect(undo(history).present).toBe(1);
  });

  it('stays the same where nothing changes', () => {
    const history = withChange(historyOf(1), 2);
    expect(withChange(history, 2)).toBe(history);
    expect(undo(historyOf(1)).present).toBe(1);
    expect(redo(history).present).toBe(2);
  });

  it('keeps 200 steps', () => {
    let history = historyOf(0);
    for (let value = 1; value <= 250; value += 1) history = withChange(history, value);
    expect(history.past).toHaveLength(200);
    expect(history.past[0]).toBe(50);
  });
});
