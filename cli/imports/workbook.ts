// Workbooks among the files of imports: read here, so that what is sent is CSV. `hucre` streams the rows of a worksheet.
import { AppError } from '#core/errors.ts';
import {
  isWorkbook,
  workbookCsv,
  type WorkbookOptions,
  workbookReader,
} from '#core/imports/workbook/workbook-csv.ts';
import type { CsvBytes } from './csv-file.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const reader = workbookReader(() => import('hucre/xlsx'));

/** The same file, or the worksheet of a workbook as CSV. */
export async function withoutWorkbook(file: CsvBytes, options: WorkbookOptions): Promise<CsvBytes> {
  if (!isWorkbook(file.bytes)) return file;
  return { name: file.name, bytes: await workbookCsv(reader, file.bytes, options) };
}

/** The choice of a command: what `--worksheet` names. */
export function worksheetNamed(worksheet: string | null): WorkbookOptions {
  return {
    isNamed: worksheet !== null,
    choose(names) {
      const found = names.find((name) => name.toLowerCase() === worksheet?.trim().toLowerCase());
      if (found !== undefined) return found;
      const all = names.map((name) => `"${name}"`).join(', ');
      throw new AppError(
        'invalid',
        worksheet === null
          ? wording(m.workbookHasSeveralWorksheets, { all })
          : wording(m.workbookHasNoWorksheet, { worksheet }),
        { hint: wording(m.chooseOneWithWorksheet, { all }) },
      );
    },
  };
}
