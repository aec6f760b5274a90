// Writes rows as GeoJSON (RFC 7946) in chunks, as they arrive: a feature for each row, at its place. A row without a place
// has no geometry, which is allowed, so that none is missing.
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

export type GeoJsonTable = {
  columns: readonly Column[];
  /** The index of the latitude, with longitude and altitude behind it; null: no row has a place. */
  placeColumn: number | null;
};

/** The numbers of a position, which are its geometry and no properties. */
const positionColumns = 3;

export function geoJsonWriter(output: Output, { columns, placeColumn }: GeoJsonTable): TableWriter {
  const properties = columns.flatMap(({ header, kind }, index) =>
    placeColumn !== null && index >= placeColumn && index < placeColumn + positionColumns
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
    if (placeColumn === null) return 'null';
    const [latitude = null, longitude = null, altitude = null] = row.slice(
      placeColumn,
      placeColumn + positionColumns,
    );
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

const start = '{"type":"FeatureCollection","features":[\n';
const end = '\n]}\n';

/** Numbers as numbers where that loses nothing; local times as in a CSV. */
function valueText(cell: Cell, kind: ColumnKind): string {
  if (cell === '') return 'null';
  if (typeof cell === 'number' && isClock(kind)) return JSON.stringify(clockText(cell, kind));
  if (typeof cell === 'string' && kind === 'number') return JSON.stringify(exactNumber(cell) ?? cell);
  return JSON.stringify(cell);
}
