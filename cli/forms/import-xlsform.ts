// formdeck forms import-xlsform.
import { basename } from 'node:path';
import { verb } from '#cli/command/verb.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { formFile } from '#core/forms/file/format-form-file.ts';
import type { ReportLine } from '#core/forms/xlsform/report.ts';
import { printReport } from './format-report.ts';
import { warnOfSameName } from './same-name.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { readFile, stat } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/universal';
import { fileError } from '#cli/platform/file-error.ts';
import { createReadForm } from '#core/forms/xlsform/media/create-read-form.ts';
import { packageLimit, packageTooLarge } from '#core/forms/xlsform/media/media-files.ts';
import { xlsFormOfFile } from '#core/forms/xlsform/media/read-xlsform-file.ts';

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
    const bytes = file === '-' ? await context.input.bytes() : await fileBytes(file);
    const blob = new Blob([Uint8Array.from(bytes)]);
    const read = await xlsFormOfFile(basename(file), blob, readExcelFile, newId);
    const form = { ...read.form, ...(name !== undefined && { name }) };
    warnOfSameName(context.output, await context.send(listForms, {}), form);
    if (!dryRun) await createReadForm(context.sendAgain, { form, pictures: read.pictures });
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

async function fileBytes(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > packageLimit) throw packageTooLarge(path);
    return await readFile(path);
  } catch (error) {
    throw fileError(error, path);
  }
}
