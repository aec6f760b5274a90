// What is shown to people about codes, word for word in both faces.
import { baseCodeSize, type CodesPlan, type CodeText, fitsCode, maximumCodes } from './codes-draft.ts';
import { labelSheetNamed, labelSheets, pageLayout, type SheetLayout } from './label-sheets.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const codeTexts = {
  title: t(m.generateQrCodes),
  subtitle: t(m.labelsForWhatPeopleScan),
  print: t(m.qrCodes),
  missing: t(m.theseCodesCouldNotBe),
  tooLong: t(m.valueIsTooLongFor),
  loadingItems: t(m.loadingCatalog),
  noItems: t(m.noItemsToGenerateCodes),
} as const;

/** Why these codes cannot be made; null: they can. */
export function codesIssue(codes: readonly CodeText[]): string | null {
  if (codes.length === 0) return codeTexts.noItems;
  if (codes.length > maximumCodes) return t(m.thatIsCodesAtMost, { count: codes.length, maximumCodes });
  return codes.some(({ content }) => !fitsCode(content)) ? codeTexts.tooLong : null;
}

/** Below this, in millimetres, phones have trouble. */
const smallestReadable = 0.25;

/** The sheets to choose from. */
export const sheetChoices: readonly { value: string; label: string }[] = [
  { value: 'A4', label: t(m.a4Paper) },
  { value: 'Letter', label: t(m.letterPaper) },
  ...labelSheets.map(({ name, page, columns, rows, width, height }) => ({
    value: name,
    label: t(m.averyLabelsOfXMm, {
      name,
      columns: columns * rows,
      millimetres: millimetres(width),
      millimetres2: millimetres(height),
      page,
    }),
  })),
];

/** Where the codes of a plan stand on paper, and how large they are. */
export function layoutOf({ type, sheet, perRow, scale, description }: CodesPlan): {
  layout: SheetLayout;
  codeSize: number | null;
} {
  const labels = labelSheetNamed(sheet);
  if (labels !== undefined) return { layout: labels, codeSize: null };
  const pixels = baseCodeSize * scale;
  const page = sheet === 'Letter' ? 'Letter' : 'A4';
  const layout = pageLayout(
    page,
    perRow,
    pixels,
    1 + (description === '' ? 0 : 1) + (type === 'CATALOG' ? 1 : 0),
  );
  return { layout, codeSize: (pixels * 25.4) / 96 };
}

/** What should be known of a file of codes: texts that could not be printed, modules too small to scan. */
export function printNotes(result: { unprintable: number; smallestModule: number }): string[] {
  const { unprintable, smallestModule } = result;
  return [
    ...(unprintable === 0 ? [] : [t(m.textsShowQuestionMark, { count: unprintable })]),
    ...(smallestModule >= smallestReadable ? [] : [t(m.codesMayBeTooSmall)]),
  ];
}

function millimetres(value: number): string {
  return String(Math.round(value * 10) / 10);
}
