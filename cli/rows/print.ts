// formdeck rows print: the filled-in forms of rows as one PDF, or a PDF for each in a ZIP.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { idPartGiven, oneOf } from '#cli/command/flags.ts';
import { rowIdsOf, sheetIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { savedNameOf } from '#cli/platform/saved-name.ts';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { printRows as printCall } from '#core/reports/calls.ts';
import { type PrintFormat, printTexts } from '#core/reports/print.ts';
import { mostFilledForms } from '#core/reports/schema.ts';
import { listRows } from '#core/sheets/calls.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

type Flags = { sheet?: string; out?: string; format?: string };
export type PrintOptions = {
  /** Ids of rows, or their beginnings; null: on standard input. */
  rows: readonly string[] | null;
  /** All rows of this sheet. */
  sheet: string | null;
  out: string | null;
  format: PrintFormat;
};

export const printRows = verb({
  effect: 'reads',

  options({ sheet, out, format }: Flags, ids: readonly string[]): PrintOptions {
    if ((sheet !== undefined) === ids.length > 0) throw new AppError('usage', wording(m.giveRowIdsForIdsOn));
    const isInput = ids.length === 1 && ids[0] === '-';
    return {
      rows: isInput ? null : ids.map((id) => idPartGiven('row', id)),
      sheet: sheet === undefined ? null : idPartGiven('sheet', sheet),
      out: out ?? null,
      format: formatOf(format, out),
    };
  },

  async run(context: Context, options: PrintOptions) {
    const rowIds = await idsOf(context, options);
    if (rowIds.length === 0) throw new AppError('not-found', wording(m.thereAreNoRowsTo));
    if (rowIds.length > mostFilledForms)
      throw new AppError('too-much-data', printTexts.tooMany, {
        hint: wording(m.thatIsRowsPrintThem, { count: rowIds.length }),
      });
    const { out, format } = options;
    const reply = await context.sendAgain(printCall, { body: { rowIds, format } });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    if (out === '-') {
      await context.output.raw(bytes);
      return { file: null, rows: rowIds.length, bytes: bytes.length };
    }
    const path = await pathFor(out, savedNameOf(reply) ?? `Rows.${format.toLowerCase()}`);
    await writeWhole(path, (write) => write(bytes));
    return { file: path, rows: rowIds.length, bytes: bytes.length };
  },

  print(output, { file, rows, bytes }) {
    if (file === null) return;
    output.say(t(m.savedRows, { count: rows, size: sizeText(bytes) }));
    output.line(file);
  },

  json: (printed) => printed,
});

async function idsOf(context: Context, { rows, sheet }: PrintOptions): Promise<string[]> {
  if (sheet !== null) {
    const params = { id: await sheetIdOf(context, sheet) };
    const query = { size: mostFilledForms + 1 };
    const found = await context.sendAgain(listRows, { params, query });
    if (!('content' in found)) return [];
    return found.content.map(({ id }) => id);
  }
  const given = rows ?? (await context.input.all()).split(/\s+/).filter(Boolean);
  return rowIdsOf(
    context,
    given.map((id) => idPartGiven('row', id)),
  );
}

function formatOf(format: string | undefined, out: string | undefined): PrintFormat {
  if (format !== undefined) return oneOf('--format', ['PDF', 'ZIP'] as const, format) ?? 'PDF';
  return /\.zip$/i.test(out ?? '') ? 'ZIP' : 'PDF';
}

async function pathFor(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(out, name) : out;
}
