// The cell styles of our workbooks: their numbers, and the part of the file that defines them.
import type { ClockKind } from '#core/files/table.ts';

/** Indexes into `cellXfs` below. `text` keeps a cell a text when it is edited. */
export const styles = {
  header: 1,
  date: 2,
  'date-time': 3,
  time: 4,
  text: 5,
  duration: 6,
} as const satisfies Record<ClockKind | 'duration' | 'header' | 'text', number>;

const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
const bold = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
const formatted = (numberFormat: number): string =>
  `<xf numFmtId="${numberFormat}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

/** xl/styles.xml. Number formats from 164 on are custom; 49 is the built-in text format. */
export const stylesXml =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="4"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/>' +
  '<numFmt numFmtId="166" formatCode="hh:mm:ss"/>' +
  '<numFmt numFmtId="167" formatCode="[h]:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="7">${plain}${bold}${[164, 165, 166, 49, 167].map(formatted).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
