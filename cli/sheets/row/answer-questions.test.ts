import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { questionOf } from '#tests/support/sheet-server.ts';
import { askAnswer } from './answer-questions.ts';

/** What the dialog has on its line, and what becomes of the answer when that is typed over. */
async function edited(value: string, typed: (shown: string) => string) {
  let shown = '';
  const open: Dialogs['open'] = (draw) =>
    new Promise((close) => {
      shown = (draw(close) as ReactElement<{ value: string }>).props.value;
      close(typed(shown) as never);
    });
  const asking = {
    dialogs: { open } as Dialogs,
    question: questionOf('when', 'DATETIME'),
    beside: [],
    timeZone: 'America/Toronto',
    catalog: async () => [],
    upload: async () => '',
    uploadFile: async () => '',
    folder: '/',
  };
  return { values: await askAnswer(asking, [value]), shown };
}

// Half past six in Churchill, which is half past seven in Toronto.
const at = Date.UTC(2026, 0, 5, 12, 30, 7);
const before = `${at},${-6 * 3_600_000}`;

it('shows a moment on the clock of whoever edits it, and keeps where it was written down', async () => {
  const later = await edited(before, () => '2026-01-05 08:30');
  expect(later.shown).toBe('2026-01-05 07:30');
  expect(later.values).toEqual([`${Date.UTC(2026, 0, 5, 13, 30)},${-6 * 3_600_000}`]);
});

it('leaves a moment as it is, to the millisecond, where nobody changes it', async () => {
  expect((await edited(before, (shown) => shown)).values).toEqual([before]);
});

it('takes an offset that somebody names', async () => {
  const named = await edited(before, () => '2026-01-05T08:30:00+02:00');
  expect(named.values).toEqual([`${Date.UTC(2026, 0, 5, 6, 30)},${2 * 3_600_000}`]);
});
