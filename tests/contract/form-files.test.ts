// Forms as files and as XLSForms, by the commands and against a real server: what goes out comes in again, and applying
// twice changes nothing.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadImage } from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { element } from '#core/forms/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { unzip } from '#tests/support/unzip.ts';

let server: TestServer;
let admin: Person;
let companyId: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  folder = mkdtempSync(join(tmpdir(), 'formdeck-files-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

async function run(person: Person, ...line: string[]) {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: person.token };
  return runCommand(['forms', ...line], { env });
}

async function json<T>(person: Person, ...line: string[]): Promise<T> {
  const { stdout, stderr } = await run(person, ...line, '--json');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

it('differs from a published form that does not allow its changes, which is no failure', async () => {
  const { form } = exampleForm({ name: 'Ramp check' });
  await server.publish(admin, form);
  const file = join(folder, 'ramp.json');
  await run(admin, 'export', 'Ramp check', '--out', file);
  change(file, '"Speed"', '"Speed (kt)"');
  change(file, '"Ramp check"', '"Ramp round"');
  const diff = await run(admin, 'diff', file);
  expect(diff).toMatchObject({ exitCode: 3, stdout: expect.stringContaining('Ramp round') as unknown });
  expect(diff.stderr).toContain('`forms apply` needs --new-version');
});

it('names the archived forms that an export of all leaves out', async () => {
  const { form } = exampleForm({ name: 'Old round' });
  await server.publish(admin, form);
  await server.as(admin, forms.archiveForm, { params: { id: form.id } });
  const { stderr } = await run(admin, 'export', '--all', '--out', join(folder, 'all/'));
  expect(stderr).toContain('Archived forms are left out, unless they are named: "Old round".');
});

/** Changes a file as an editor would. */
function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`No ${from} in ${text}`);
  writeFileSync(path, text.replaceAll(from, to));
}

type Step = { file: string; id: string; action: string; published?: boolean; changes: { what: string }[] };
const actions = (steps: readonly Step[]) => steps.map(({ action }) => action);

