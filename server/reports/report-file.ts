// The file of a report: as the answer to a run, or made by a job.
import { Readable } from 'node:stream';
import { reportFileName, reportMediaTypes } from '#core/reports/file-name.ts';
import { mayRunReport } from '#core/reports/policy.ts';
import type { MakeReport } from '#server/exports/jobs/start.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { authorize } from '#server/http/authorize.ts';
import { Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { drawFile } from './draw.ts';
import { type DrawnAs, type MadeDocument, readDrawings } from './drawing.ts';
import type { DrawnFile } from './drawn-file.ts';
import { makeDocument } from './run.ts';
import { findReport } from './store.ts';

/** The answer to a run of the report of that name: the file in its media type, or 204 where there is no data. */
export async function fileReply(
  scope: RequestScope,
  made: MadeDocument | null,
  name: string,
  as: DrawnAs,
): Promise<Reply> {
  const file = await makeFile(scope, made, as);
  if (file === null) return new Reply(undefined, { status: 204 });
  const fileName = reportFileName(name, as.format, scope.services.now(), scope.actor.timeZone);
  return replyOf(file, {
    'content-type': reportMediaTypes[as.format],
    'content-disposition': dispositionOf(fileName),
  });
}

/** A file, which is read as it is sent. */
export function replyOf(file: DrawnFile, headers: Readonly<Record<string, string>>): Reply {
  if (file.text !== undefined) return new Reply(file.text, { headers });
  const content = Readable.from(file.read(), { objectMode: false });
  return new Reply(content, { headers: { ...headers, 'content-length': String(file.size) } });
}

/** Makes a report in the background, by the rights that its reader has then. */
export const makeReportFile: MakeReport = async (scope, request, onStep) => {
  const { tx, actor, services } = scope;
  await onStep(0);
  const report = await findReport(tx, actor, request.reportId);
  authorize(mayRunReport(actor, report));
  const { format, parameters } = request;
  const made = await makeDocument(scope, { report, parameters, format });
  if (made === null) return null;
  await onStep(1);
  const file = await makeFile(scope, made, { format, isPng: request.imageFormat === 'PNG' });
  if (file === null) return null;
  await onStep(2);
  return { name: reportFileName(report.name, format, services.now(), actor.timeZone), content: file.read() };
};

async function makeFile(
  scope: RequestScope,
  made: MadeDocument | null,
  as: DrawnAs,
): Promise<DrawnFile | null> {
  const [drawing] = made === null ? [] : await readDrawings(scope, [made], as);
  return drawing === undefined ? null : drawFile(drawing, scope.services);
}
