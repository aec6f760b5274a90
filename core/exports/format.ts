// Export formats: their names, and the resulting kinds of file.
import type { ExportFormat, ExportOptions } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The options that determine the kind of file. */
export type FileKind = Partial<Pick<ExportOptions, 'format' | 'zip' | 'images'>>;

const names: Readonly<Record<ExportFormat, string | null>> = {
  XLSX: 'XLSX',
  CSV: 'CSV',
  EXCEL_CSV: null,
  GEOJSON: 'GeoJSON',
};

export function formatName(format: ExportFormat): string {
  return names[format] ?? t(m.csvForExcel);
}

/** Whether people read the file as it is: then it is written in their language. Programs rely on the English one. */
export function isForPeople(format: ExportFormat): boolean {
  return format === 'XLSX' || format === 'EXCEL_CSV';
}

/** Images are separate files, so they need a ZIP. */
export function isZip({ zip = false, images = false }: FileKind): boolean {
  return zip || images;
}

/** The file's extension: `xlsx`, `csv`, `geojson` or `zip`. */
export function extensionOf(file: FileKind): string {
  return isZip(file) ? 'zip' : tableExtension(file.format ?? 'XLSX');
}

/** The extension of the table itself, in a ZIP or not. */
export function tableExtension(format: ExportFormat): string {
  return extensions[format];
}

const extensions: Readonly<Record<ExportFormat, string>> = {
  XLSX: 'xlsx',
  CSV: 'csv',
  EXCEL_CSV: 'csv',
  GEOJSON: 'geojson',
};

/** The media type of the file. */
export function mediaTypeOf(file: FileKind): string {
  return mediaTypes[extensionOf(file)] ?? 'application/octet-stream';
}

const mediaTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
  zip: 'application/zip',
};
