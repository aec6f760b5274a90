// A place in columns of its own: the column of its latitude answers the question, and those of its longitude, altitude and
// accuracy are beside it. They are found by their headers, as this product, ODK, Kobo and most devices write them.
import { placeOfParts } from '#core/questions/places/parse-place.ts';
import type { Question } from '#core/questions/schema.ts';
import { geometryOf } from '#core/questions/types.ts';
import type { CellFormat, CellFormats, PlaceColumns } from './cell-schema.ts';

const parts = {
  latitude: /(?<![a-z])(?:latitude|lat)(?![a-z])/,
  longitude: /(?<![a-z])(?:longitude|long|lon|lng)(?![a-z])/,
  altitude: /(?<![a-z])(?:altitude|alt|elevation)(?![a-z])/,
  accuracy: /(?<![a-z])(?:accuracy|precision)(?![a-z])/,
};
type Part = keyof typeof parts;

/** What a header says beside the part of a place: its question. Null: it names no such part. */
function titleIn(header: string, part: Part): string | null {
  const text = header.toLowerCase().replace(/\(m\)\s*$/, '');
  return parts[part].test(text) ? plainTitle(text.replace(parts[part], ' ')) : null;
}

function plainTitle(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The columns that belong to one with a latitude; null: it is none, or has no longitude beside it. */
export function besideLatitude(headers: readonly string[], latitude: number): PlaceColumns | null {
  const title = titleIn(headers[latitude] ?? '', 'latitude');
  if (title === null) return null;
  const columnOf = (part: Part) => headers.findIndex((header) => titleIn(header, part) === title);
  const [longitude, altitude, accuracy] = [columnOf('longitude'), columnOf('altitude'), columnOf('accuracy')];
  if (longitude < 0) return null;
  return { longitude, ...(altitude >= 0 && { altitude }), ...(accuracy >= 0 && { accuracy }) };
}

/** The columns of a latitude that answer these questions: by title, or the only pair of a file for the only place. */
export function latitudesFor(
  questions: readonly Pick<Question, 'id' | 'text' | 'type'>[],
  headers: readonly string[],
): Map<string, number> {
  const places = questions.filter(({ type }) => geometryOf(type) === 'point');
  const latitudes =
    places.length === 0 ? [] : headers.flatMap((_, at) => (besideLatitude(headers, at) ? [at] : []));
  const found = new Map<string, number>();
  for (const { id, text } of places) {
    const isOnly = places.length === 1 && latitudes.length === 1;
    const at = latitudes.find(
      (each) => isOnly || titleIn(headers[each] ?? '', 'latitude') === plainTitle(text),
    );
    if (at !== undefined) found.set(id, at);
  }
  return found;
}

/** The same formats, with the columns of places as the headers of this file have them. */
export function withPlaces(
  cellFormats: CellFormats,
  { headers, questions, columnMap }: PlacedFile,
): Record<string, CellFormat> {
  const beside = questions.flatMap(({ id, type }): [string, CellFormat][] => {
    const index = columnMap[id];
    const columns =
      index === undefined || geometryOf(type) !== 'point' ? null : besideLatitude(headers, index);
    return columns === null ? [] : [[id, { ...cellFormats[id], place: columns }]];
  });
  return { ...cellFormats, ...Object.fromEntries(beside) };
}

type PlacedFile = {
  headers: readonly string[];
  questions: readonly Pick<Question, 'id' | 'type'>[];
  columnMap: Readonly<Record<string, number>>;
};

/** The columns of places beside their latitudes, each with the question that they answer together. */
export function columnsBeside(file: PlacedFile): Map<number, string> {
  const places = Object.entries(withPlaces({}, file));
  return new Map(
    places.flatMap(([id, { place }]) => Object.values(place ?? {}).map((column) => [column, id] as const)),
  );
}

/** The text of a question's cell, or of the cells that make a place. */
export function cellText(cells: readonly string[], index: number, format: CellFormat | undefined): string {
  const latitude = cells[index] ?? '';
  if (format?.place === undefined) return latitude;
  const { longitude, altitude, accuracy } = format.place;
  const textOf = (at: number | undefined) => (at === undefined ? undefined : (cells[at] ?? ''));
  return placeOfParts({
    latitude,
    longitude: cells[longitude] ?? '',
    altitude: textOf(altitude),
    accuracy: textOf(accuracy),
  });
}
