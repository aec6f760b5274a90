import { describe, expect, it } from 'vitest';
import { auditActions } from '#core/features/audit-actions.ts';
import { activityActions, activityAreas } from './areas.ts';
import { auditSentence } from './sentence.ts';

type Entry = Parameters<typeof auditSentence>[0];

const entry = (changes: Partial<Entry>): Entry => ({
  user: { id: 'u', userName: 'maria' },
  action: 'form_published',
  objectKey: 'template.t',
  previous: [],
  next: [],
  template: { id: 't', name: 'Wildlife strikes' },
  ...changes,
});

describe('an entry as a sentence', () => {
  it.each([
    [{}, 'maria published the form Wildlife strikes'],
    [
      { action: 'sign_in_failed', template: null, next: ['address 192.0.2.7'] },
      'Sign-in as maria failed from 192.0.2.7',
    ],
    [{ action: 'signed_in', template: null }, 'maria signed in'],
    [
      { action: 'export_downloaded', next: ['1200 rows', '3 sheets', 'CSV'] },
      'maria downloaded an export of the form Wildlife strikes: 1200 rows, 3 sheets, CSV',
    ],
    [
      { action: 'user_deactivated', objectKey: 'user.p', template: null, objectName: 'pat' },
      'maria deactivated the user pat',
    ],
    [{ action: 'password_changed', objectKey: 'user.u', template: null }, 'maria changed their password'],
    [
      { action: 'group_changed', template: null, previous: ['name Ramp'], next: ['name Apron'] },
      'maria changed the group Apron',
    ],
    [
      { action: 'token_revoked', template: null, previous: ['name nightly', 'scopes export'] },
      'maria revoked the access token "nightly"',
    ],
    [
      { action: 'review_state_changed', next: ['APPROVED'] },
      'maria approved an entry of the form Wildlife strikes',
    ],
    [
      { action: 'sheet_created', next: ['Monday'] },
      'maria began the sheet "Monday" of the form Wildlife strikes',
    ],
  ] as const)('%j', (changes, sentence) => {
    expect(auditSentence(entry(changes))).toBe(sentence);
  });

  it.each(auditActions)('%s says who did it, whatever was kept of it', (action) => {
    const sentence = auditSentence(entry({ action, template: null }));
    expect(sentence).toContain('maria');
    expect(sentence).not.toMatch(/undefined|null|_/);
  });
});

it('every kind of entry stands on one tab, and in one area of the third', () => {
  const areas = activityAreas.flatMap(({ value }) => activityActions(value));
  const all = [...areas, 'answer_changed', 'row_deleted'];
  expect(all.toSorted()).toEqual([...auditActions].toSorted());
  expect(activityActions(null).toSorted()).toEqual(areas.toSorted());
});
