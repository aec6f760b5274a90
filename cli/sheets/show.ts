// formdeck sheets show.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { dateWriter } from '#cli/output/date.ts';
import { sheetIdOf } from '#cli/command/short-ids.ts';
import { answersByTitle, answerText } from '#cli/rows/answers.ts';
import { verb } from '#cli/command/verb.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export type ShowOptions = { sheet: string };

export const show = verb({
  effect: 'reads',
  options: (_flags: object, [sheet]): ShowOptions => ({ sheet: idPartGiven('sheet', sheet) }),

  async run(context: Context, options: ShowOptions) {
    const id = await sheetIdOf(context, options.sheet);
    const sheet = await context.send(readSheet, { params: { id } });
    const [form, { timeZone }] = await Promise.all([
      context.send(readForm, { params: { id: sheet.templateId } }).then(formAsRead),
      context.user(),
    ]);
    const catalogNames = await readCatalogNames(context.send, form);
    return { sheet, questions: form.contextQuestions, timeZone, catalogNames };
  },

  print(output, { sheet, questions, timeZone, catalogNames }) {
    const date = dateWriter(timeZone);
    output.fields([
      [t(m.sheet), sheet.name || t(both.unnamedSheet)],
      [t(m.id), sheet.id],
      [t(common.form), sheet.template.name],
      [t(m.rows), sheet.rowCount],
      [t(m.complete), sheet.completed ? t(values.yes) : t(values.no)],
      [t(m.by), personName(sheet.user)],
      [t(m.created), date(sheet.dates.created)],
      [t(m.changed), date(sheet.dates.lastModified)],
    ]);
    if (sheet.contextAnswers.length === 0) return;
    const answers = answersByTitle(questions, sheet.contextAnswers);
    output.line('');
    output.fields(
      questions.flatMap((question) => {
        const answer = answers.byId.get(question.id);
        return answer === undefined
          ? []
          : [[question.text, answerText(question.type, answer, { date, catalogNames })] as const];
      }),
    );
  },

  json: ({ sheet, questions }) => ({
    ...sheet,
    answers: answersByTitle(questions, sheet.contextAnswers).titled,
  }),
});
