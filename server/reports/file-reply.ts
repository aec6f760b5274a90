// The answer to a run: the file in its media type, or 204 where there is no data.
import { Buffer } from 'node:buffer';
import { reportFileName, reportMediaTypes } from '#core/reports/file-name.ts';
import type { ReportFormat } from '#core/reports/schema.ts';
import { dispositionOf } from '#server/exports/disposition.ts';
import { Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { asHtml, asPdf, asXlsx, type Drawing } from './draw.ts';

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
  const content = await drawReport(scope, drawing, format, isPng);
  const file = reportFileName(name, format, services.now(), actor.timeZone);
  return new Reply(content, {
    headers: { 'content-type': reportMediaTypes[format], 'content-disposition': dispositionOf(file) },
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
      return Buffer.from(await asPdf(scope, drawing));
    case 'XLSX':
      return Buffer.from(await asXlsx(scope, drawing));
    default:
      return JSON.stringify(drawing.document);
  }
}
