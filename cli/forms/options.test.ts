import { describe, expect, it } from 'vitest';
import { formFileNames } from '#core/forms/file/file-name.ts';
import { optionsOf } from '#tests/support/options-of.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { formsCommand } from './command.ts';
import { editorOf } from './open-editor.ts';

describe('the commands on form files', () => {
  it.each<[string[], unknown]>([
    [['edit', 'Strikes'], { form: 'Strikes', newVersion: false }],
    [['edit', 'Strikes', '--new-version'], { form: 'Strikes', newVersion: true }],
    [['publish', 'Strikes'], { form: 'Strikes', newVersion: false, dryRun: false }],
    [['publish', 'Strikes', '--new-version', '-y'], { form: 'Strikes', newVersion: true, dryRun: false }],
    [['copy', 'Strikes', '--name', 'Other'], { form: 'Strikes', name: 'Other' }],
    [['export', 'Strikes'], { forms: ['Strikes'], out: null }],
    [['export', 'Strikes', '--out', '-'], { forms: ['Strikes'], out: null }],
    [['export', 'Strikes', '--out', 's.json'], { forms: ['Strikes'], out: 's.json' }],
    [['export', 'A', 'B', '--out', 'forms'], { forms: ['A', 'B'], out: 'forms/' }],
    [['export', '--all', '--out', 'forms/'], { forms: null, out: 'forms/' }],
    [['diff', 'a.json', 'forms/'], { paths: ['a.json', 'forms/'], newVersion: false }],
    [
      ['apply', '-', '--publish', '--dry-run'],
      { paths: ['-'], newVersion: false, dryRun: true, publish: true },
    ],
    [['import-xlsform', 'a.xlsx', '--name', 'A'], { file: 'a.xlsx', name: 'A', dryRun: false }],
    [['export-xlsform', 'Strikes'], { form: 'Strikes', out: undefined }],
  ])('%j', async (line, options) => {
    expect(await optionsOf(formsCommand, ['forms', ...line])).toEqual(options);
  });

  it.each([
    [['export'], 'Name the forms, or give --all.'],
    [['export', 'A', '--all'], 'Name the forms, or give --all.'],
    [['export', '--all'], 'Several forms need a folder.'],
    [['export-xlsform', 'A', '--out', '-'], 'A workbook cannot be printed: give a file with --out.'],
  ])('%j is refused', async (line, message) => {
    await expect(optionsOf(formsCommand, ['forms', ...line])).rejects.toThrow(message);
  });

  it('edits nothing where there is no terminal', async () => {
    const { stderr, exitCode } = await runCommand(['forms', 'edit', 'Strikes']);
    expect(stderr).toContain('Editing needs a terminal.');
    expect(exitCode).toBe(2);
  });
});

it('files are called after their forms, no two alike', () => {
  const names = ['Vehicle check', 'vehicle  check!', 'Été 2026 / Nord', '漢字', '???', 'x'.repeat(200)];
  expect(formFileNames(names.map((name, index) => ({ name, id: `id${index}` })))).toEqual([
    'vehicle-check.json',
    'vehicle-check-id1.json',
    'ete-2026-nord.json',
    '漢字.json',
    'id4.json',
    `${'x'.repeat(80)}.json`,
  ]);
});

it('the editor is the one that was chosen', () => {
  expect(editorOf({ VISUAL: 'code --wait', EDITOR: 'vim' }, 'linux')).toBe('code --wait');
  expect(editorOf({ VISUAL: ' ', EDITOR: 'vim' }, 'linux')).toBe('vim');
  expect(editorOf({}, 'linux')).toBe('vi');
  expect(editorOf({}, 'win32')).toBe('notepad');
});
