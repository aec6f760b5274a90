// formdeck export list, download, delete: the caller's background exports.
import { basename } from 'node:path';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { freePath } from '#cli/platform/save-file.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { recordListVerb } from '#cli/resource/list-verb.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { removeExport } from '#core/exports/actions.ts';
import { listExportJobs, readExportJob } from '#core/exports/calls.ts';
import { hasEnded, jobName } from '#core/exports/job.ts';
import { exportsList } from '#core/exports/list.ts';
import { readFileOf } from '#core/exports/outcome.ts';
import { isUuid } from '#core/primitives.ts';
import { download as fetchFile, type Downloaded } from './download.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const list = recordListVerb(exportsList);

type DownloadOptions = { id: string; out: string | undefined };

export const download = verb({
  effect: 'reads',
  options: ({ out }: { out?: string }, [id]): DownloadOptions => ({ id: idPartGiven('export', id), out }),

  async run(context: Context, { id: given, out }: DownloadOptions): Promise<Downloaded> {
    const id = await exportIdOf(context, given);
    const job = await context.sendAgain(readExportJob, { params: { id } });
    if (!hasEnded(job)) {
      throw new AppError('conflict', wording(m.exportIsNotReadyYet), {
        hint: wording(m.seeFormdeckExportList),
      });
    }
    if (job.state === 'FAILED') throw new AppError('not-found', job.problem ?? wording(m.thisExportFailed));
    const path = out ?? (await freePath('.', basename(jobName(job))));
    const ask = () => readFileOf(context.send, job, context.signal());
    const done = await fetchFile(context, ask, path, { sha256: () => job.sha256 });
    if (done === null) throw new AppError('not-found', wording(m.thereIsNoFile));
    return done;
  },

  print(output, { file, rows, bytes }) {
    output.line(file ?? '');
    output.say(t(m.downloadedRows, { count: rows, size: sizeText(bytes) }));
  },
});

export const remove = removeVerb({
  why: 'A deleted export cannot be restored.',
  options: (_: object, [id]: readonly string[]) => ({ id: idPartGiven('export', id) }),
  find: async (context: Context, { id }: { id: string }) =>
    context.send(readExportJob, { params: { id: await exportIdOf(context, id) } }),
  action: removeExport,
  question(job) {
    const { label, confirmation } = removeExport(job);
    const { title, text } = confirmation?.(job) ?? {
      title: t(m.thisExport, { label }),
      text: t(m.isNotReadyYet, { jobName: jobName(job) }),
    };
    return `${title} ${text}`;
  },
});

async function exportIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const jobs = await context.sendAgain(listExportJobs, {});
  const begun = jobs.filter(({ id }) => id.startsWith(given));
  return onlyId(
    'export',
    given,
    begun.map((job) => ({ id: job.id, note: jobName(job) })),
  );
}
