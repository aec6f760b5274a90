import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { showColumn, usualLayout } from '#core/sheets/table/table-layout.ts';
import { patience } from '#tests/support/patience.ts';
import { createTableLayouts } from './table-layouts.ts';

const columns = [{ id: 'a' }, { id: 'b' }];

describe('the layouts of tables', () => {
  it('are there again the next time, and leave no file where they are as usual', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
    const open = () => createTableLayouts(async () => folder);
    open().change('form', (before) => showColumn(before, columns, 'b', false));
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['form.json']), patience);

    const again = open();
    const layout = again.of('form');
    await vi.waitFor(() => expect(layout.value.hidden).toEqual(['b']), patience);
    again.change('form', () => usualLayout);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), patience);
  });

  it('hold also where nothing can be kept', async () => {
    const layouts = createTableLayouts(async () => {
      throw new Error('no folder');
    });
    layouts.change('form', (before) => ({ ...before, order: ['b', 'a'] }));
    expect(layouts.of('form').value.order).toEqual(['b', 'a']);
  });
});
