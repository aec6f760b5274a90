// Reads a workbook back with a small XML reader of its own, strict about tags and characters, so that
// tests compare what a spreadsheet would see with what was written.
import { unzip } from './unzip.ts';

/** `styles` are the cells' style numbers in the same places; row 1 is the header. */
export type SheetRead = { name: string; rows: CellRead[][]; styles: (string | null)[][]; xml: string };
export type CellRead = string | number | boolean | null;

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

/** The sheets of a workbook in the order of its tabs. Throws on XML that is not well formed. */
export function readXlsx(file: Buffer): SheetRead[] {
  const parts = unzip(file);
  const part = (path: string): string => {
    const content = parts.get(path.replace(/^\//, ''));
    if (!content) throw new Error(`The part ${path} is missing`);
    return content.toString('utf8');
  };
  for (const path of parts.keys()) parse(part(path));

  const targets = new Map(
    parse(part('xl/_rels/workbook.xml.rels')).children.map(({ attributes }) => [
      attributes.Id,
      attributes.Target,
    ]),
  );
  return all(parse(part('xl/workbook.xml')), 'sheet').map(({ attributes }) => {
    const xml = part(targets.get(attributes['r:id']) ?? 'of the sheet');
    return { name: decoded(attributes.name ?? ''), xml, ...readRows(parse(xml)) };
  });
}

function readRows(sheet: Element): Pick<SheetRead, 'rows' | 'styles'> {
  const rows: CellRead[][] = [];
  const styles: (string | null)[][] = [];
  for (const row of all(sheet, 'row')) {
    const values: CellRead[] = [];
    const cellStyles: (string | null)[] = [];
    for (const cell of row.children) {
      const [, letters = '', number] = /^([A-Z]+)(\d+)$/.exec(cell.attributes.r ?? '') ?? [];
      if (number !== row.attributes.r)
        throw new Error(`Cell ${cell.attributes.r} in row ${row.attributes.r}`);
      const column = columnOf(letters);
      while (values.length < column) {
        values.push(null);
        cellStyles.push(null);
      }
      values.push(valueOf(cell));
      cellStyles.push(cell.attributes.s ?? null);
    }
    rows.push(values);
    styles.push(cellStyles);
  }
  return { rows, styles };
}

/** A is 0, AA is 26. */
function columnOf(letters: string): number {
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element): CellRead {
  const content = all(cell, cell.attributes.t === 'inlineStr' ? 't' : 'v')[0];
  if (!content) throw new Error(`Cell ${cell.attributes.r} has no value`);
  switch (cell.attributes.t) {
    case 'inlineStr': {
      // What a reader may do without xml:space="preserve".
      const kept = content.attributes['xml:space'] === 'preserve';
      return decoded(kept ? content.text : content.text.replace(/^[ \t\n]+|[ \t\n]+$/g, ''));
    }
    case 'b':
      return content.text === '1';
    case undefined:
      return Number(content.text);
    default:
      throw new Error(`Cell ${cell.attributes.r} has the type ${cell.attributes.t}`);
  }
}

/** `_x0041_` to the character it stands for. */
function decoded(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function all(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

function parse(xml: string): Element {
  const bad = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(xml);
  if (bad) throw new Error(`XML does not allow the character ${bad[0].codePointAt(0)?.toString(16)}`);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [token] of xml.replace(/^<\?xml[^>]*\?>\n/, '').matchAll(/<[^<>]*>|[^<>]+|[<>]/g)) {
    const inner = open.at(-1) ?? root;
    if (!token.startsWith('<')) {
      inner.text += unescaped(token);
    } else if (token.startsWith('</')) {
      if (token !== `</${inner.name}>` || open.length === 1)
        throw new Error(`${token} closes <${inner.name}>`);
      open.pop();
    } else {
      const [, name = '', attributeText = '', empty] =
        /^<([\w:]+)((?: [\w:]+="[^"]*")*)(\/?)>$/.exec(token) ?? [];
      if (name === '') throw new Error(`Not a tag: ${token}`);
      const attributes = Object.fromEntries(
        [...attributeText.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value = '']) => [
          key,
          unescaped(value),
        ]),
      );
      const element: Element = { name, attributes, children: [], text: '' };
      inner.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [document, ...others] = root.children;
  if (!document || others.length > 0 || open.length !== 1) throw new Error('The XML is not complete');
  return document;
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
  return text.replace(/&(#?\w*);?/g, (found, name: string) => {
    const character = characters[name];
    if (character === undefined || !found.endsWith(';')) throw new Error(`Not an entity: ${found}`);
    return character;
  });
}
