import { describe, expect, it } from 'vitest';
import { optionsOf } from '#tests/support/options-of.ts';
import { importCommand } from './command.ts';

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const plan = {
  dateColumn: null,
  dateFormat: [],
  headerAlign: null,
  map: [],
  separator: [],
  items: [],
  mapping: null,
  saveMapping: null,
};
describe('the import commands', () => {
  it.each([
    [
      ['run', '--form', 'Strikes', '--file', 'a.csv'],
      {
        ...plan,
        form: 'Strikes',
        file: 'a.csv',
        worksheet: null,
        files: null,
        transform: null,
        name: null,
        key: null,
        clearBlank: false,
        once: false,
        folder: null,
        failedDir: null,
        complete: false,
        emptyOk: false,
        failedOut: null,
        wait: true,
        timeout: null,
        lock: null,
        dryRun: false,
      },
    ],
    [
      [
        'run',
        '--form',
        'S',
        '--file',
        'a.csv',
        '--map',
        'A=B',
        '--map',
        'C=',
        '--no-failed-file',
        '--timeout',
        '60',
        '--lock',
        'x',
      ],
      {
        ...plan,
        form: 'S',
        file: 'a.csv',
        worksheet: null,
        files: null,
        transform: null,
        map: ['A=B', 'C='],
        name: null,
        key: null,
        clearBlank: false,
        once: false,
        folder: null,
        failedDir: null,
        complete: false,
        emptyOk: false,
        failedOut: false,
        wait: true,
        timeout: 60_000,
        lock: 'x',
        dryRun: false,
      },
    ],
    [
      [
        'check',
        '--form',
        'S',
        '--file',
        'a.csv',
        '--date-column',
        'Day',
        '--date-format',
        'yyyy-MM-dd',
        '--mapping',
        'faa',
        '--json',
      ],
      {
        ...plan,
        form: 'S',
        file: 'a.csv',
        dateColumn: 'Day',
        dateFormat: ['yyyy-MM-dd'],
        mapping: 'faa',
        worksheet: null,
        files: null,
        transform: null,
      },
    ],
    [
      ['list', '--form', 'S', '--limit', '3'],
      { form: 'S', file: null, worksheet: null, transform: null, limit: 3 },
    ],
    [['status'], { kind: 'pending', form: null }],
    [['status', id, '--wait'], { kind: 'one', id, wait: true, timeout: null, failedOut: null }],
    [
      ['continue', id, '--set', 'Damage:B=Medium', '--set', 'Damage:C=Minor', '--complete'],
      {
        ...plan,
        id,
        file: null,
        files: null,
        set: ['Damage:B=Medium', 'Damage:C=Minor'],
        skipFailed: false,
        skipMissing: false,
        complete: true,
        failedOut: null,
        dryRun: false,
      },
    ],
    [['cancel', id, '-y'], { id }],
  ])('%j', async (line, options) => {
    expect(await optionsOf(importCommand, ['import', ...line])).toEqual(options);
  });

  it.each(['a.csv', '-'])('takes %s by its path alone', async (file) => {
    const named = ['import', 'run', '--form', 'S', '--file', file];
    const alone = ['import', 'run', file, '--form', 'S'];
    expect(await optionsOf(importCommand, alone)).toEqual(await optionsOf(importCommand, named));
  });

  it.each([
    [['run', '--form', 'S', '--file', 'a.csv', '--map', 'Damage'], 'does not match a question'],
    [['run', '--form', 'S', '--file', 'a.csv', '--save-mapping', '../x'], 'cannot be the name of a mapping'],
    [['run', '--form', 'S', '--file', 'a.csv', '--no-wait', '--timeout', '5'], 'exclude each other'],
    [['run', '--form', 'S', '--file', 'a.csv', '--complete', '--no-wait'], 'exclude each other'],
    [['run', '--form', 'S', '--file', 'a.csv', '--complete', '--no-failed-file'], 'rows would be lost'],
    [['run', '--form', 'S', '--file', 'a.csv', '--name', '{day}'], '--name does not know {day}'],
    [['run', '--form', 'S', '--file', 'a.csv', '--failed-out', '{form}.csv'], 'does not know {form}'],
    [['run', '--form', 'S'], 'Name what to import'],
    [['run', 'in', '--form', 'S', '--file', 'a.csv'], 'either a folder or a file'],
    [['run', 'in', '--form', 'S'], 'A folder needs --failed-dir'],
    [['run', 'a.csv', '--form', 'S', '--failed-dir', 'f'], 'belong to a folder'],
    [['run', 'a.csv', '--form', 'S', '--file', 'b.csv'], 'either a folder or a file'],
    [['run', 'in', '--form', 'S', '--failed-dir', 'f', '--no-wait'], 'exclude each other'],
    [['run', '--form', 'S', '--file', 'a.csv', '--move-to', 'done'], 'belong to a folder'],
    [['run', '--file', 'a.csv'], "required option '--form <form>' not specified"],
    [['status', '--wait'], 'need the id of an import'],
    [['continue', id], 'Use --file, --files, --set'],
    [['continue', id, '--file', 'a.csv', '--set', 'A:b=c'], 'exclude each other'],
    [['continue', id, '--set', 'A:b=c', '--skip-missing'], '--skip-missing needs --file'],
    [['cancel', 'strikes'], 'is not the id of an import'],
  ])('%j is refused', async (line, message) => {
    await expect(optionsOf(importCommand, ['import', ...line])).rejects.toThrow(message);
  });
});
