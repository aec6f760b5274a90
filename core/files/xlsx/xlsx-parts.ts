// The parts of a workbook other than worksheets: content types, relationships and the list of sheets (ECMA-376 part 2,
// and part 1, 18.2).
import { columnLetters } from './xlsx-sheet.ts';
import { escaped } from './escape-xlsx.ts';

/** A completed worksheet. `lastRow` counts the header. */
export type SheetSummary = { name: string; columnCount: number; lastRow: number };

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The path of a worksheet, counted from 1. */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** _rels/.rels */
export const packageRelationsXml =
  `${xml}<Relationships xmlns="${packageSchemas}/relationships">` +
  `<Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** [Content_Types].xml */
export function contentTypesXml(sheetCount: number): string {
  const sheets = numbersTo(sheetCount).map(
    (number) => `<Override PartName="/${sheetPath(number)}" ContentType="${partType}.worksheet+xml"/>`,
  );
  return (
    `${xml}<Types xmlns="${packageSchemas}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/>${sheets.join('')}</Types>`
  );
}

/** xl/_rels/workbook.xml.rels: the sheets as rId1, rId2 and so on, then the styles. */
export function workbookRelationsXml(sheetCount: number): string {
  const relation = (number: number, type: string, target: string): string =>
    `<Relationship Id="rId${number}" Type="${officeRelations}/${type}" Target="/${target}"/>`;
  const sheets = numbersTo(sheetCount).map((number) => relation(number, 'worksheet', sheetPath(number)));
  return (
    `${xml}<Relationships xmlns="${packageSchemas}/relationships">${sheets.join('')}` +
    `${relation(sheetCount + 1, 'styles', 'xl/styles.xml')}</Relationships>`
  );
}

/** xl/workbook.xml. LibreOffice needs the hidden names to show the filters. */
export function workbookXml(sheets: readonly SheetSummary[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const filters = sheets.flatMap(({ name, columnCount, lastRow }, index) => {
    if (columnCount === 0) return [];
    const range = `'${name.replaceAll("'", "''")}'!$A$1:$${columnLetters(columnCount - 1)}$${lastRow}`;
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${escaped(range)}</definedName>`;
  });
  return (
    `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ` +
    `xmlns:r="${officeRelations}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets>` +
    `${filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : ''}</workbook>`
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
