// formdeck rows show.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { dateWriter } from '#cli/output/date.ts';
import { rowPlaceOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { AppError } from '#core/errors.ts';
import { reviewedText, takenAt } from '#core/sheets/format-answer.ts';
import { statusOf } from '#core/sheets/review/review-status.ts';
import { rowDetails } from '#core/sheets/row-details.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { rowReader, shownRowJson } from './shown-row.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type ShowRowOptions = { row: string };

export const showRow = verb({
  effect: 'reads',
  options: (_flags: object, ids): ShowRowOptions => ({ row: rowGiven(ids) }),

  async run(context: Context, options: ShowRowOptions) {
    const place = await rowPlaceOf(context, options.row);
    const [shown, { timeZone }] = await Promise.all([rowReader(context)(place), context.user()]);
    const { row, sheet, form } = shown;
    const catalogNames = await readCatalogNames(context.send, form);
    return { ...shown, timeZone, details: rowDetails(row, form, { timeZone, catalogNames }, sheet) };
  },

  print(output, { row, sheet, timeZone, details: { alerts, answers, setup }, places }) {
    const date = dateWriter(timeZone);
    const { reviewer, reviewDate, reviewComment } = row;
    const status = statusOf(row);
    output.fields([
      [t(m.row), row.id],
      [t(m.sheet), sheet.name || t(m.unnamedSheet)],
      [t(common.form), sheet.template.name],
      [t(m.by), personName(row.user)],
      [t(m.created), date(row.dates.created)],
      [t(m.changed), date(row.dates.lastModified)],
      ...(status === null
        ? []
        : [
            [
              t(m.reviewField),
              reviewedText(status, reviewer === null ? undefined : personName(reviewer), date(reviewDate)),
            ] as const,
          ]),
      ...(reviewComment ? [[t(m.comment), reviewComment] as const] : []),
      ...(alerts.length > 0 ? [[t(m.alerts), alerts.join(', ')] as const] : []),
    ]);
    output.line('');
    const fieldsOf = (given: typeof answers) =>
      given.flatMap(({ question, texts, images, passed }) => {
        const all = [...texts, ...images.map(({ path }) => path)];
        if (all.length === 0) return [];
        const taken = images.flatMap(({ id }) => places.get(id) ?? []);
        const more = [...taken.map(takenAt), ...passed].map((text) => ['', text] as const);
        return [[question.text, all.join(', ')] as const, ...more];
      });
    output.fields(fieldsOf(answers));
    if (fieldsOf(setup).length === 0) return;
    output.line('');
    output.line(sheetTexts.rowSetup);
    output.fields(fieldsOf(setup));
  },

  json: shownRowJson,
});

/** A row's id, or its beginning. The sheet's id, which used to be required, is accepted before it. */
export function rowGiven(ids: readonly string[]): string {
  if (ids.length > 2) throw new AppError('usage', wording(m.giveOneRow));
  return idPartGiven('row', ids.at(-1));
}
