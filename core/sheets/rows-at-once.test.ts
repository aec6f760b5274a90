import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#core/actor.ts';
import { noRows, selectionText, withRows } from './row-selection.ts';
import { changedText, type ChosenRow, mayChangeRows, previewChange, previewTexts } from './rows-at-once.ts';
import { maximumRowsAtOnce } from './schema.ts';
import { tsvText } from './tsv.ts';

const actor = (role: Role, userId = 'me'): Actor => ({
  companyId: 'company',
  userId,
  userName: role,
  role,
  groupIds: [],
  timeZone: 'Etc/UTC',
  flags: {},
});
const form = { reviewers: [{ id: 'me' }] };
const rows: ChosenRow[] = [
  { id: 'a', reviewState: 'PENDING' },
  { id: 'b', reviewState: 'APPROVED' },
  { id: 'c', reviewState: 'PENDING' },
  { id: 'd', reviewState: null },
];

describe('a preview of what is done to many rows', () => {
  it('says which rows it touches, and which it leaves and why', () => {
    const preview = previewChange(actor('REVIEWER'), form, rows, 'APPROVED');
    expect(preview).toEqual({
      rowIds: ['a', 'c'],
      left: [{ why: 'Only pending rows can be approved or rejected.', rowIds: ['b', 'd'] }],
    });
    expect(previewTexts(preview, 'APPROVED')).toEqual({
      all: '2 rows will be approved.',
      left: ['2 rows stay as they are. Only pending rows can be approved or rejected.'],
    });
  });

  it('sets only reviewed rows back to pending, and for admins only', () => {
    const preview = previewChange(actor('ADMIN'), form, rows, 'PENDING');
    expect(preview.rowIds).toEqual(['b']);
    expect(previewTexts(preview, 'PENDING').all).toBe('1 row will be set back to pending.');
    expect(previewChange(actor('MANAGER'), form, rows, 'PENDING').rowIds).toEqual([]);
  });

  it('asks the spec’s question before rows are deleted', () => {
    const preview = previewChange(actor('ADMIN'), form, rows, 'DELETED');
    expect(previewTexts(preview, 'DELETED')).toEqual({
      all: 'Are you sure you want to permanently delete these 4 rows? This action cannot be undone!',
      left: [],
    });
    expect(changedText(1, 'DELETED')).toBe('This row was deleted successfully');
    expect(changedText(4, 'DELETED')).toBe('4 rows were deleted');
  });

  it('is offered to those who may do it to some row', () => {
    const offered = (role: Role, userId?: string) =>
      (['APPROVED', 'REJECTED', 'PENDING', 'DELETED'] as const).filter(
        (change) => mayChangeRows(actor(role, userId), form, change).yes,
      );
    expect(offered('ADMIN', 'else')).toEqual(['APPROVED', 'REJECTED', 'PENDING', 'DELETED']);
    expect(offered('MANAGER')).toEqual(['APPROVED', 'REJECTED']);
    expect(offered('MANAGER', 'else')).toEqual([]);
    expect(offered('ANALYST')).toEqual([]);
  });
});

describe('chosen rows', () => {
  it('are never more than one call takes', () => {
    const many = Array.from({ length: maximumRowsAtOnce + 5 }, (_, index) => `row ${index}`);
    const chosen = withRows(noRows, many, true);
    expect(chosen.size).toBe(maximumRowsAtOnce);
    expect(selectionText(chosen)).toBe('5,000 rows selected, the most at once');
    expect(selectionText(withRows(chosen, many.slice(1), false))).toBe('1 row selected');
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
