// The file of an import, converted by a recipe first where one is named.
import { patient } from '#cli/command/patient-context.ts';
import { recipeNamed } from '#cli/command/recipe-named.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { fileIssue, piecesOf } from '#core/imports/csv/csv-file.ts';
import { transformFile } from '#core/transforms/transform.ts';
import type { CsvBytes } from './csv-file.ts';
import { withoutWorkbook, worksheetNamed } from './workbook.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The same file, or what a recipe makes of it, and of a workbook the worksheet. Throws AppError `invalid`, naming line and column. */
export async function converted(
  context: Context,
  original: CsvBytes,
  { transform, worksheet }: { transform: string | null; worksheet: string | null },
): Promise<CsvBytes> {
  const file = await withoutWorkbook(original, worksheetNamed(worksheet));
  if (transform === null) return file;
  const recipe = await recipeNamed(patient(context), transform);
  let rows = 0;
  const bytes = await inMemory(async (output) => {
    ({ rowsWritten: rows } = await transformFile(recipe, piecesOf(file.bytes), output));
  });
  const issue = fileIssue({ name: file.name, size: bytes.length });
  if (issue !== null) throw new AppError('invalid', issue);
  context.output.say(t(m.convertedByRows, { transform, rows }));
  return { name: file.name, bytes };
}
