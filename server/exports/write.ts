// Writes the file of an export while its rows are read, and then its manifest. Only the ids of its sheets, and the names
// of images, are in memory as a whole.
import type { Actor } from '#core/actor.ts';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { entriesName } from '#core/exports/file-name.ts';
import { isZip, tableExtension } from '#core/exports/format.ts';
import {
  counted,
  type ExportManifest,
  manifestFile,
  manifestLines,
  type Noted,
  toApplyChanges,
} from '#core/exports/manifest.ts';
import { uniqueNames } from '#core/exports/image-names.ts';
import { sheetName } from '#core/files/xlsx/sheet-names.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { Tx } from '#server/db/transaction.ts';
import { csvWriter } from '#server/files/csv.ts';
import { geoJsonWriter } from '#server/files/geo-json.ts';
import { measured } from '#server/files/digest.ts';
import type { Output } from '#core/files/output.ts';
import type { TableWriter, WriteResult } from '#core/files/table.ts';
import type { Reading } from '#server/readers/reading.ts';
import { xlsxWriter, zipWriter } from '#server/files/zip.ts';
import type { Services } from '#server/services.ts';
import { type ExportedImages, imagesAsFiles, imagesLeftOut } from './images/images.ts';
import { type PhotoPlaces, photoPlaces } from './images/photo-places.ts';
import type { ExportPlan } from './plan.ts';
import { type EntryTable, entryTable } from './entries/entry-table.ts';
import { asStoring, writeEntries, type WrittenEntries } from './entries/write-entries.ts';
import { type PassedRows, passRows } from './pass-rows.ts';
import { havePassed } from './rows-store.ts';
import { exportedSheets } from './store.ts';
import { type RowTable, rowTable, sheetTable, type TableTexts } from './table.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

export type ExportWriting = {
  tx: Tx;
  actor: Actor;
  plan: ExportPlan;
  services: Services;
  /** How whoever gets it reads. */
  reading: Reading;
  /** Called periodically with the number of rows written. May throw to stop. */
  onRows?: (rows: number) => Promise<void>;
};

/** Writes the file to an output, which stays open. */
export async function writeExport(output: Output, writing: ExportWriting): Promise<ExportManifest> {
  const { actor, plan, services } = writing;
  const now = services.now();
  const at = now + offsetAt(now, actor.timeZone);
  if (!isZip(plan.options)) {
    const open: OpenFile = async () => ({ write: output, end: async () => null });
    return writeTables(open, await partsOf(writing, at, imagesLeftOut(plan.cached)));
  }
  const zip = zipWriter(output, at);
  const open: OpenFile = (name) => zip.entry(name, { isCompressed: plan.options.format === 'XLSX' });
  const images = plan.options.images ? imagesAsFiles({ tx: writing.tx, actor, services }, plan.cached) : null;
  const parts = await partsOf(writing, at, images ?? imagesLeftOut(plan.cached));
  const manifest = await writeTables(open, parts);
  await images?.write(zip);
  const entry = await zip.entry(manifestFile);
  await entry.write(`${JSON.stringify(manifest, null, 2)}\n`);
  await entry.end();
  await zip.end();
  return manifest;
}

/** Starts a file of the export: within a ZIP, or the only one. */
type OpenFile = (name: string) => Promise<{ write: Output; end(): Promise<unknown> }>;

type Parts = ExportWriting & {
  /** Local time. */
  at: number;
  images: ExportedImages;
  places: PhotoPlaces;
  words: TableTexts;
  table: RowTable;
  /** Of the questions whose entries have a line each. */
  entryTables: readonly EntryTable[];
};

async function partsOf(writing: ExportWriting, at: number, images: ExportedImages): Promise<Parts> {
  const { tx, plan, actor } = writing;
  const { definition, former } = plan.form;
  const alerts = [...definition.alerts, ...former.formerAlerts];
  const places = photoPlaces(writing);
  const words: TableTexts = {
    placeOf: places.of,
    timeZone: actor.timeZone,
    alertNames: new Map(alerts.map(({ id, name }) => [id, name])),
    catalogNames: plan.catalogNames,
  };
  const withReasons = mayHavePassed(definition) || (await havePassed(tx, actor, plan.sheetIds));
  const withChanges = plan.changes !== null;
  const withIds = plan.options.ids;
  const table = rowTable(plan.cached, words, { withChanges, withIds, withReasons });
  const entryTables = plan.entries.map((question) => entryTable(question, words, { withChanges }));
  return { ...writing, at, images, places, words, table, entryTables };
}

