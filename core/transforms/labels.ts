// Texts about converting files, the same in the browser and the terminal.
import { columnsAfter } from './steps.ts';
import { maximumTransformBytes, type Recipe } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const transformTexts = {
  title: t(m.transforms),
  subtitle: t(m.convertDevicesFileIntoCsv),
  recipes: t(m.recipes),
  shipped: t(m.comesWithFormdeck),
  none: t(m.thereAreNoRecipes),
  type: t(m.transformType),
  chooseType: t(m.chooseTransformType),
  noType: t(m.chooseTransformTypeFirst),
  notCsv: t(m.onlyCsvFormatIsAccepted),
  noFile: t(m.fileMustBePicked),
  instructions: t(m.howToImportConvertedFile),
  failed: t(m.unableToLoadTransforms),
  command: t(m.forLargerFilesOrNightly),
} as const;

/** Instructions for importing the converted file into a form. */
export function importSteps(mayImport: boolean): readonly string[] {
  return [
    t(m.chooseTransformTypeAndFile),
    ...(mayImport ? [t(m.openFormsAndChooseImport)] : [t(m.giveConvertedFileToManager)]),
    t(m.dropConvertedFileThereIts),
    t(m.chooseColumnThatDatesRows),
    t(m.lookAtPreviewThenPress),
  ];
}

/** The output columns of a recipe, if they do not depend on the file; null otherwise. */
export function columnsOfRecipe({ steps }: Recipe): readonly string[] | null {
  const last = steps.findLastIndex(({ kind }) => kind === 'keep');
  const keep = steps[last];
  if (keep?.kind !== 'keep') return null;
  return steps.slice(last + 1).reduce<string[]>((columns, step) => columnsAfter(step, columns), keep.columns);
}

const csvTypes: ReadonlySet<string> = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel']);

/** The issue with a picked file's name, type or size (spec 3, section 5); null: none. */
export function transformFileIssue(file: { name: string; type: string; size: number } | null): string | null {
  if (file === null) return transformTexts.noFile;
  const isCsv = /\.csv$/i.test(file.name) || (csvTypes.has(file.type) && !file.name.includes('.'));
  return isCsv && file.size <= maximumTransformBytes ? null : transformTexts.notCsv;
}

/** The name of the converted file: `export.csv` becomes `export converted.csv`. */
export function convertedName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')} converted.csv`;
}
