// The worst of each kind that a company may ask for: what the benchmark of neighbours does in a loop.
import { randomUUID } from 'node:crypto';
import { applyCatalogChanges, createCatalogType, readCatalog } from '#core/catalog/calls.ts';
import { requestLogo } from '#core/appearance/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { optionsOfFormLimit } from '#core/forms/validate.ts';
import * as importCalls from '#core/imports/calls.ts';
import type { Target } from '#core/http.ts';
import { createReport, printRows, runReport } from '#core/reports/calls.ts';
import { createDesign } from '#core/reports/design-calls.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import { maximumColumnsPageSize } from '#core/paging.ts';
import { filterRows, filterSheetRows, listRows, summarizeRows } from '#core/sheets/calls.ts';
import { columnsMediaType, oldestFirst } from '#core/sheets/schema.ts';
import { csvOf, importFile } from './imports.ts';
import { wideForm } from './wide-form.ts';
import type { World } from './world.ts';

/** Of what there is how much. */
export type Sizes = {
  rows: number;
  paperRows: number;
  printedRows: number;
  catalogItems: number;
  options: number;
};
export const benchSizes: Sizes = {
  rows: 40_000,
  paperRows: 3_000,
  printedRows: 200,
  catalogItems: 20_000,
  options: optionsOfFormLimit,
};

type KindsWorld = Pick<World, 'http' | 'target' | 'sql'>;
export type Kind = () => Promise<string>;

export async function worstOf(
  world: KindsWorld,
  { rows, paperRows, printedRows, catalogItems, options }: Sizes = benchSizes,
): Promise<Record<string, Kind>> {
  const { http, target } = world;
  const form = wideForm(20);
  const { csv } = csvOf(form, Number.POSITIVE_INFINITY, rows);
  const { sheetId } = await importFile(world, form, csv, () => {});
  await world.sql('vacuum (analyze) rows');
  const { heaviest, tables, paper } = designsOf(form, paperRows);
  const reportOf = async (reportId: string) =>
    (await http.send(target, createReport, { body: { reportId, templateIds: [form.id] } })).id;
  const ofDesign = async (body: DesignInput) =>
    reportOf((await http.send(target, createDesign, { body })).id);
  const ids = {
    heaviest: await ofDesign(heaviest),
    tables: await ofDesign(tables),
    paper: await ofDesign(paper),
  };
  const run = async (id: string, format: 'PDF' | 'XLSX' | 'HTML' | 'JSON') => {
    const file = await http.send(target, runReport, { params: { id }, body: { format } });
    return read(await file.arrayBuffer());
  };
  const page = await http.send(target, listRows, { params: { id: sheetId }, query: { size: printedRows } });
  const rowIds = 'content' in page ? page.content.map(({ id }) => id) : page.id;
  const texts = form.questions.filter(({ type }) => type === 'TEXT');
  const filters = Array.from({ length: 20 }, (_, place) => ({
    questionId: texts[place % texts.length]?.id ?? '',
    operator: 'NOT_CONTAINS' as const,
    values: Array.from({ length: 100 }, (_each, value) => `no ${place} ${value}`),
  }));
  const json = async (body: string) =>
    read(await raw(target, 'POST', '/template', { 'content-type': 'application/json' }, body));
  const crafted = await craftedForm(world);
  const large = wideForm(1_000);
  const choices = manyChoices(options);
  await largeCatalog(world, catalogItems);
  return {
    'a report of the heaviest design': () => run(ids.heaviest, 'JSON'),
    'a workbook of long tables': () => run(ids.tables, 'XLSX'),
    'a page of long tables': () => run(ids.tables, 'HTML'),
    'a PDF of many rows': () => run(ids.paper, 'PDF'),
    'a print of many rows': async () => {
      const file = await http.send(target, printRows, { body: { rowIds, format: 'PDF' } });
      return read(await file.arrayBuffer());
    },
    'a summary of a costly filter and widget': async () => {
      const widget = {
        id: randomUUID(),
        title: 'w',
        groupByQuestion: null,
        widgetOrder: null,
        hidden: false,
      };
      const body = {
        sheetIds: [sheetId],
        rowFilters: { filters },
        widget: { ...widget, map: 1, filter: longFilter(form, 200), aggregation: 'COUNT' as const },
      };
      await http.send(target, summarizeRows, { params: { id: form.id }, body });
      return 'done';
    },
    'an export as a workbook': async () =>
      read(
        await raw(target, 'POST', '/export/sheet?format=XLSX', {}, JSON.stringify({ sheetIds: [sheetId] })),
      ),
    'a logo of nested uses': async () => {
      const { url, method, headers } = await http.send(target, requestLogo, {
        body: { mimetype: 'image/svg+xml' },
      });
      return read(await (await fetch(url, { method, headers, body: nestedUses })).arrayBuffer());
    },
    'a body of half a million brackets': () => json('['.repeat(500_000)),
    'a body of as many beside each other': () =>
      json(`{"name":"x","alerts":[{"expression":[${'[],'.repeat(330_000)}[]]}]}`),
    'a catalog read as a whole': async () => {
      await http.send(target, readCatalog, {});
      return 'done';
    },
    'the largest pages of rows': async () => {
      const [query, body] = [
        { size: maximumColumnsPageSize, sort: oldestFirst },
        { sheetIds: [sheetId], rowFilters: {} },
      ];
      await http.send(target, filterRows, { query, body }, { headers: { accept: columnsMediaType } });
      return 'done';
    },
    'a filter of the highest cost': async () => {
      await http.send(target, filterSheetRows, {
        params: { id: sheetId },
        query: { size: 500 },
        body: { filters },
      });
      return 'done';
    },
    'a form of a thousand questions': async () => {
      const id = randomUUID();
      const questions = large.questions.map((question) => ({ ...question, id: randomUUID() }));
      await http.send(target, forms.createForm, { body: { ...large, id, name: id, questions, alerts: [] } });
      await http.send(target, forms.deleteForm, { params: { id } });
      return 'done';
    },
    'a form of as many options as may be': async () => {
      const id = randomUUID();
      const ofChoices = { ...large, id, name: id, questions: choices(), alerts: [] };
      const { version } = await http.send(target, forms.createForm, { body: ofChoices });
      const body = { ...ofChoices, version, description: 'saved again' };
      await http.send(target, forms.changeForm, { params: { id }, body });
      await http.send(target, forms.readForm, { params: { id } });
      await http.send(target, forms.deleteForm, { params: { id } });
      return 'done';
    },
    // Last: what it schedules goes on in the background.
    'an import of crafted cells': () => crafted(),
  };
}

