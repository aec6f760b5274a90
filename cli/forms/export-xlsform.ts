// formdeck forms export-xlsform.
import { formNamed } from '#cli/command/form-named.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { ReportLine } from '#core/forms/xlsform/report.ts';
import { type XlsFormKind, xlsFormFile } from '#core/forms/xlsform/write-file.ts';
import { printReport } from './format-report.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { out?: string; json?: boolean };
export type ExportXlsFormOptions = { form: string; out: string | undefined };
type WrittenFile = { file: string; report: ReportLine[] };

export const exportXlsForm = verb({
  effect: 'reads',
  options: ({ out }: Flags, [form = '']): ExportXlsFormOptions => {
    if (out === '-') throw new AppError('usage', wording(m.workbookCannotBePrintedGive));
    return { form, out };
  },

  async run(context, { form: name, out }: ExportXlsFormOptions): Promise<WrittenFile> {
    const form = await formNamed(context, name);
    const made = await xlsFormFile(form, context.send, kindOf(out));
    const file = out ?? made.name;
    await writeWhole(file, (write) => write(made.bytes));
    return { file, report: made.report };
  },

  print(output, { file, report }) {
    printReport(output, report);
    output.say(t(m.writtenTo, { file }));
  },
});

/** As the name says; a workbook where it does not. */
function kindOf(out: string | undefined): XlsFormKind | undefined {
  if (out === undefined) return undefined;
  return /\.zip$/i.test(out) ? 'zip' : 'xlsx';
}
