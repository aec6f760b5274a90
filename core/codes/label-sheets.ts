// Pages and sheets of labels that codes are printed on, in millimetres. The margins of the sheets are what is left of the
// page, the same on both sides.

export type SheetLayout = {
  name: string;
  page: 'A4' | 'Letter';
  columns: number;
  rows: number;
  /** Of one label. */
  width: number;
  height: number;
  /** Between the left edges of labels side by side, and the upper ones of labels below each other. */
  stepX: number;
  stepY: number;
  marginLeft: number;
  marginTop: number;
};

export const pageSizes = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

const inch = 25.4;

/** Avery's sheets by name: labels, size, and the gap between the columns. Rows stand without a gap. */
const avery: readonly (readonly [string, 'A4' | 'Letter', number, number, number, number, number])[] = [
  ['L7159', 'A4', 3, 8, 63.5, 33.9, 2.5],
  ['L7160', 'A4', 3, 7, 63.5, 38.1, 2.5],
  ['L7161', 'A4', 3, 6, 63.5, 46.6, 2.5],
  ['L7162', 'A4', 2, 8, 99.1, 33.9, 2.5],
  ['L7163', 'A4', 2, 7, 99.1, 38.1, 2.5],
  ['L7165', 'A4', 2, 4, 99.1, 67.7, 2.5],
  ['L7173', 'A4', 2, 5, 99.1, 57, 2.5],
  ['L7651', 'A4', 5, 13, 38.1, 21.2, 2.5],
  ['5160', 'Letter', 3, 10, 2.625 * inch, inch, 0.125 * inch],
  ['5161', 'Letter', 2, 10, 4 * inch, inch, 0.1875 * inch],
  ['5162', 'Letter', 2, 7, 4 * inch, (4 / 3) * inch, 0.1875 * inch],
  ['5163', 'Letter', 2, 5, 4 * inch, 2 * inch, 0.1875 * inch],
  ['5164', 'Letter', 2, 3, 4 * inch, (10 / 3) * inch, 0.1875 * inch],
  ['5167', 'Letter', 4, 20, 1.75 * inch, 0.5 * inch, 0.3 * inch],
];

export const labelSheets: readonly SheetLayout[] = avery.map(
  ([name, page, columns, rows, width, height, gap]) => {
    const stepX = width + gap;
    const size = pageSizes[page];
    return {
      name,
      page,
      columns,
      rows,
      width,
      height,
      stepX,
      stepY: height,
      marginLeft: (size.width - (columns - 1) * stepX - width) / 2,
      marginTop: (size.height - rows * height) / 2,
    };
  },
);

/** The sheet of labels with a name, whatever its case; undefined where there is none. */
export function labelSheetNamed(name: string): SheetLayout | undefined {
  return labelSheets.find((sheet) => sheet.name.toLowerCase() === name.trim().toLowerCase());
}

/** Whether it is a page or a sheet of labels. */
export function isSheetName(name: string): boolean {
  return name in pageSizes || labelSheetNamed(name) !== undefined;
}

const pageMargin = 12;
const millimetresPerPixel = inch / 96;

/** The layout of a plain page: codes of this many pixels side by side, with room for lines of text below each. */
export function pageLayout(
  page: 'A4' | 'Letter',
  perRow: number,
  pixels: number,
  textLines: number,
): SheetLayout {
  const size = pageSizes[page];
  const stepX = (size.width - 2 * pageMargin) / perRow;
  const codeSize = Math.min(pixels * millimetresPerPixel, stepX, size.height - 2 * pageMargin - 10);
  const height = codeSize + textLines * 4 + 4;
  return {
    name: page,
    page,
    columns: perRow,
    rows: Math.max(1, Math.floor((size.height - 2 * pageMargin) / height)),
    width: stepX,
    height,
    stepX,
    stepY: height,
    marginLeft: pageMargin,
    marginTop: pageMargin,
  };
}
