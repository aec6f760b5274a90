// The formats of exports: what they are called, and the files that come of them.
import type { ExportFormat, ExportOptions } from './schema.ts';

/** What decides on the kind of file. */
export type FileKind = Partial<Pick<ExportOptions, 'format' | 'zip' | 'images'>>;

export const formatNames: Readonly<Record<ExportFormat, string>> = {
  XLSX: 'XLSX',
  CSV: 'CSV',
  EXCEL_CSV: 'CSV for Excel',
};

/** Images are files of their own, so they take a ZIP. */
export function isZip({ zip = false, images = false }: FileKind): boolean {
  return zip || images;
}

/** The end of the file's name: `xlsx`, `csv` or `zip`. */
export function extensionOf(file: FileKind): string {
  return isZip(file) ? 'zip' : tableExtension(file.format ?? 'XLSX');
}

/** That of the table itself, in a ZIP or not. */
export function tableExtension(format: ExportFormat): string {
  return format === 'XLSX' ? 'xlsx' : 'csv';
}

/** The media type of the file. */
export function mediaTypeOf(file: FileKind): string {
  return mediaTypes[extensionOf(file)] ?? 'application/octet-stream';
}

const mediaTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};
