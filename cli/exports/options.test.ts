import { describe, expect, it } from 'vitest';
import { optionsOf } from '#tests/support/options-of.ts';
import { exportCommand } from './command.ts';

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const target = {
  format: 'XLSX',
  onlyApproved: false,
  images: false,
  zip: false,
  ids: false,
  verbatim: false,
  entries: null,
  manifest: true,
  state: null,
  emptyOk: true,
  lock: null,
  dryRun: false,
};

const exportId = '00000000-0000-4000-8000-000000000009';

describe('the export commands', () => {
  it.each([
    [
      ['form', 'Strikes'],
      {
        ...target,
        out: '{form} {date} {time}.{format}',
        form: 'Strikes',
        range: { kind: 'last', last: '7d' },
      },
    ],
    [
      ['form', 'S', '--last', '24h', '--out', 'x.CSV'],
      { ...target, out: 'x.CSV', format: 'CSV', form: 'S', range: { kind: 'last', last: '24h' } },
    ],
    [
      ['form', 'S', '--from', '2026-01-01', '--out', '-'],
      {
        ...target,
        out: null,
        format: 'CSV',
        form: 'S',
        range: { kind: 'days', from: '2026-01-01', to: null },
      },
    ],
    [
      ['form', 'S', '--all', '--format', 'csv', '--out', 'daily/', '--no-empty-ok', '--verbatim'],
      {
        ...target,
        out: 'daily/{form} {date} {time}.{format}',
        format: 'CSV',
        emptyOk: false,
        verbatim: true,
        form: 'S',
        range: { kind: 'all' },
      },
    ],
    [
      ['sheets', id, id, '--filter', 'Cost > 5', '--any'],
      {
        ...target,
        out: '{form} {date} {time}.{format}',
        from: { sheetIds: [id, id] },
        filters: ['Cost > 5'],
        any: true,
        review: undefined,
      },
    ],
    [
      ['sheets', '--form', 'S', '--view', 'Costly', '--format', 'csv'],
      {
        ...target,
        out: '{form} {date} {time}.{format}',
        format: 'CSV',
        from: { form: 'S', view: 'Costly' },
        filters: [],
        any: false,
        review: undefined,
      },
    ],
    [
      ['form', 'S', '--all', '--entries', 'Damages'],
      {
        ...target,
        out: '{form} {date} {time}.{format}',
        format: 'CSV',
        entries: 'Damages',
        form: 'S',
        range: { kind: 'all' },
      },
    ],
    [['schedule', 'show', 'S'], { form: 'S' }],
    [
      ['schedule', 'set', 'S', '--every', 'Week', '--start', '2026-01-31 08:00', '--days', '0'],
      { form: 'S', every: 'WEEK', start: '2026-01-31 08:00', days: 0 },
    ],
    [['schedule', 'delete', 'S'], { form: 'S' }],
    [['download', exportId, '--out', 's.xlsx'], { id: exportId, out: 's.xlsx' }],
    [['delete', exportId], { id: exportId }],
  ])('%j', async (line, options) => {
    expect(await optionsOf(exportCommand, ['export', ...line])).toEqual(options);
  });

  it.each([
    [['form', 'S', '--out', '{day}.csv'], '--out does not know {day}'],
    [['form', 'S', '--out', '-', '--json'], 'exclude each other'],
    [['form', 'S', '--last', '7d', '--all'], 'Use one of'],
    [['form', 'S', '--to', '2026-01-31'], '--to needs --from'],
    [['form', 'S', '--incremental'], 'belong together'],
    [['form', 'S', '--incremental', '--state', 's', '--lock', 'l'], '--lock and --incremental exclude'],
    [['form', 'S', '--incremental', '--state', 's', '--last', '7d'], 'covers all entries'],
    [['form', 'S', '--incremental', '--state', 's', '--out', '-'], 'needs a file'],
    [['form', 'S', '--format', 'pdf'], '--format does not take "pdf"'],
    [['form', 'S', '--out', 'strikes.xls'], '--out: exports cannot be written as .xls'],
    [['form', 'S', '--entries', 'D', '--format', 'xlsx'], '--entries is for a CSV file'],
    [['form', 'S', '--entries', 'D', '--out', 'd.zip'], '--entries is for a CSV file'],
    [['sheets', 'strikes'], 'is not the id of a sheet'],
    [['download', 'strikes'], 'is not the id of an export'],
    [['schedule', 'set', 'S', '--every', 'hour'], '--every does not take "hour"'],
    [['schedule', 'set', 'S', '--days', '-1'], '--days takes a whole number from 0 to 3660'],
  ])('%j is refused', async (line, message) => {
    await expect(optionsOf(exportCommand, ['export', ...line])).rejects.toThrow(message);
  });
});
