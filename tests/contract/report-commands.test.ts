// The commands on reports, against a server.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let analyst: Person;
let formName: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  let companyId: string;
  ({ id: companyId, admin } = await server.company());
  analyst = await server.person(companyId, 'ANALYST');
  const { form, ids } = exampleForm();
  formName = form.name;
  await server.publish(admin, form);
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday' },
  });
  await server.as(admin, filling.addRows, {
    params: { id: sheet.id },
    body: { rows: [{ answers: [{ questionId: ids.place, value: 'Rwy 07' }] }] },
  });
  folder = await mkdtemp(join(tmpdir(), 'formdeck-reports-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const run = (by: Person, ...line: string[]) =>
  runCommand(line, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: by.token } });

describe('formdeck reports', () => {
  it('makes, publishes, lists and runs a report', async () => {
    const made = await run(admin, 'reports', 'create', 'raw-rows', '--form', formName, '--name', 'All rows');
    expect(made.exitCode).toBe(0);
    expect((await run(analyst, 'reports', 'list')).stdout).not.toContain('All rows');
    expect((await run(admin, 'reports', 'publish', 'all rows')).exitCode).toBe(0);
    expect((await run(analyst, 'reports', 'list')).stdout).toContain('All rows');
    const shown = await run(analyst, 'reports', 'run', 'All rows', '--last', '7d');
    expect(shown.stdout).toContain('Rwy 07');
    const json = await run(analyst, 'reports', 'run', 'All rows', '--last', '7d', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ title: 'All rows' });
  });

  it('schedules a report once, however often it is told to', async () => {
    const set = (...line: string[]) =>
      run(
        admin,
        'reports',
        'schedule',
        'set',
        'All rows',
        '--every',
        'week',
        '--to',
        analyst.userName,
        ...line,
      );
    const schedules = async () =>
      JSON.parse((await run(admin, 'reports', 'schedule', 'list', '--json')).stdout) as { id: string }[];
    const entries = async () => {
      const body = { actions: ['report_schedule_changed'] as ['report_schedule_changed'] };
      return (await server.as(admin, filterAudit, { query: {}, body })).totalElements;
    };
    const at = ['--at', '2026-12-07 08:00'];
    const made = await set(...at);
    expect(made.stderr).toContain('Your report has been scheduled!');
    const again = await set(...at);
    expect(again).toMatchObject({ exitCode: 0, stdout: made.stdout });
    expect(again.stderr).toContain('nothing was changed');
    expect([(await schedules()).length, await entries()]).toEqual([1, 0]);
    const later = await set('--at', '2026-12-07 09:00');
    expect(later).toMatchObject({ exitCode: 0, stdout: made.stdout });
    expect(later.stderr).toContain('Your schedule was updated.');
    expect([(await schedules()).length, await entries()]).toEqual([1, 1]);
    const [schedule] = await schedules();
    await set('--schedule', schedule?.id ?? '', '--at', '2026-12-07 09:00');
    await set(...at, '--another');
    expect([(await schedules()).length, await entries()]).toEqual([2, 1]);
    expect((await set('--at', '2026-12-07 10:00')).stderr).toContain('2 schedules send this report');
  });

  it('saves a PDF and a workbook', async () => {
    for (const [name, start] of [
      ['rows.pdf', '%PDF'],
      ['rows.xlsx', 'PK'],
    ] as const) {
      const path = join(folder, name);
      const saved = await run(analyst, 'reports', 'run', 'All rows', '--last', '7d', '--out', path);
      expect(saved.stdout).toContain(path);
      expect((await readFile(path, 'latin1')).startsWith(start)).toBe(true);
    }
  });

  it('prints rows, alone and together', async () => {
    const listed = await run(analyst, 'rows', 'list', '--form', formName, '--all', '--ids');
    const ids = listed.stdout.split(/\s+/).filter(Boolean);
    expect(ids).toHaveLength(1);
    const alone = await run(analyst, 'rows', 'print', ids[0]?.slice(0, 8) ?? '', '--out', folder);
    expect(alone.stdout.trim()).toBe(join(folder, 'Monday row 1.pdf'));
    expect((await readFile(join(folder, 'Monday row 1.pdf'), 'latin1')).startsWith('%PDF')).toBe(true);
    const archive = join(folder, 'rows.zip');
    const each = await run(analyst, 'rows', 'print', ...ids, '--out', archive, '--json');
    expect(JSON.parse(each.stdout)).toMatchObject({ file: archive, rows: 1 });
    expect((await readFile(archive, 'latin1')).startsWith('PK')).toBe(true);
    const unknown = await run(analyst, 'rows', 'print', '00000000-0000-4000-8000-000000000000');
    expect(unknown.exitCode).toBe(1);
    expect((await run(analyst, 'rows', 'print')).exitCode).toBe(2);
  });

  it('says what is missing and what is not there', async () => {
    const missing = await run(analyst, 'reports', 'run', 'All rows');
    expect(missing.exitCode).toBe(2);
    expect(missing.stderr).toContain('start_date: This parameter is required.');
    const none = await run(
      analyst,
      'reports',
      'run',
      'All rows',
      '--from',
      '2020-01-01',
      '--to',
      '2020-01-02',
    );
    expect(none.exitCode).not.toBe(0);
    expect(none.stderr).toContain('There is no data for this report');
    expect((await run(analyst, 'reports', 'run', 'All row', '--last', '7d')).stderr).toContain('All rows');
  });

  it('makes a report of a dashboard, and takes its design from server to file and back', async () => {
    const designs = (...line: string[]) => run(admin, 'reports', 'designs', ...line);
    const made = await run(admin, 'reports', 'from-dashboard', formName);
    const name = `${formName}: dashboard`;
    expect(made.stderr).toContain(`Created the report "${name}".`);
    const shown = await run(admin, 'reports', 'run', name, '--last', '7d');
    expect(shown.stdout).toContain('Rwy 07');
    await run(admin, 'views', 'save', formName, 'Approved', '--review', 'approved');
    const ofView = await run(admin, 'reports', 'from-dashboard', formName, '--view', 'Approved');
    expect(ofView.stderr).toContain(`Created the report "${name} (2)".`);
    const none = await run(admin, 'reports', 'run', `${name} (2)`, '--last', '7d');
    expect(none.stderr).toContain('There is no data for this report');
    const path = join(folder, 'design.json');
    expect((await designs('export', name, '--out', path)).stdout.trim()).toBe(path);
    const tried = await designs('import', path, '--name', 'Copy', '--dry-run');
    expect(tried.stderr).toContain(`A new design "Copy" of the form "${formName}" would be created.`);
    expect((await designs('list')).stdout).not.toContain('Copy');
    expect((await designs('import', path, '--name', 'Copy')).exitCode).toBe(0);
    expect((await designs('import', path, '--name', 'copy')).stderr).toContain(
      'already a design with this name',
    );
    const same = await designs('import', path, '--name', 'Copy', '--replace');
    expect(same.stderr).toContain('Nothing to change in the design "Copy", version 1.');
    const exported = JSON.parse(await readFile(path, 'utf8')) as object;
    await writeFile(path, JSON.stringify({ ...exported, description: 'For the board' }));
    expect((await designs('import', path, '--name', 'Copy', '--replace')).stderr).toContain('version 2');
    expect((await designs('restore', 'copy', '1')).stderr).toContain('was restored as version 3');
    const versions = await designs('versions', 'Copy', '--json');
    expect(JSON.parse(versions.stdout)).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
    const inUse = await designs('delete', name, '--yes');
    expect([inUse.exitCode === 0, inUse.stderr]).toEqual([false, expect.stringContaining(`"${name}"`)]);
    expect((await designs('delete', 'Copy', '--yes')).exitCode).toBe(0);
    expect((await designs('show', name)).stdout).toContain('Section 1, figures');
    expect((await designs('show', 'raw-rows')).stderr).toContain('comes with Formdeck');
    const file = JSON.parse(await readFile(path, 'utf8')) as { sections: unknown[] };
    const faulty = join(folder, 'faulty.json');
    const sections = [...file.sections, { kind: 'text', text: '{lost}' }];
    await writeFile(faulty, JSON.stringify({ ...file, name: 'Faulty', sections }));
    const refused = await designs('import', faulty, '--dry-run');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('Section 9, text "{lost}": There is no value {lost}.');
    await writeFile(faulty, JSON.stringify({ ...file, sections: [{ kind: 'video' }] }));
    expect((await designs('import', faulty)).stderr).toContain(
      'sections.0.kind: A section is one of heading',
    );
  });
});
