// Reports by designs of one's own: the same numbers in all drawings, and to nobody more than they may see.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import * as forms from '#core/forms/calls.ts';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';
import { drawText } from '#core/reports/draw/text.ts';
import { allRows, designOfDashboard, type ShownRows } from '#core/reports/own/of-dashboard.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import { reportDocument } from '#core/reports/schema.ts';
import type { Send } from '#core/send.ts';
import { type DesignWorld, makeDesignWorld } from '#tests/support/design-world.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import type { TestServer } from '#tests/support/server.ts';

let world: DesignWorld;
let server: TestServer;
let people: DesignWorld['people'];
let formId: string;
let ids: DesignWorld['ids'];
beforeAll(async () => {
  world = await makeDesignWorld();
  ({ server, people, formId, ids } = world);
});
afterAll(() => server.close());

describe('a report by a design', () => {
  const day = 86_400_000;
  const days = { start_date: Date.now() - day, end_date: Date.now() + day };

  const full = (): DesignInput => ({
    name: `Everything ${randomUUID()}`,
    form: { id: formId },
    parameters: [
      { name: 'start_date', label: 'Start date', dataType: 7 },
      { name: 'end_date', label: 'End date', dataType: 7 },
      { name: 'size', label: 'Size', dataType: 1, allowBlank: true },
    ],
    filters: [{ question: ids.size, operator: 'EQ', parameter: 'size' }],
    values: [
      { name: 'fastest', label: 'Fastest', of: 'max', question: ids.speed, unit: 'kt' },
      { name: 'mean', label: 'Mean', of: 'average', question: ids.speed },
    ],
    sections: [
      { kind: 'heading', text: 'Inspections of {company}' },
      { kind: 'text', text: '{rows} rows by {people}, at most {fastest}, of size {size}.' },
      { kind: 'figures', figures: [{ value: 'rows' }, { value: 'mean' }] },
      { kind: 'widget', source: { from: 'widget', widget: world.widgetId } },
      { kind: 'widget', source: { from: 'question', question: ids.size } },
      {
        kind: 'table',
        title: 'All',
        columns: [
          { of: 'question', question: ids.shift },
          { of: 'sheet' },
          { of: 'question', question: ids.place },
          { of: 'question', question: ids.speed, total: 'sum' },
        ],
        order: { column: 3, descending: true },
      },
      {
        kind: 'table',
        title: 'Sizes',
        columns: [{ of: 'question', question: ids.speed, total: 'average' }],
        groupBy: { of: 'question', question: ids.size },
      },
      { kind: 'pageBreak' },
      {
        kind: 'table',
        title: 'Listed',
        columns: [{ of: 'user' }],
        groupBy: { of: 'sheet' },
        listsRows: true,
      },
    ],
  });

  it('has the same numbers as a page, a PDF, a workbook, text and the dashboard', async () => {
    const { id } = await world.reportBy(await world.create(full()));
    const document = await world.documentOf(people.analyst, id, days);
    expect(document.blocks.slice(0, 3)).toMatchObject([
      { text: expect.stringMatching(/^Inspections of ./) },
      { text: '4 rows by 1, at most 120.25 kt, of size –.' },
      { figures: [{ value: 4 }, { value: 105.25 }] },
    ]);
    // The widget of the dashboard, whose average of Large is of three rows.
    expect(document.blocks).toContainEqual(
      expect.objectContaining({
        name: 'Mean speed by size',
        rows: [
          ['Large', 110.25, 3],
          ['Small', 90.25, 1],
        ],
      }),
    );
    const html = await (await world.run(people.analyst, id, 'HTML', days)).text();
    const page = html
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    const sheets = readXlsx(
      Buffer.from(await (await world.run(people.analyst, id, 'XLSX', days)).arrayBuffer()),
    );
    const cells = sheets.flatMap(({ rows }) => rows.flat().map(String));
    const lines = drawText(document, {
      formats: internationalFormats(),
      width: 200,
      widthOf: (text) => text.length,
    }).join('\n');
    const wanted = document.blocks.flatMap((block) => {
      if (block.kind === 'figures') return block.figures.map(({ value }) => value);
      return block.kind === 'table' ? [...block.rows, block.total ?? []].flat() : [];
    });
    expect(wanted.length).toBeGreaterThan(40);
    for (const value of wanted) {
      if (value === null || value === '') continue;
      expect(page).toContain(String(value));
      expect(lines).toContain(String(value));
      expect(cells).toContain(String(value));
    }
    expect(page).toContain('Apron <b>');
    const pdf = new Uint8Array(await (await world.run(people.analyst, id, 'PDF', days)).arrayBuffer());
    expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');
    const narrowed = await world.documentOf(people.analyst, id, { ...days, size: 'Small' });
    expect(narrowed.blocks[1]).toMatchObject({ text: '1 rows by 1, at most 90.25 kt, of size Small.' });
    expect(narrowed.about).toContainEqual({ label: 'Size', value: 'Small' });
    expect((await world.run(people.analyst, id, 'HTML', { ...days, size: 'Huge' })).status).toBe(204);
  }, 60_000);

  it('is there for those who see its form, and shows them what they see', async () => {
    const { id } = await world.reportBy(await world.create(full()));
    await expect(world.run(people.stranger, id, 'JSON', days)).rejects.toMatchObject({ status: 404 });
    const listed = await server.as(people.stranger, reports.listReports, {});
    expect(listed.map((report) => report.id)).not.toContain(id);
    // Somebody who loses the group loses the report.
    const [before, after] = [
      await world.documentOf(people.analyst, id, days),
      await world.documentOf(people.admin, id, days),
    ];
    expect(before.blocks).toEqual(after.blocks);
  });

  it('is previewed before it is stored, with what sections lack in their place, by admins alone', async () => {
    const design: DesignInput = {
      ...full(),
      sections: [
        { kind: 'text', text: '{rows}' },
        { kind: 'photos', title: 'Seen' },
      ],
    };
    const body = { design, format: 'JSON', parameters: days } as const;
    const shown = await server.as(people.admin, designs.previewDesign, { body });
    expect(reportDocument.parse(await shown.json()).blocks).toEqual([
      { kind: 'text', text: '4' },
      { kind: 'text', text: 'Section 2, photos "Seen": Choose a question.' },
    ]);
    await expect(server.as(people.manager, designs.previewDesign, { body })).rejects.toMatchObject({
      status: 403,
    });
    const none = server.as(people.admin, designs.previewDesign, { body: { ...body, parameters: {} } });
    await expect(none).rejects.toMatchObject({ details: { errors: [{}, {}] } });
  });

  it('is made of a dashboard, whose numbers it has', async () => {
    const form = await server.as(people.admin, forms.readForm, { params: { id: formId } });
    const { id } = await world.reportBy(await world.create(designOfDashboard(form)));
    const document = await world.documentOf(people.analyst, id, days);
    const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual(['Mean speed by size', ...form.questions.map(({ text }) => text)]);
  });

  it('is made of a dashboard with one action, again under a name that is free', async () => {
    const form = await server.as(people.admin, forms.readForm, { params: { id: formId } });
    const send: Send = (call, input) => server.as(people.admin, call, input);
    const made = [
      await reportOfDashboard.run(send, { form, shown: allRows, timeZone: 'UTC' }),
      await reportOfDashboard.run(send, { form, shown: allRows, timeZone: 'UTC' }),
    ];
    expect(made.map(({ name, published }) => [name, published])).toEqual([
      // The test before has made the first.
      [`${form.name}: dashboard (2)`, false],
      [`${form.name}: dashboard (3)`, false],
    ]);
    expect((await world.run(people.admin, made[1]?.id ?? '', 'HTML', days)).status).toBe(200);
  });

  it('is of the rows that the dashboard showed: its filter, its sheets, and its latest days', async () => {
    const form = await server.as(people.admin, forms.readForm, { params: { id: formId } });
    const send: Send = (call, input) => server.as(people.admin, call, input);
    const filters = [{ questionId: ids.size, operator: 'EQ' as const, values: ['Large'] }];
    const reportOf = async (changes: Partial<ShownRows>) => {
      const shown = { ...allRows, ...changes };
      return (await reportOfDashboard.run(send, { form, shown, timeZone: 'UTC' })).id;
    };
    const rowsAndAbout = async (id: string, parameters = {}) => {
      const { blocks, about } = await world.documentOf(people.admin, id, parameters);
      const figures = blocks.find(({ kind }) => kind === 'figures');
      const rows = figures?.kind === 'figures' ? figures.figures[0]?.value : null;
      return [rows, about.find(({ label }) => label === 'Entries')?.value];
    };
    const filtered = await reportOf({ filter: { filters } });
    expect(await rowsAndAbout(filtered, days)).toEqual([3, 'Size equals Large']);
    // A dashboard of the last days: the report asks for none.
    const latest = await reportOf({ filter: { lastDays: 7, userIds: [people.user.id], alerts: false } });
    expect(await rowsAndAbout(latest)).toEqual([
      1,
      `Date in the last 7 days, Without alerts, User equals ${people.user.userName}`,
    ]);
    const ofSheet = await reportOf({ sheetIds: [world.sheetId] });
    expect(await rowsAndAbout(ofSheet, days)).toEqual([4, 'Sheet Night shift']);
    const elsewhere = await reportOf({ sheetIds: [randomUUID()] });
    expect((await world.run(people.admin, elsewhere, 'HTML', days)).status).toBe(204);
    const reviewed = await reportOf({ filter: { reviewState: 'APPROVED' } });
    expect((await world.run(people.admin, reviewed, 'HTML', days)).status).toBe(204);
  });
});
