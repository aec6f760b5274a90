// formdeck reports run: as text on a terminal, as the document with --json, or into a file.
import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { widthOf } from '#cli/output/width.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { jobProgress } from '#core/exports/job.ts';
import { bytesOf, dropJob, outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { currentFormats } from '#core/format/current.ts';
import { listReports, runReport } from '#core/reports/calls.ts';
import { readDateField } from '#core/reports/date-field.ts';
import { drawText } from '#core/reports/draw/text.ts';
import { reportFileName } from '#core/reports/file-name.ts';
import { findReport } from '#core/reports/find-report.ts';
import { isDate, parameterIssues, readParameters } from '#core/reports/parameters.ts';
import {
  type ParameterValues,
  type Report,
  reportDocument,
  type ReportFormat,
  type ReportRun,
} from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { parseLast } from '#core/time/range.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

type Flags = { from?: string; to?: string; last?: string; param?: string[]; format?: string; out?: string };
export type RunOptions = {
  report: string;
  dates: { from: string | undefined; to: string | undefined; last: string | undefined };
  given: Readonly<Record<string, string>>;
  format: Exclude<ReportFormat, 'JSON'> | null;
  out: string | null;
};

export const run = verb({
  effect: 'reads',

  options({ from, to, last, param = [], format, out }: Flags, [report = '']): RunOptions {
    if (last !== undefined && from !== undefined) throw new AppError('usage', wording(m.useEitherLastOrFrom));
    if (last !== undefined && parseLast(last, 0) === null)
      throw new AppError('usage', wording(m.isNotPeriodOfTime, { last }), { hint: wording(m.write7d4wOr3m) });
    const given = param.map((pair) => {
      const at = pair.indexOf('=');
      if (at <= 0)
        throw new AppError('usage', wording(m.isNotParameter, { pair }), { hint: wording(m.writeNameValue) });
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    });
    const chosen = formatOf(format, out);
    return {
      report,
      dates: { from, to, last },
      given: Object.fromEntries(given),
      format: chosen,
      out: out ?? null,
    };
  },

  async run(context: Context, { report: named, dates, given, format, out }: RunOptions) {
    const [reports, { timeZone }] = await Promise.all([context.send(listReports, {}), context.user()]);
    const report = findReport(reports, named);
    const now = (await context.ports()).now();
    const parameters = valuesOf(report, { dates, given }, { timeZone, now });
    const body = { format: format ?? ('JSON' as const), parameters };
    if (format === null) {
      const reply = await context.sendAgain(runReport, { params: { id: report.id }, body });
      if (reply.status === 204) throw noData();
      const document = reportDocument.parse(await reply.json());
      const lines = drawText(document, {
        formats: currentFormats.peek(),
        width: Math.max(process.stdout.columns ?? 100, 40),
        widthOf,
      });
      return { document, lines, file: null };
    }
    const bytes = await fileOf(context, report, body);
    if (out === '-') {
      await context.output.raw(bytes);
      return { document: null, lines: [], file: null };
    }
    const name = reportFileName(report.name, format, now, timeZone);
    const path = await pathFor(out, name);
    await writeWhole(path, (write) => write(bytes));
    return { document: null, lines: [], file: { path, bytes: bytes.length } };
  },

  print(output, { lines, file }) {
    for (const line of lines) output.line(line);
    if (file === null) return;
    output.say(t(m.savedBytes, { bytes: sizeText(file.bytes) }));
    output.line(file.path);
  },

  json: ({ document, file }) => document ?? { file: file?.path ?? null, bytes: file?.bytes ?? null },
});

function noData(): AppError {
  return new AppError('not-found', reportTexts.noData, { hint: reportTexts.noDataNext });
}

/** The file, for which a long report is made in the background. */
async function fileOf(context: Context, { id }: Report, body: ReportRun): Promise<Uint8Array> {
  const ports = await context.ports();
  const signal = context.signal();
  const reply = await context.send(runReport, { params: { id }, body }, { signal, headers: preferJob() });
  if (reply.status === 204) throw noData();
  const progress = context.output.progress();
  const outcome = await outcomeOf(reply);
  try {
    return await bytesOf(context.send, ports, outcome, {
      signal,
      onJob: (job) => progress.update(jobProgress(job)),
    });
  } catch (error) {
    // Ctrl-C ends it on the server too.
    if (signal.aborted && outcome.kind === 'job')
      await dropJob(context.send, outcome.job, AbortSignal.timeout(goodbye));
    throw error;
  } finally {
    progress.end();
  }
}

/** Milliseconds for which an interrupted command still waits until its report is cancelled. */
const goodbye = 3_000;

const formats = ['PDF', 'XLSX', 'HTML'] as const;

function formatOf(format: string | undefined, out: string | undefined): RunOptions['format'] {
  if (format !== undefined) return oneOf('--format', formats, format) ?? null;
  const ending = /\.(\w+)$/.exec(out ?? '')?.[1]?.toUpperCase();
  const known = formats.find((each) => each === ending);
  if (known !== undefined) return known;
  if (out === undefined) return null;
  throw new AppError('usage', wording(m.fileFormatIsNotClear), {
    hint: wording(m.useFormatOrNameThat),
  });
}

async function pathFor(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(out, name) : out;
}

/** The values of a run. Dates may be given as days. */
function valuesOf(
  report: Report,
  { dates, given }: Pick<RunOptions, 'dates' | 'given'>,
  { timeZone, now }: { timeZone: string; now: number },
): ParameterValues {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(given)) {
    const parameter = report.parameters.find((each) => each.name === name);
    const at = parameter !== undefined && isDate(parameter) ? readDateField(text, timeZone) : null;
    texts[name] = at === null ? text : String(at);
  }
  const { from, to, last } = dates;
  const has = (name: string) => report.parameters.some((each) => each.name === name);
  if (last !== undefined) texts['start_date'] = String(parseLast(last, now)?.from ?? now);
  if (from !== undefined) texts['start_date'] = dayText('--from', from, timeZone);
  if (to !== undefined) texts['end_date'] = dayText('--to', to, timeZone);
  else if (has('end_date') && texts['start_date'] !== undefined) texts['end_date'] ??= String(now);
  const values = readParameters(report.parameters, texts);
  const unknown = Object.keys(texts).filter((name) => !has(name));
  const issues = [
    ...parameterIssues(report.parameters, values),
    ...unknown.map((path) => ({ path, message: reportTexts.unknownParameter })),
  ];
  if (issues.length === 0) return values;
  const names = report.parameters.map(({ name }) => name).join(', ');
  throw new AppError('usage', undefined, {
    errors: issues,
    hint: names === '' ? wording(m.reportHasNone) : wording(m.reportHas, { parameters: names }),
  });
}

function dayText(option: string, text: string, timeZone: string): string {
  const at = readDateField(text, timeZone);
  if (at === null)
    throw new AppError('usage', wording(m.isNotDate, { option, text }), { hint: wording(m.writeDate) });
  return String(at);
}
