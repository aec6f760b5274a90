// Codes in the terminal, driven by keys: read back off the screen by ZXing, and saved as a file.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { readDrawn } from '#tests/support/read-code.ts';

let terminal: DrawnTerminal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formdeck-codes-'));
});
afterEach(async () => {
  terminal.end();
  await rm(folder, { recursive: true });
});

const type = { id: '00000000-0000-4000-8000-0000000000a2', name: 'Pump' };
const pump = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Pump 1',
  type,
  parentId: null,
  code: 'P-001',
  fields: {},
  retired: false,
  children: [],
};

async function open(size?: { columns: number; rows: number }) {
  const answers: Record<string, unknown> = {
    'notifications.countUnread': { unread: 0 },
    'forms.list': [],
    'catalog.changes': { version: '', tree: [pump], items: [], deleted: [] },
    'catalog.types': [type],
  };
  terminal = await drawApp({ answer: (call) => answers[call] }, { screen: 'codes' }, 'How many', {
    flags: { CATALOG_ENABLED: true },
    ...size,
  });
}
const press = async (...presses: string[]) => {
  for (const each of presses) await terminal.type(each);
};
const ctrl = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 96);

describe('codes', () => {
  it('are drawn beside their fields, one by one, and as a file', async () => {
    await open();
    await press(' ', keys.down, keys.backspace, '3', keys.down, 'PUMP-', keys.down, keys.backspace, '9');
    expect(terminal.text()).toContain('3 codes: PUMP-9');
    expect(await readDrawn(terminal.text())).toEqual(['PUMP-9']);
    await press(ctrl('t'), 'n');
    expect(terminal.text()).toContain('2 of 3  ·  PUMP-10');
    expect(await readDrawn(terminal.text())).toEqual(['PUMP-10']);
    const path = join(folder, 'codes.pdf');
    await press('w', ctrl('u'), path, keys.enter);
    await expect.poll(terminal.text).toContain('Saved 3 codes');
    expect((await readFile(path, 'latin1')).startsWith('%PDF-')).toBe(true);
  });

  it('are not made of fields that are wrong', async () => {
    await open();
    await press(keys.down, keys.backspace, '0');
    expect(terminal.text()).toContain('Enter a whole number, 1 or');
    await press(ctrl('t'));
    expect(terminal.text()).toContain('How many?');
  });

  it('say how much room they need', async () => {
    await open({ columns: 80, rows: 18 });
    expect(terminal.text()).toContain('make the terminal larger');
  });

  it('are those of catalog items', async () => {
    await open();
    await press(keys.left);
    await expect.poll(terminal.text).toContain('1 code: P-001');
    expect(await readDrawn(terminal.text())).toEqual(['P-001']);
  });
});
