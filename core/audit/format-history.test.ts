import { expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { historyLine } from './format-history.ts';
import type { AuditEntry } from './schema.ts';

const phase = questionOf('phase', 'RADIO', {
  text: 'Phase of flight',
  questionOptions: [{ ...optionsOf('a')[0]!, name: 'Approach' }],
});
const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'e',
  user: { id: 'u', userName: 'ann' },
  timestamp: 0,
  action: 'answer_changed',
  objectKey: 'sheetRow.r',
  tags: [],
  comment: null,
  previous: [],
  next: [],
  template: null,
  sheetId: null,
  sheetRowId: null,
  questionId: null,
  ...changes,
});

it.each([
  [
    { questionId: 'phase', previous: [], next: ['a'], comment: 'Misread' },
    { what: 'Phase of flight', previous: [], next: ['Approach'], comment: 'Misread' },
  ],
  [
    { action: 'review_state_changed' as const, previous: ['PENDING'], next: ['APPROVED'] },
    { what: 'Review', previous: ['Pending'], next: ['Approved'] },
  ],
  [
    { action: 'row_returned' as const, previous: ['PENDING'], next: ['RETURNED'], comment: 'Which gate?' },
    { what: 'Review', previous: ['Pending'], next: ['Returned'], comment: 'Which gate?' },
  ],
  [
    { questionId: 'seen', previous: ['0,0'], next: ['1000000,-18000000'] },
    { what: 'seen', previous: ['1970-01-01 00:00, UTC+00:00'], next: ['1969-12-31 19:16, UTC-05:00'] },
  ],
  [
    { action: 'row_deleted' as const, previous: ['{"q":"x"}'] },
    { what: 'Row deleted', previous: [], next: [] },
  ],
  [{ action: 'row_restored' as const }, { what: 'Row restored', previous: [], next: [] }],
])('%j in words', (changes, expected) => {
  const line = historyLine(entry(changes), [phase, questionOf('seen', 'DATETIME')], { timeZone: 'UTC' });
  expect(line).toMatchObject({ user: { userName: 'ann' }, when: '1970-01-01 00:00', ...expected });
});