async function raw(
  { server, token }: Target,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<ArrayBuffer> {
  const all = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
  const reply = await fetch(`${server}${path}`, { method, headers: all, body });
  const bytes = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(Buffer.from(bytes).toString().slice(0, 200));
  return bytes;
}

const read = (bytes: ArrayBuffer) => (bytes.byteLength > 0 ? 'done' : 'nothing');

type WideForm = ReturnType<typeof wideForm>;

function longFilter({ questions }: WideForm, conditions: number) {
  const numbers = questions.filter(({ type }) => type === 'NUMERIC');
  return {
    or: Array.from({ length: conditions }, (_, place) => ({
      '>': [{ var: numbers[place % numbers.length]?.id ?? '' }, 10_000 + place],
    })),
  };
}

/** Just below what is refused for so many rows; and tables of all columns in an order. */
function designsOf(form: WideForm, paperRows: number): Record<'heaviest' | 'tables' | 'paper', DesignInput> {
  const own = { form: { id: form.id } };
  const [text] = form.questions;
  const table = (mostRows: number) => ({
    kind: 'table' as const,
    columns: form.questions.map(({ id }) => ({ of: 'question' as const, question: id })),
    order: { column: form.questions.findIndex(({ id }) => id === text?.id), descending: true },
    mostRows,
  });
  return {
    heaviest: {
      ...own,
      name: 'Heaviest',
      values: Array.from({ length: 30 }, (_, place) => ({
        name: `value${place}`,
        label: `Value ${place}`,
        of: 'share' as const,
        filter: longFilter(form, 60),
      })),
      sections: Array.from({ length: 60 }, (_, place) => ({
        kind: 'widget' as const,
        source: {
          from: 'question' as const,
          question: form.questions[place % form.questions.length]?.id ?? '',
        },
      })),
    },
    tables: { ...own, name: 'Tables', sections: Array.from({ length: 5 }, () => table(10_000)) },
    paper: { ...own, name: 'Paper', sections: [table(paperRows)] },
  };
}

/** A cell of quotation marks and blanks, with a separator that is searched for in it. */
async function craftedForm({ http, target }: KindsWorld): Promise<Kind> {
  const form = wideForm(2);
  const [title, list] = form.questions;
  if (title === undefined || list === undefined) throw new Error('The form has two questions.');
  const questionOptions = ['a', 'b'].map((value, order) => ({ id: randomUUID(), name: value, value, order }));
  const questions = [title, { ...list, type: 'CHECKBOXES' as const, questionOptions }];
  await http.send(target, forms.createForm, { body: { ...form, questions, alerts: [] } });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const csv = `T,N\nrow,"""1""${' '.repeat(30_000)}x"\n`;
  return async () => {
    const upload = await http.send(target, importCalls.requestUpload, {});
    const sent = await fetch(upload.url, { method: upload.method, headers: upload.headers, body: csv });
    if (!sent.ok) throw new Error(`The file was refused: ${sent.status} ${await sent.text()}`);
    const body = {
      fileName: upload.s3Resource,
      originalFileName: 'bench.csv',
      columnMap: { [title.id]: 0, [list.id]: 1 },
      cellFormats: { [list.id]: { separator: ',' } },
    };
    await http.send(target, importCalls.scheduleImport, { params: { id: form.id }, body });
    return 'done';
  };
}

async function largeCatalog({ http, target }: KindsWorld, count: number): Promise<void> {
  const type = await http.send(target, createCatalogType, { body: { name: 'Machine' } });
  const items = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    name: `Machine ${place}`,
    typeId: type.id,
    parentId: null,
  }));
  await http.send(target, applyCatalogChanges, { body: { create: items } });
}

/** Questions that share so many options evenly. */
function manyChoices(options: number) {
  const each = 1_000;
  return () =>
    Array.from({ length: options / each }, (_, order) => ({
      id: randomUUID(),
      order,
      text: `Choice ${order}`,
      type: 'RADIO' as const,
      required: true,
      questionOptions: Array.from({ length: each }, (__, place) => ({
        value: `Option ${place}`,
        order: place,
      })),
    }));
}

const nestedUses = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect id="a0" width="1" height="1"/>${Array.from(
  { length: 9 },
  (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
).join('')}</svg>`;
