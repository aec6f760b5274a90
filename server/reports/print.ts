// Prints rows: their filled-in forms, without a report having been made. What is printed is read in the transaction, and
// drawn after it, since that takes long.
import { uniqueNames } from '#core/exports/image-names.ts';
import * as calls from '#core/reports/calls.ts';
import {
  filledAnswers,
  type FilledForm,
  filledHead,
  type FilledReader,
} from '#core/reports/design/filled-form.ts';
import { localTime } from '#core/reports/design/form-rows.ts';
import type { ReportBlock, ReportDocument } from '#core/reports/document.ts';
import { reportMediaTypes } from '#core/reports/file-name.ts';
import { printedRowName, printedRowsName } from '#core/reports/print.ts';
import { readLooks } from '#server/appearance/store.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { streamOf } from '#server/files/output.ts';
import { zipWriter } from '#server/files/zip.ts';
import { LaterReply, on, Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { requestReading } from '#server/readers/request-reading.ts';
import { notFound } from '#server/http/validate.ts';
import { asReadBy } from '#server/readers/reading.ts';
import { drawFile } from './draw.ts';
import { madeByText, readDrawings } from './drawing.ts';
import { findRowsToPrint, loadFilledRows, type RowToPrint } from './filled.ts';
import { loadForm } from './load.ts';
import { replyOf } from './report-file.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const printRoutes = [
  on(
    calls.printRows,
    async ({ actor, tx, body, services, request }) => {
      const scope = { actor, tx, services };
      const rowIds = [...new Set(body.rowIds)];
      const reading = await requestReading({ tx, services, request }, actor);
      const reader = { formats: reading.formats, timeZone: actor.timeZone };
      const rows = await asReadBy(reading, () => loadPrinted(scope, rowIds, reader));
      const looks = await readLooks(tx, actor.companyId);
      const now = services.now();
      const isEach = body.format === 'ZIP';
      const documents = asReadBy(reading, () => {
        const printing = { company: looks.name, printed: madeByText('printed', now, reading, actor) };
        return isEach ? rows.map((row) => ofOne(row, printing)) : [ofAll(rows, printing)];
      });
      const drawings = await readDrawings(
        scope,
        documents.map((document) => ({ document, reading })),
        { format: body.format === 'HTML' ? 'HTML' : 'PDF', photos: 'print' },
      );
      const [first] = rows;
      const forms = [...new Set(rows.map(({ filled }) => filled.form))];
      const name =
        !isEach && rows.length === 1 && first !== undefined
          ? printedRowName(first.filled.sheet, first.number)
          : printedRowsName(forms, rows.length, body.format, { now, timeZone: actor.timeZone });
      const headers = {
        'content-disposition': dispositionOf(name),
        'cache-control': 'private, no-store',
        'x-row-count': String(rows.length),
      };
      return new LaterReply(async () => {
        const [only] = drawings;
        if (!isEach && only !== undefined) {
          const type = reportMediaTypes[only.as.format];
          return replyOf(await drawFile(only, services), { ...headers, 'content-type': type });
        }
        const unique = uniqueNames([]);
        const archive = streamOf(async (output) => {
          const zip = zipWriter(output, localTime(now, actor.timeZone));
          for (const [place, { filled, number }] of rows.entries()) {
            const drawing = drawings[place];
            if (drawing === undefined) continue;
            const entry = await zip.entry(unique(printedRowName(filled.sheet, number)), {
              isCompressed: true,
            });
            for await (const chunk of (await drawFile(drawing, services)).read()) await entry.write(chunk);
            await entry.end();
          }
          await zip.end();
        });
        return new Reply(archive, { headers: { ...headers, 'content-type': 'application/zip' } });
      });
    },
    { snapshot: true, takesLong: true },
  ),
];

type PrintedRow = { filled: FilledForm; number: number; reader: FilledReader };
type Printing = { company: string; printed: string };

/** The rows in the order of their ids, or `not-found` if the actor does not see all of them. */
async function loadPrinted(
  scope: RequestScope,
  rowIds: readonly string[],
  reader: Omit<FilledReader, 'catalogNames'>,
): Promise<PrintedRow[]> {
  const found = await findRowsToPrint(scope.tx, scope.actor, rowIds);
  if (found.length < rowIds.length) throw notFound();
  const loaded = new Map<string, PrintedRow>();
  for (const [formId, rows] of Map.groupBy(found, (row: RowToPrint) => row.formId)) {
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    const form = await loadForm(scope, formId, [...new Set(rows.map(({ sheetId }) => sheetId))]);
    const { catalogNames } = form;
    for (const filled of await loadFilledRows(scope, form, [...numbers.keys()]))
      loaded.set(filled.id, {
        filled,
        number: numbers.get(filled.id) ?? 0,
        reader: { ...reader, catalogNames },
      });
  }
  return rowIds.flatMap((id) => loaded.get(id) ?? []);
}

/** A form as paper: whose it is is below its title. */
function ofOne({ filled, number, reader }: PrintedRow, { company, printed }: Printing): ReportDocument {
  const [sheet, ...head] = filledHead(filled, reader);
  const ofRow = t(m.sheetRow, { sheet: sheet?.value ?? '', number });
  return {
    title: filled.form,
    company,
    subtitle: ofRow,
    about: head,
    made: printed,
    foot: { text: ofRow },
    blocks: filledAnswers(filled, reader),
  };
}

/** All forms in one document, each on a page of its own. */
function ofAll(rows: readonly PrintedRow[], printing: Printing): ReportDocument {
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) return ofOne(first, printing);
  const forms = [...new Set(rows.map(({ filled }) => filled.form))];
  const isOneForm = forms.length === 1;
  return {
    title: isOneForm ? (forms[0] ?? '') : t(m.filledInForms),
    company: printing.company,
    subtitle: t(m.rows, { count: rows.length }),
    about: isOneForm ? [] : [{ label: t(common.forms), value: forms.join(', ') }],
    made: printing.printed,
    foot: 'heading',
    blocks: rows.flatMap(({ filled, number, reader }, place): ReportBlock[] => {
      const [sheet, ...head] = filledHead(filled, reader);
      return [
        ...(place > 0 ? [{ kind: 'pageBreak' } as const] : []),
        { kind: 'heading', level: 1, text: t(m.sheetRow, { sheet: sheet?.value ?? '', number }) },
        {
          kind: 'facts',
          name: t(m.sheetRow, { sheet: filled.sheet, number }),
          facts: [...(isOneForm ? [] : [{ label: t(common.form), value: filled.form }]), ...head],
        },
        ...filledAnswers(filled, reader),
      ];
    }),
  };
}