function writeTables(open: OpenFile, parts: Parts): Promise<ExportManifest> {
  const { format, entries } = parts.plan.options;
  if (format === 'XLSX') return writeWorkbook(open, parts);
  return entries === undefined ? writeTexts(open, parts) : writeEntriesAlone(open, parts);
}

async function writeWorkbook(open: OpenFile, parts: Parts): Promise<ExportManifest> {
  const { tx, actor, plan, at, words, images, places, table, entryTables } = parts;
  const file = await open(fileNameOf(parts));
  const book = xlsxWriter((bytes) => file.write(bytes), at);
  const [rowsName, contextName, aboutName] = [t(both.rows), t(m.context), t(both.about)];
  await book.sheet(rowsName, table.columns);
  const passed = await writeRows(book, parts);
  const context = sheetTable(plan.cached, words);
  await book.sheet(contextName, context.columns);
  const sheetIds = [...passed.rowsOfSheets.keys()];
  const { contextQuestions } = plan.cached.asRead;
  for await (const batch of exportedSheets(tx, actor, sheetIds, contextQuestions)) {
    await places.learn(batch.map(asStoring), { contextQuestions, questions: [] });
    await book.write(
      batch.map((sheet) => context.cellsOf(sheet, passed.rowsOfSheets.get(sheet.id) ?? 0, images.nameIn(0))),
    );
  }
  const entries: WrittenEntries[] = [];
  for (const each of entryTables) {
    // The other names are those of what they hold in every export.
    await book.sheet(sheetName(each.question.text, [rowsName, contextName, aboutName]), each.columns);
    entries.push((await writeEntries(book, afterRows(parts), each, passed)).written);
  }
  await book.sheet(aboutName, [
    { header: aboutName, kind: 'text', width: 20 },
    { header: t(m.thisExport), kind: 'text', width: 90 },
  ]);
  const { sheets, cutCells } = book.soFar();
  const files = sheets.map(({ path, rows, bytes, sha256 }) => ({ name: path, rows, bytes, sha256 }));
  const changed = textsChanged({ cutCells, harmlessCells: 0 });
  const manifest = manifestOf(parts, { ...passed, entries, files, changed });
  await book.write(manifestLines(manifest));
  await book.end();
  await file.end();
  return manifest;
}

/** A file that has rows and nothing else; in a ZIP, one more for the entries of each question. */
async function writeTexts(open: OpenFile, parts: Parts): Promise<ExportManifest> {
  const { options, form } = parts.plan;
  const name = fileNameOf(parts);
  const { written: passed, ...rows } = await writeText(open, name, { options, ...parts.table }, (writer) =>
    writeRows(writer, parts),
  );
  const files: WrittenText[] = [rows];
  const entries: WrittenEntries[] = [];
  const nameOf = uniqueNames([name, manifestFile]);
  for (const table of parts.entryTables) {
    const { columns } = table;
    const wanted = `${plainFileName(entriesName(form.name, table.question.text))}.${tableExtension(options.format)}`;
    const { written, ...file } = await writeText(open, nameOf(wanted), { options, columns }, (writer) =>
      writeEntries(writer, afterRows(parts), table, passed),
    );
    files.push(file);
    entries.push(written.written);
  }
  return manifestOfTexts(parts, { ...passed, entries }, files);
}

/** A file that has the entries of one question and nothing else. */
async function writeEntriesAlone(open: OpenFile, parts: Parts): Promise<ExportManifest> {
  const [table] = parts.entryTables;
  if (table === undefined) throw new Error('The plan has the question of the entries.');
  const { columns } = table;
  const { options } = parts.plan;
  const { written: passed, ...file } = await writeText(
    open,
    fileNameOf(parts),
    { options, columns },
    (writer) => writeEntries(writer, parts, table),
  );
  const { written, ...rest } = passed;
  return manifestOfTexts({ ...parts, table: { columns } }, { ...rest, entries: [written] }, [file]);
}

