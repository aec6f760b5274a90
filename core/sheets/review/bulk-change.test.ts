import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#core/actor.ts';
import { noRows, selectionText, withRows } from '#core/sheets/table/row-selection.ts';
import { changedText, type ChosenRow, offeredChanges, previewChange, previewTexts } from './bulk-change.ts';
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';
import { tsvText } from '#core/sheets/table/tsv.ts';

const actor = (role: Role, userId = 'me'): Actor => ({
  companyId: 'company',
  userId,
  userName: role,
  role,
  groupIds: [],
  timeZone: 'Etc/UTC',
  flags: { FORM_REVIEWERS_ENABLED: true },
});
const form = { reviewers: [{ id: 'me' }] };
const rows: ChosenRow[] = [
  { id: 'a', sheetId: 'north', reviewState: 'PENDING' },
  { id: 'b', sheetId: 'north', reviewState: 'APPROVED' },
  { id: 'c', sheetId: 'north', reviewState: 'PENDING' },
  { id: 'd', sheetId: 'south', reviewState: null },
];

describe('a preview of what is done to many rows', () => {
  it('says which rows it touches, and which it leaves and why', () => {
    const preview = previewChange(actor('REVIEWER'), { form, rows }, 'APPROVED');
    expect(preview).toEqual({
      rowIds: ['a', 'c'],
      statuses: [{ status: 'PENDING', count: 2 }],
      sheets: [{ sheetId: 'north', count: 2 }],
      left: [{ why: 'Only pending entries can be approved or rejected.', rowIds: ['b', 'd'] }],
    });
    expect(previewTexts(preview, 'APPROVED')).toEqual({
      all: '2 entries will be approved.',
      of: [],
      left: ['2 entries stay as they are. Only pending entries can be approved or rejected.'],
    });
  });

  it('returns pending rows once, and takes that back for whoever reviews', () => {
    const some: ChosenRow[] = [...rows, { id: 'e', sheetId: 'south', reviewState: 'RETURNED' }];
    const reviewer = actor('REVIEWER');
    const preview = previewChange(reviewer, { form, rows: some }, 'RETURNED');
    expect(preview.rowIds).toEqual(['a', 'c']);
    expect(preview.left).toContainEqual({
      why: 'This entry was already returned to its author.',
      rowIds: ['e'],
    });
    expect(previewTexts(preview, 'RETURNED').all).toBe('2 entries will be returned for correction.');
    expect(previewChange(reviewer, { form, rows: some }, 'PENDING').rowIds).toContain('e');
    expect(previewChange(reviewer, { form, rows: some }, 'REJECTED').rowIds).toEqual(['a', 'c', 'e']);
  });

  it('lets whoever reviews the form reopen what anybody has decided', () => {
    const decided: ChosenRow[] = [{ id: 'a', reviewState: 'APPROVED', reviewer: { id: 'else' } }];
    const touched = (who: Actor) => previewChange(who, { form, rows: decided }, 'PENDING').rowIds;
    expect(touched(actor('REVIEWER'))).toEqual(['a']);
    expect(touched(actor('ADMIN', 'else'))).toEqual(['a']);
    expect(touched(actor('ANALYST'))).toEqual([]);
    expect(touched(actor('MANAGER', 'else'))).toEqual([]);
  });

  it('says of which sheets the rows are and how their reviews stand', () => {
    const names = new Map([['north', 'North']]);
    const preview = previewChange(actor('ADMIN'), { form, rows }, 'DELETED');
    expect(previewTexts(preview, 'DELETED', names).of).toEqual([
      'North: 3 entries',
      'Unnamed sheet: 1 entry',
      '2 pending, 1 approved',
    ]);
  });

  it('sets only reviewed rows back to pending', () => {
    const preview = previewChange(actor('ADMIN'), { form, rows }, 'PENDING');
    expect(preview.rowIds).toEqual(['b']);
    expect(previewTexts(preview, 'PENDING').all).toBe('1 entry will be set back to pending.');
  });

  it('says before rows are deleted that it can be undone, and for how long', () => {
    const preview = previewChange(actor('ADMIN'), { form, rows }, 'DELETED');
    expect(previewTexts(preview, 'DELETED')).toMatchObject({
      all: '4 entries will be deleted. You can undo this for 24 hours.',
      left: [],
    });
    expect(changedText(1, 'DELETED')).toBe('1 entry was deleted');
    expect(changedText(4, 'DELETED')).toBe('4 entries were deleted');
  });

  it('is offered to those who may do it to some row', () => {
    const offered = (role: Role, userId?: string) => offeredChanges(actor(role, userId), form);
    expect(offered('ADMIN', 'else')).toEqual(['APPROVED', 'REJECTED', 'RETURNED', 'PENDING', 'DELETED']);
    expect(offered('MANAGER')).toEqual(['APPROVED', 'REJECTED', 'RETURNED', 'PENDING']);
    expect(offered('MANAGER', 'else')).toEqual([]);
    expect(offered('ANALYST')).toEqual([]);
  });
});

describe('chosen rows', () => {
  it('are never more than one call takes', () => {
    const many = Array.from({ length: maximumRowsPerRequest + 5 }, (_, index) => `row ${index}`);
    const chosen = withRows(noRows, many, true);
    expect(chosen.size).toBe(maximumRowsPerRequest);
    expect(selectionText(chosen)).toBe('5,000 entries selected, the maximum at once');
    expect(selectionText(withRows(chosen, many.slice(1), false))).toBe('1 entry selected');
  });
});

describe('rows as TSV', () => {
  it('stay one cell each in a spreadsheet, which runs none of them', () => {
    const cells = [
      ['Place', 'Speed'],
      ['two\nlines', '-12.5'],
      ['a "quoted"\ttab', '=1+1'],
    ];
    expect(tsvText(cells)).toBe('Place\tSpeed\n"two\nlines"\t-12.5\n"a ""quoted""\ttab"\t\'=1+1');
  });
});