describe('a form as a file', () => {
  it('goes out, is changed and comes in, once', async () => {
    const groupId = await server.group(companyId, 'Night crew');
    const { form } = exampleForm({ name: 'Gate check', groupIds: [groupId], reviewers: [{ id: admin.id }] });
    await server.as(admin, forms.createForm, { body: form });
    const file = join(folder, 'gate.json');
    expect((await run(admin, 'export', 'Gate check', '--out', file)).stdout).toBe(`${file}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      groups: ['Night crew'],
      reviewers: [admin.userName],
      alerts: [{ expression: { '>': [{ var: 'Speed' }, 100] } }],
    });
    expect((await run(admin, 'diff', file)).exitCode).toBe(0);

    change(file, '"Speed"', '"Speed (kt)"');
    change(file, '"Large"', '"Large", "Huge"');
    const diff = await run(admin, 'diff', file);
    expect(diff.exitCode).toBe(3);
    expect(diff.stdout).toBe(
      `${file}: "Gate check" would be changed\n` +
        '  ~ Question "Speed (kt)": title: Speed -> Speed (kt)\n' +
        '  + Option "Huge" of question "Size"\n',
    );
    expect(actions(await json<Step[]>(admin, 'apply', file, '--dry-run'))).toEqual(['change']);
    expect(actions(await json<Step[]>(admin, 'apply', file))).toEqual(['change']);
    expect(actions(await json<Step[]>(admin, 'apply', file))).toEqual(['none']);
    const now = await server.as(admin, forms.readForm, { params: { id: form.id } });
    expect(now.version).toBe(2);
    expect(now.alerts[0]?.expression).toEqual(form.alerts[0]?.expression);
    expect(now.questions.map(({ questionOptions }) => questionOptions.length)).toEqual([0, 0, 4, 3, 0, 0, 0]);
  });

  it('that is published keeps what it must, and gets better by a next version', async () => {
    const { form } = exampleForm({ name: 'Published check' });
    await server.as(admin, forms.createForm, { body: form });
    const file = join(folder, 'published.json');
    await run(admin, 'export', form.id, '--out', file);
    expect(await json<Step[]>(admin, 'apply', file, '--publish', '--yes')).toMatchObject([
      { action: 'none', published: true },
    ]);
    change(file, '"Place"', '"Stand"');
    const refused = await run(admin, 'apply', file);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('"Stand": The title of a published question cannot be changed');
    expect(refused.stderr).toContain('--new-version');

    expect(actions(await json<Step[]>(admin, 'apply', file, '--new-version'))).toEqual(['version']);
    expect(actions(await json<Step[]>(admin, 'apply', file, '--new-version'))).toEqual(['none']);
    const inForce = async () =>
      (await server.as(admin, forms.readForm, { params: { id: form.id } })).questions[0]?.text;
    expect(await inForce()).toBe('Place');
    await run(admin, 'apply', file, '--new-version', '--publish', '--yes');
    expect(await inForce()).toBe('Stand');
    expect(actions(await json<Step[]>(admin, 'apply', file, '--new-version', '--publish', '--yes'))).toEqual([
      'none',
    ]);
  });

  it('is checked before anything is written, with all others', async () => {
    const mixed = join(folder, 'mixed');
    const { form } = exampleForm({ name: 'Written last' });
    await server.as(admin, forms.createForm, { body: form });
    await run(admin, 'export', 'Written last', '--out', `${mixed}/`);
    change(join(mixed, 'written-last.json'), '"Place"', '"Spot"');
    const broken = { name: 'Broken', groups: ['Nobody'], questions: [{ text: ' ', type: 'TEXT' }] };
    writeFileSync(join(mixed, 'broken.json'), JSON.stringify(broken));
    const { stderr, exitCode } = await run(admin, 'apply', mixed);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('broken.json groups.0: There is no user group "Nobody" here.');
    expect(stderr).toContain('broken.json questions.0.text: A question title is required');
    const now = await server.as(admin, forms.readForm, { params: { id: form.id } });
    expect(now.version).toBe(1);
  });

  it('moves to another company', async () => {
    const other = await server.company('Lakeside Foods');
    await server.person(other.id, 'MANAGER');
    const { form } = exampleForm({ name: 'Moving' });
    await server.as(admin, forms.createForm, { body: form });
    const home = join(folder, 'all');
    await run(admin, 'export', '--all', '--out', home);
    expect(readdirSync(home)).toContain('moving.json');
    const file = join(home, 'moving.json');
    expect(actions(await json<Step[]>(other.admin, 'apply', file))).toEqual(['create']);
    expect(actions(await json<Step[]>(other.admin, 'apply', file))).toEqual(['none']);
  });

  it('that was written by hand means the form of its name', async () => {
    const file = join(folder, 'by-hand.json');
    const questions = [{ text: 'Which', type: 'RADIO', required: true, options: ['A', 'B'] }];
    writeFileSync(file, JSON.stringify({ name: 'By hand', questions }));
    expect(actions(await json<Step[]>(admin, 'apply', file))).toEqual(['create']);
    expect(actions(await json<Step[]>(admin, 'apply', file))).toEqual(['none']);
    writeFileSync(
      file,
      JSON.stringify({ name: 'By hand', questions: [...questions, { text: 'Why', type: 'TEXT' }] }),
    );
    const [step] = await json<Step[]>(admin, 'apply', file);
    expect(step?.changes.map(({ what }) => what)).toEqual(['Question "Why"']);
    const twice = await run(admin, 'apply', file, join(folder, 'by-hand.json'));
    expect(twice.exitCode).toBe(0);
    writeFileSync(join(folder, 'again.json'), readFileSync(file));
    expect((await run(admin, 'apply', file, join(folder, 'again.json'))).stderr).toContain(
      'are the same form',
    );
  });

  it('is for those who may edit forms', async () => {
    const user = await server.person(companyId, 'USER');
    const file = join(folder, 'by-user.json');
    writeFileSync(
      file,
      JSON.stringify({ name: 'Mine', questions: [{ text: 'A', type: 'TEXT', required: true }] }),
    );
    const { stderr, exitCode } = await run(user, 'apply', file);
    expect(exitCode).toBe(77);
    expect(stderr).toContain('Your role does not allow this.');
  });
});

describe('a form', () => {
  it('is copied', async () => {
    const { form, ids } = exampleForm({ name: 'Original' });
    await server.as(admin, forms.createForm, { body: form });
    const copy = await json<forms.WholeForm>(admin, 'copy', 'Original');
    expect(copy).toMatchObject({ name: 'Copy of Original', published: false });
    expect(copy.questions.map(({ id }) => id)).not.toContain(ids.place);
    expect(copy.questions.map(({ text }) => text)).toEqual(form.questions.map(({ text }) => text));
  });

  it('goes out as an XLSForm with its pictures, byte for byte, and comes in again', async () => {
    const { form } = exampleForm({ name: 'Valves' });
    const image = { width: 4, height: 4, channels: 3, background: '#3377aa' } as const;
    const bytes = new Uint8Array(await sharp({ create: image }).png().toBuffer());
    const picture = { id: randomUUID(), text: 'A valve, closed' };
    await server.as(admin, uploadImage, { params: { id: picture.id }, body: bytes });
    const data = { label: 'Close the valve', picture };
    const elements = [element.parse({ id: randomUUID(), type: 'DESCRIPTION', data })];
    await server.as(admin, forms.createForm, { body: { ...form, elements } });
    const file = join(folder, 'valves.zip');
    await run(admin, 'export-xlsform', 'Valves', '--out', file);
    const files = unzip(readFileSync(file));
    expect([...files.keys()]).toEqual(['valves.xlsx', 'valves-media/picture-1.png']);
    expect(files.get('valves-media/picture-1.png')).toEqual(Buffer.from(bytes));

    const other = await server.company('Lakeside Valves');
    const { id } = await json<{ id: string }>(other.admin, 'import-xlsform', file);
    const { elements: read } = await server.as(other.admin, forms.readForm, { params: { id } });
    expect(read.map(({ data: shown }) => [shown.label, shown.picture?.text])).toEqual([
      ['Close the valve', 'A valve, closed'],
    ]);
    const reply = await server.fetch(other.admin, `/image/${read[0]?.data.picture?.id}`);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
    const user = await server.person(companyId, 'USER');
    expect((await run(user, 'import-xlsform', file)).exitCode).toBe(77);
    const out = await run(admin, 'export-xlsform', 'Valves', '--out', join(folder, 'valves.xlsx'));
    expect(out.stderr + out.stdout).toContain('The picture of "Close the valve" is left out');
  });

  it('goes out as an XLSForm and comes in again', async () => {
    const { form } = exampleForm({ name: 'For the field' });
    await server.as(admin, forms.createForm, { body: form });
    const file = join(folder, 'field.xlsx');
    const out = await run(admin, 'export-xlsform', 'For the field', '--out', file);
    expect(out.stdout).toContain('The alert "Fast" is left out');
    const dry = await json<{ dryRun: boolean }>(admin, 'import-xlsform', file, '--dry-run');
    expect(dry.dryRun).toBe(true);
    const { id } = await json<{ id: string }>(admin, 'import-xlsform', file, '--name', 'From the field');
    const made = await server.as(admin, forms.readForm, { params: { id } });
    expect(made.name).toBe('From the field');
    const outline = ({ text, type, required }: forms.WholeForm['questions'][number]) => [
      text,
      type,
      required,
    ];
    expect(made.questions.map(outline)).toEqual(form.questions.map(outline));
    expect(made.contextQuestions.map(outline)).toEqual(form.contextQuestions.map(outline));
  });

  it('is not made of what is no workbook', async () => {
    const file = join(folder, 'none.xlsx');
    writeFileSync(file, 'not a workbook');
    expect((await run(admin, 'import-xlsform', file)).stderr).toContain('is not an XLSX workbook.');
  });
});

it('a command with a token that is good no longer says what to do about it', async () => {
  const { exitCode, stderr } = await run({ ...admin, token: `${admin.token}x` }, 'list');
  expect(exitCode).toBe(4);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
    'FORMDECK_TOKEN was rejected: it has expired, was revoked, or belongs to another server. Create another one with `formdeck tokens create`',
  );
});