type Text = Pick<ExportPlan, 'options'> & Pick<RowTable, 'columns'> & Partial<Pick<RowTable, 'drawn'>>;
type WrittenText = ExportManifest['files'][number] & WriteResult;

/** Writes a file of text, and measures it. */
async function writeText<T>(
  open: OpenFile,
  name: string,
  { options, columns, drawn = null }: Text,
  write: (writer: TableWriter) => Promise<T>,
): Promise<WrittenText & { written: T }> {
  const { format, verbatim } = options;
  const part = await open(name);
  const file = measured((bytes) => part.write(bytes));
  const writer =
    format === 'GEOJSON'
      ? geoJsonWriter(file.output, { columns, drawn })
      : csvWriter(file.output, {
          columns,
          flavor: format === 'EXCEL_CSV' ? 'excel' : 'program',
          formulas: verbatim ? 'verbatim' : 'neutralise',
        });
  const written = await write(writer);
  const result = await writer.end();
  await part.end();
  return { name, ...result, ...file.end(), written };
}

function fileNameOf({ plan: { form, options } }: Parts): string {
  return `${plainFileName(form.name)}.${tableExtension(options.format)}`;
}

/** A further pass over rows that are counted already: it can be stopped too. */
function afterRows(parts: Parts): Parts {
  return { ...parts, onRows: async () => parts.onRows?.(parts.plan.rows) };
}

/** Writes the rows. */
async function writeRows(writer: TableWriter, parts: Parts): Promise<PassedRows> {
  const { plan, images, places, table } = parts;
  const passed = await passRows(parts, {
    questions: plan.cached.asRead,
    async learn(batch) {
      await images.learn(batch);
      await places.learn(batch, plan.cached.asRead);
    },
    write: (rows, first) =>
      writer.write(rows.map((row, index) => table.cellsOf(row, images.nameIn(first + index)))),
  });
  if (plan.changes !== null) await writer.write(plan.changes.gone.map((row) => table.cellsOfGone(row)));
  return passed;
}

type Written = PassedRows & { entries: readonly WrittenEntries[] };

function manifestOfTexts(
  parts: ManifestParts,
  written: Written,
  texts: readonly WrittenText[],
): ExportManifest {
  const sum = (of: 'cutCells' | 'harmlessCells') => texts.reduce((total, text) => total + text[of], 0);
  const changed = textsChanged({ cutCells: sum('cutCells'), harmlessCells: sum('harmlessCells') });
  const files = texts.map(({ name, rows, bytes, sha256 }) => ({ name, rows, bytes, sha256 }));
  return manifestOf(parts, { ...written, files, changed });
}

type ManifestParts = Pick<Parts, 'plan' | 'actor' | 'services' | 'images'> & {
  table: Pick<RowTable, 'columns'>;
};

function manifestOf(
  { plan, actor, services, table, images }: ManifestParts,
  written: Pick<ExportManifest, 'files' | 'changed'> & Written,
): ExportManifest {
  const { form, options, from, until } = plan;
  const { rowsOfSheets, changes, entries, files, changed } = written;
  const hasEntries = entries.length > 0;
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    form: { id: form.id, name: form.name, version: form.version },
    exported: new Date(services.now()).toISOString(),
    by: actor.userName,
    timeZone: actor.timeZone,
    format: options.format,
    from: iso(from),
    until: iso(until),
    sheetIds: plan.named === null ? null : [...plan.named],
    filter: plan.filter(),
    onlyApproved: options.onlyApproved,
    changes,
    ...(changes !== null && { toApply: toApplyChanges({ hasEntries }) }),
    rows: rowsOfSheets.values().reduce((sum, rows) => sum + rows, 0),
    sheets: rowsOfSheets.size,
    columns: table.columns.map(({ header }) => header),
    ...(hasEntries && { entries: [...entries] }),
    images: images.count(),
    leftOut: [...plan.leftOut(), ...images.leftOut()],
    changed,
    files,
  };
}

function textsChanged({ cutCells, harmlessCells }: { cutCells: number; harmlessCells: number }): Noted[] {
  return counted([
    { what: 'texts', count: cutCells, why: t(m.endCutOff) },
    { what: 'texts', count: harmlessCells, why: t(m.harmlessFormula) },
  ]);
}
