// Makes the file of a report for a job.
import { Buffer } from 'node:buffer';
import { reportFileName } from '#core/reports/file-name.ts';
import { mayRunReport } from '#core/reports/policy.ts';
import type { MakeReport } from '#server/exports/jobs/start.ts';
import { authorize } from '#server/http/authorize.ts';
import { drawReport } from './file-reply.ts';
import { makeDocument } from './run.ts';
import { findReport } from './store.ts';

/** Makes a report in the background, by the rights that its reader has then. */
export const makeReportFile: MakeReport = async (scope, request, onStep) => {
  const { tx, actor, services } = scope;
  await onStep(0);
  const report = await findReport(tx, actor, request.reportId);
  authorize(mayRunReport(actor, report));
  const { format, parameters } = request;
  const drawing = await makeDocument({ ...scope, locale: request.locale }, { report, parameters, format });
  if (drawing === null) return null;
  await onStep(1);
  const content = await drawReport(scope, drawing, format, request.imageFormat === 'PNG');
  await onStep(2);
  return {
    name: reportFileName(report.name, format, services.now(), actor.timeZone),
    content: Buffer.from(content),
  };
};
