// formdeck export images.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { idPartGiven } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { sheetIdsOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { downloadImages } from '#core/exports/calls.ts';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { defaultImageName, imageNameIssue } from '#core/exports/image-names.ts';
import { nothingToExport } from '#core/exports/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { formatDate } from '#core/time/date-format.ts';
import { type Downloaded, download } from './download.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ImagesFlags = { question?: string; sheet?: string[]; out?: string; name?: string };
export type ImagesOptions = {
  form: string;
  /** Null: all image questions. */
  question: string | null;
  /** Empty: all of the form's sheets. */
  sheetIds: readonly string[];
  out: string;
  name: string;
};

export const images = verb({
  effect: 'reads',
  options: (
    { question, sheet = [], out = '.', name = defaultImageName }: ImagesFlags,
    [form = ''],
  ): ImagesOptions => {
    const issue = imageNameIssue(name);
    if (issue !== null) throw new AppError('usage', `--name: ${issue}.`);
    return {
      form,
      question: question ?? null,
      sheetIds: sheet.map((id) => idPartGiven('sheet', id)),
      out,
      name,
    };
  },

  async run(
    context,
    { form: named, question: questionName, sheetIds: sheets, out, name }: ImagesOptions,
  ): Promise<Downloaded | null> {
    const calm = patient(context);
    const form = formAsRead(await formNamed(calm, named));
    const sheetIds = await sheetIdsOf(calm, sheets);
    const question =
      questionName === null
        ? null
        : questionNamed(form.questions.concat(form.contextQuestions), questionName);
    const [{ timeZone }, ports] = [await calm.user(), await context.ports()];
    const stamp = formatDate(ports.now(), 'yyyy-MM-dd HHmmss', timeZone);
    const about = question === null ? 'images' : plainFileName(question.text, 'images');
    const isFolder = out.endsWith('/') || (await isThere(out));
    const path = isFolder ? join(out, `${plainFileName(form.name)} ${about} ${stamp}.zip`) : out;
    const query = {
      name,
      sheetIds: sheetIds.length === 0 ? ('all' as const) : sheetIds.join(','),
      ...(question !== null && { questionId: question.id }),
    };
    const ask = () => context.send(downloadImages, { params: { id: form.id }, query });
    return download(calm, ask, path, { thing: 'image', isFresh: isFolder });
  },

  print(output, done) {
    if (done === null) return output.say(nothingToExport);
    if (done.file !== null) output.line(done.file);
    output.say(t(m.exportedImages, { count: done.rows, bytes: done.bytes }));
  },

  json(done) {
    if (done === null) return { images: 0 };
    const { rows, ...rest } = done;
    return { images: rows, ...rest };
  },
});

/** Throws AppError unless exactly one image question has this name. */
function questionNamed(questions: readonly Question[], named: string): Question {
  const offered = flatQuestions<Question>(questions).filter(({ type }) => isStoredType(type));
  const found = offered.filter(
    ({ id, text }) => id === named.toLowerCase() || text.toLowerCase() === named.trim().toLowerCase(),
  );
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const hint =
    offered.length === 0
      ? t(m.formDoesNotAskFor)
      : t(m.thoseThatDo, { offered: offered.map(({ id, text }) => `"${text}" (${id})`).join(', ') });
  throw new AppError(
    'usage',
    found.length === 0
      ? wording(m.noQuestionAsksForImages, { named })
      : wording(m.moreThanOneQuestionIs, { named }),
    { hint },
  );
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
