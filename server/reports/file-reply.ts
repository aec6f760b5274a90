// The answer to a run: the file in its media type, or 204 where there is no data.
import { Buffer } from 'node:buffer';
import { reportFileName, reportMediaTypes } from '#core/reports/file-name.ts';
import type { ReportFormat } from '#core/reports/schema.ts';
import { dispositionOf } from '#server/exports/disposition.ts';
import { Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { asHtml, asPdf, asXlsx, type Drawing } from './draw.ts';
import { bytesOf, type DrawnFile, streamOfFile } from './drawn-file.ts';

type WantedFile = {
  /** Of the report. */
  name: string;
  format: ReportFormat;
  /** Charts as pictures, for browsers that draw no SVG. */
  isPng?: boolean;
};

export async function fileReply(
  scope: RequestScope,
  drawing: Drawing | null,
  { name, format, isPng = false }: WantedFile,
): Promise<Reply> {
  if (drawing === null) return new Reply(undefined, { status: 204 });
  const { actor, services } = scope;
  const file = reportFileName(name, format, services.now(), actor.timeZone);
  const headers = { 'content-type': reportMediaTypes[format], 'content-disposition': dispositionOf(file) };
  if (format === 'PDF') return pdfReply(await asPdf(scope, drawing), headers);
  return new Reply(await drawReport(scope, drawing, format, isPng), { headers });
}

/** A PDF, which is read as it is sent. */
export function pdfReply(pdf: DrawnFile, headers: Readonly<Record<string, string>>): Reply {
  return new Reply(streamOfFile(pdf), {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-length': String(pdf.size) },
  });
}

/** The file of a report. */
export async function drawReport(
  scope: RequestScope,
  drawing: Drawing,
  format: ReportFormat,
  isPng = false,
): Promise<string | Buffer> {
  switch (format) {
    case 'HTML':
      return asHtml(scope, drawing, isPng);
    case 'PDF':
      return bytesOf(await asPdf(scope, drawing));
    case 'XLSX':
      return Buffer.from(await asXlsx(scope, drawing));
    default:
      return JSON.stringify(drawing.document);
  }
}
