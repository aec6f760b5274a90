// Writes the file of an export while its rows are read, and then its manifest. Only the ids of its sheets, and the names
// of images, are in memory as a whole.
import { itemsPerPortion } from '#core/portions/portions.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { Actor } from '#core/actor.ts';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { isZip, tableExtension } from '#core/exports/format.ts';
import {
  counted,
  type ExportManifest,
  manifestFile,
  manifestLines,
  type Noted,
  toApplyChanges,
} from '#core/exports/manifest.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { Tx } from '#server/db/transaction.ts';
import { csvWriter } from '#server/files/csv.ts';
import { geoJsonWriter } from '#server/files/geo-json.ts';
import { measured } from '#server/files/digest.ts';
import type { Output } from '#core/files/output.ts';
import type { TableWriter } from '#core/files/table.ts';
import type { Reading } from '#server/readers/reading.ts';
import { xlsxWriter, zipWriter } from '#server/files/zip.ts';
import type { Services } from '#server/services.ts';
import { type ExportedImages, imagesAsFiles, imagesLeftOut } from './images/images.ts';
import type { ExportPlan } from './plan.ts';
import { exportedRows, havePassed } from './rows-store.ts';
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
  if (!isZip(plan.options)) return writeTable(output, { ...writing, at });
  const zip = zipWriter(output, at);
  const fileName = `${plainFileName(plan.form.name)}.${tableExtension(plan.options.format)}`;
  const table = await zip.entry(fileName, { isCompressed: plan.options.format === 'XLSX' });
  const images = plan.options.images
    ? imagesAsFiles({ tx: writing.tx, actor, services }, plan.cached)
    : undefined;
  const manifest = await writeTable((bytes) => table.write(bytes), {
    ...writing,
    at,
    fileName,
    ...(images && { images }),
  });
  await table.end();
  await images?.write(zip);
  const entry = await zip.entry(manifestFile);
  await entry.write(`${JSON.stringify(manifest, null, 2)}\n`);
  await entry.end();
  await zip.end();
  return manifest;
}

type WritingTable = ExportWriting & {
  /** Local time. */
  at: number;
  /** Within a ZIP. */
  fileName?: string;
  images?: ExportedImages;
};

async function writeTable(output: Output, writing: WritingTable): Promise<ExportManifest> {
  const { tx, plan, actor } = writing;
  const { definition, former } = plan.form;
  const alerts = [...definition.alerts, ...former.formerAlerts];
  const words: TableTexts = {
    timeZone: actor.timeZone,
    alertNames: new Map(alerts.map(({ id, name }) => [id, name])),
    catalogNames: plan.catalogNames,
  };
  const images = writing.images ?? imagesLeftOut(plan.cached);
  const withReasons = mayHavePassed(definition) || (await havePassed(tx, actor, plan.sheetIds));
  const table = rowTable(plan.cached, words, { withChanges: plan.changes !== null, withReasons });
  const parts = { ...writing, words, images, table };
  return plan.options.format === 'XLSX' ? writeWorkbook(output, parts) : writeText(output, parts);
}

type Parts = WritingTable & { words: TableTexts; images: ExportedImages; table: RowTable };

async function writeWorkbook(output: Output, parts: Parts): Promise<ExportManifest> {
  const { tx, actor, plan, at, words, images, table } = parts;
  const book = xlsxWriter(output, at);
  await book.sheet(t(both.rows), table.columns);
  const { rowsOfSheets, changes } = await writeRows(book, parts);
  const context = sheetTable(plan.cached, words);
  await book.sheet(t(m.context), context.columns);
  for await (const batch of exportedSheets(
    tx,
    actor,
    [...rowsOfSheets.keys()],
    plan.cached.asRead.contextQuestions,
  )) {
    await book.write(
      batch.map((sheet) => context.cellsOf(sheet, rowsOfSheets.get(sheet.id) ?? 0, images.nameIn(0))),
    );
  }
  await book.sheet(t(m.about), [
    { header: t(m.about), kind: 'text', width: 20 },
    { header: t(m.thisExport), kind: 'text', width: 90 },
  ]);
  const { sheets, cutCells } = book.soFar();
  const files = sheets.map(({ path, rows, bytes, sha256 }) => ({ name: path, rows, bytes, sha256 }));
  const changed = textsChanged({ cutCells, harmlessCells: 0 });
  const manifest = manifestOf(parts, { rowsOfSheets, changes, files, changed });
  await book.write(manifestLines(manifest));
  await book.end();
  return manifest;
}

/** A file that has rows and nothing else. */
async function writeText(output: Output, parts: Parts): Promise<ExportManifest> {
  const { format, verbatim } = parts.plan.options;
  const file = measured(output);
  const writer =
    format === 'GEOJSON'
      ? geoJsonWriter(file.output, parts.table)
      : csvWriter(file.output, {
          columns: parts.table.columns,
          flavor: format === 'EXCEL_CSV' ? 'excel' : 'program',
          formulas: verbatim ? 'verbatim' : 'neutralise',
        });
  const { rowsOfSheets, changes } = await writeRows(writer, parts);
  const written = await writer.end();
  const name = parts.fileName ?? `${plainFileName(parts.plan.form.name)}.${tableExtension(format)}`;
  const files = [{ name, rows: written.rows, ...file.end() }];
  return manifestOf(parts, { rowsOfSheets, changes, files, changed: textsChanged(written) });
}

type WrittenRows = { rowsOfSheets: Map<string, number>; changes: ExportManifest['changes'] };

/** Writes the rows. Resolves to the number of rows per sheet id. */
async function writeRows(writer: TableWriter, parts: Parts): Promise<WrittenRows> {
  const { tx, actor, plan, images, table, onRows } = parts;
  const rowsOfSheets = new Map<string, number>();
  let written = 0;
  let fresh = 0;
  const { sheetIds, condition, changes, cached } = plan;
  const wanted = { sheetIds, condition, isNew: changes?.isNew, questions: cached.asRead };
  const pause = pauseFor(actor);
  for await (const batch of exportedRows(tx, actor, wanted)) {
    await images.learn(batch);
    for (let start = 0; start < batch.length; start += itemsPerPortion) {
      const part = batch.slice(start, start + itemsPerPortion);
      const nameIn = (index: number) => images.nameIn(written + start + index + 1);
      await writer.write(part.map((row, index) => table.cellsOf(row, nameIn(index))));
      await pause();
    }
    for (const { sheetId } of batch) rowsOfSheets.set(sheetId, (rowsOfSheets.get(sheetId) ?? 0) + 1);
    written += batch.length;
    fresh += batch.filter(({ isNew }) => isNew).length;
    await onRows?.(written);
  }
  if (changes === null) return { rowsOfSheets, changes: null };
  const { gone } = changes;
  await writer.write(gone.map((row) => table.cellsOfGone(row)));
  return { rowsOfSheets, changes: { new: fresh, changed: written - fresh, deleted: gone.length } };
}

function manifestOf(
  { plan, actor, services, table, images }: Parts,
  written: Pick<ExportManifest, 'files' | 'changed'> & WrittenRows,
): ExportManifest {
  const { form, options, from, until } = plan;
  const { rowsOfSheets, changes, files, changed } = written;
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
    ...(changes !== null && { toApply: toApplyChanges() }),
    rows: rowsOfSheets.values().reduce((sum, rows) => sum + rows, 0),
    sheets: rowsOfSheets.size,
    columns: table.columns.map(({ header }) => header),
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
