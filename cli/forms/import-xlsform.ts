// formdeck forms import-xlsform.
import { basename } from 'node:path';
import { verb } from '#cli/command/verb.ts';
import { createForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { formFile } from '#core/forms/file/format-form-file.ts';
import { readXlsForm } from '#core/forms/xlsform/read.ts';
import type { ReportLine } from '#core/forms/xlsform/report.ts';
import { printReport } from './format-report.ts';
import { warnOfSameName } from './same-name.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { readFile, stat } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/universal';
import type { Context } from '#cli/context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import {
  readWorkbook as readSheets,
  workbookLimit,
  workbookTooLarge,
} from '#core/forms/xlsform/read-workbook.ts';
import type { SheetCells } from '#core/forms/xlsform/sheets.ts';

type Flags = { name?: string; dryRun?: boolean };
export type ImportXlsFormOptions = { file: string; name: string | undefined; dryRun: boolean };
type Imported = { form: FormInput & { id: string }; report: ReportLine[] };

export const importXlsForm = verb({
  effect: { undo: 'forms archive' },
  options: ({ name, dryRun }: Flags, [file = '']): ImportXlsFormOptions => ({
    file,
    name,
    dryRun: dryRun === true,
  }),

  async run(context, { file, name, dryRun }: ImportXlsFormOptions): Promise<Imported> {
    const { newId } = await context.ports();
    const sheets = await readWorkbook(context, file);
    const read = readXlsForm(sheets, newId, basename(file).replace(/\.xlsx$/i, ''));
    const form = { ...read.form, ...(name !== undefined && { name }) };
    warnOfSameName(context.output, await context.send(listForms, {}), form);
    if (!dryRun) await context.sendAgain(createForm, { body: form });
    return { form, report: read.report };
  },

  print(output, { form, report }, { dryRun }) {
    printReport(output, report);
    output.say(
      dryRun
        ? t(m.wouldBeCreatedWithQuestions, {
            form: form.name,
            count: form.contextQuestions.length + form.questions.length,
          })
        : t(m.createdUnpublishedPublishItWithFormdeck, { form: form.name, form2: form.id }),
    );
  },

  json: ({ form, report }, { dryRun }) => ({
    ...(dryRun ? { dryRun } : { id: form.id }),
    form: formFile(form),
    report,
  }),
});

/** The sheets of a workbook in order, including hidden ones. `-` is standard input. */
async function readWorkbook(context: Context, path: string): Promise<SheetCells[]> {
  const bytes = path === '-' ? await context.input.bytes() : await fileBytes(path);
  return readSheets(path, new Blob([Uint8Array.from(bytes)]), readExcelFile);
}

async function fileBytes(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > workbookLimit) throw workbookTooLarge(path);
    return await readFile(path);
  } catch (error) {
    throw fileError(error, path);
  }
}
