// formdeck forms export-xlsform.
import { formNamed } from '#cli/form-named.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { verb } from '#cli/verb.ts';
import { AppError } from '#core/errors.ts';
import type { ReportLine } from '#core/forms/xlsform/report.ts';
import { workbookBytes } from '#core/forms/xlsform/workbook.ts';
import { writeXlsForm } from '#core/forms/xlsform/write.ts';
import { formFileName } from './file-name.ts';
import { printReport } from './report-text.ts';

type Flags = { out?: string; json?: boolean };
export type ExportXlsFormOptions = { form: string; out: string | undefined };
type Written = { file: string; report: ReportLine[] };

export const exportXlsForm = verb({
  options: ({ out }: Flags, [form = '']): ExportXlsFormOptions => {
    if (out === '-') throw new AppError('usage', 'A workbook is no text: name a file with --out.');
    return { form, out };
  },

  async run(context, { form: name, out }: ExportXlsFormOptions): Promise<Written> {
    const form = await formNamed(context, name);
    const { sheets, report } = writeXlsForm(form);
    const file = out ?? formFileName(form, 'xlsx');
    await writeWhole(file, (write) => write(workbookBytes(sheets)));
    return { file, report };
  },

  print(output, { file, report }) {
    printReport(output, report);
    output.say(`Written to ${file}`);
  },
});
