// Texts about converting files, the same in the browser and the terminal.
import { columnsAfter } from './steps.ts';
import { maximumTransformBytes, type Recipe } from './schema.ts';

export const transformTexts = {
  title: 'Transforms',
  subtitle: "Convert a device's file into a CSV that a form can import. The file stays on this computer.",
  recipes: 'Recipes',
  shipped: 'Comes with Formdeck',
  none: 'There are no recipes.',
  type: 'Transform type',
  chooseType: 'Choose a transform type',
  noType: 'Choose a transform type first.',
  notCsv: 'Only CSV format is Accepted. The maximum allowed size is 2MB.',
  noFile: 'A file must be picked',
  instructions: 'How to import the converted file',
  failed: 'Unable to load the transforms.',
  command: 'For larger files or nightly jobs, use the command:',
} as const;

/** Instructions for importing the converted file into a form. */
export function importSteps(mayImport: boolean): readonly string[] {
  return [
    'Choose the transform type and the file exported by the device, then press Submit. The converted CSV is saved to your downloads.',
    ...(mayImport
      ? ['Open Forms, and choose Import Data in the menu of the form. It must be published.']
      : [
          'Give the converted file to a manager: managers and admins import data. They open Forms and choose Import Data in the menu of the form.',
        ]),
    'Drop the converted file there. Its columns are matched with questions of the same name; change any that do not fit.',
    'Choose the column that dates the rows. A converted date is read as yyyy-MM-dd HH:mm:ss.',
    'Look at the preview, then press Submit. Rows that cannot be read are kept, to be fixed.',
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
