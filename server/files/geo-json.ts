// Writes rows as GeoJSON (RFC 7946) in chunks, as they arrive: a feature for each row, at its place, or its line or area. A row
// without one has no geometry, which is allowed, so that none is missing.
import { shapeGeometry } from '#core/questions/places/geometry.ts';
import { cornersIn, type ShapeKind } from '#core/questions/places/shape.ts';
import type { Output } from '#core/files/output.ts';
import {
  type Cell,
  clockText,
  type Column,
  type ColumnKind,
  exactNumber,
  isClock,
  type Row,
  type TableWriter,
} from '#core/files/table.ts';

/** Of a point the index of its latitude, with longitude and altitude behind it; of a line or an area that of its text. */
export type DrawnColumn = { geometry: 'point' | ShapeKind; column: number };

export type GeoJsonTable = {
  columns: readonly Column[];
  /** Null: nothing of a row is on a map. */
  drawn: DrawnColumn | null;
};

export function geoJsonWriter(output: Output, { columns, drawn }: GeoJsonTable): TableWriter {
  // What is the geometry is no property.
  const drawnColumns = drawn?.geometry === 'point' ? 3 : 1;
  const properties = columns.flatMap(({ header, kind }, index) =>
    drawn !== null && index >= drawn.column && index < drawn.column + drawnColumns
      ? []
      : [{ index, kind, key: JSON.stringify(header) }],
  );
  const bytes = new TextEncoder();
  let rows = 0;

  function feature(row: Row): string {
    const said = properties.map(({ index, kind, key }) => `${key}:${valueText(row[index] ?? null, kind)}`);
    return `{"type":"Feature","geometry":${geometry(row)},"properties":{${said.join(',')}}}`;
  }

  function geometry(row: Row): string {
    if (drawn === null) return 'null';
    if (drawn.geometry !== 'point') return shape(drawn.geometry, row[drawn.column] ?? null);
    const [latitude = null, longitude = null, altitude = null] = row.slice(drawn.column, drawn.column + 3);
    if (latitude === null || longitude === null) return 'null';
    const position = [longitude, latitude, ...(altitude === null ? [] : [altitude])];
    return JSON.stringify({ type: 'Point', coordinates: position });
  }

  return {
    async write(batch) {
      const text = batch.map((row, index) => `${rows + index === 0 ? start : ',\n'}${feature(row)}`).join('');
      rows += batch.length;
      if (text !== '') await output(bytes.encode(text));
    },
    async end() {
      await output(bytes.encode(rows === 0 ? `${start}${end}` : end));
      return { rows, cutCells: 0, harmlessCells: 0 };
    },
  };
}

function shape(kind: ShapeKind, cell: Cell): string {
  const corners = typeof cell === 'string' ? cornersIn(kind, cell) : null;
  if (corners === null) return 'null';
  return JSON.stringify(shapeGeometry(kind, corners));
}

const start = '{"type":"FeatureCollection","features":[\n';
const end = '\n]}\n';

/** Numbers as numbers where that loses nothing; local times as in a CSV. */
function valueText(cell: Cell, kind: ColumnKind): string {
  if (cell === '') return 'null';
  if (typeof cell === 'number' && isClock(kind)) return JSON.stringify(clockText(cell, kind));
  if (typeof cell === 'string' && kind === 'number') return JSON.stringify(exactNumber(cell) ?? cell);
  return JSON.stringify(cell);
}
