// Recipes in the terminal, driven by keys: the list, a file before and after the conversion, and the CSV that is written.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipe as recipeShape } from '#core/transforms/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { deviceFile } from '#tests/support/device-file.ts';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

let terminal: DrawnTerminal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formdeck-recipes-'));
});
afterEach(async () => {
  terminal.end();
  await rm(folder, { recursive: true });
});

const own = {
  id: '00000000-0000-4000-8000-000000000401',
  name: 'Scale 4',
  description: 'The scale of line 4',
  recipe: recipeShape.parse({ steps: [{ kind: 'rename', column: 'kg', to: 'Weight' }] }),
  user: { id: '00000000-0000-4000-8000-00000000000a', userName: 'ann' },
  dates: { created: 0, lastModified: Date.UTC(2026, 0, 30, 10) },
};
const form = {
  id: '00000000-0000-4000-8000-000000000501',
  name: 'Detector check',
  published: true,
  current: true,
  importable: true,
  groups: [],
  reviewers: [],
};

async function open(flags = { TRANSFORMATION_ENABLED: true }) {
  const sent: string[] = [];
  const answers: Record<string, () => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [form],
    'transforms.list': () => (sent.includes('transforms.delete') ? [] : [own]),
    'transforms.delete': () => null,
  };
  const answer = (call: string) => {
    sent.push(call);
    return answers[call]?.();
  };
  terminal = await drawApp(
    { answer },
    { screen: 'transforms' },
    flags.TRANSFORMATION_ENABLED ? 'Metal detection' : 'turned off',
    { flags },
  );
  return sent;
}
const type = async (...presses: string[]) => {
  for (const press of presses) await terminal.type(press);
};

describe('the recipes', () => {
  it('are listed with who made them, and deleted where they are the own', async () => {
    const sent = await open();
    expect(terminal.text()).toMatch(/Metal detection +Formdeck[^]*Scale 4 +ann/);
    await type('D');
    expect(terminal.text()).toContain('It comes with Formdeck and cannot be deleted.');
    await type(keys.down, 'D');
    expect(terminal.text()).toContain('Delete this recipe?');
    await type('y');
    await expect.poll(terminal.text).toContain('The recipe "Scale 4" was deleted');
    expect(sent).toContain('transforms.delete');
  });

  it('are not there where transforms are turned off', async () => {
    await open({ TRANSFORMATION_ENABLED: false });
    expect(terminal.text()).toContain('Transforms are turned off for your company.');
  });

  it('convert a file: before, after, and where it goes', async () => {
    const path = join(folder, 'export.txt');
    await writeFile(path, deviceFile.text);
    await open();
    await type(keys.enter);
    await expect
      .poll(terminal.text)
      .toContain('1. Read "Date" and "Time" as dd.MM.yyyy HH:mm:ss into "Date"');
    await type(path, keys.enter);
    await expect.poll(terminal.text).toContain('5 rows become 5 rows.');
    expect(terminal.text()).toMatch(/Date +Line[^]*2026-11-03 06:00:12 +Dock 2/);
    await type('\t');
    expect(terminal.text()).toMatch(/03\.11\.2026 +06:00:12/);
    await type('w', keys.enter);
    await expect.poll(terminal.text).toContain('Converted 5 rows');
    expect(await readFile(join(folder, 'export converted.csv'), 'utf8')).toBe(deviceFile.converted);
    // No file is replaced.
    await type('w', keys.enter);
    await expect.poll(() => readdir(folder)).toContain('export converted 2.csv');
    await type('I');
    expect(terminal.text()).toContain('Detector check');
  });

  it('say what does not fit, with its line', async () => {
    const path = join(folder, 'bad.txt');
    await writeFile(path, deviceFile.text.replace('METAL', 'WOOD').replace(';OK;', ';GOOD;'));
    await open();
    await type(keys.enter);
    await type(path, keys.enter);
    await expect.poll(terminal.text).toContain('! Line 5, column "Result": "GOOD" is not one of');
    expect(terminal.text()).toContain('line 6, column "Result"');
    await type('\t');
    expect(terminal.text()).toContain('7,25');
  });
});
