// formdeck rows count: how many rows there are, by the answers to a question or by day, week or month.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { internationalFormats } from '#core/format/formats.ts';
import type { Question } from '#core/questions/schema.ts';
import { hasDay } from '#core/questions/clock.ts';
import { answersOf, isMoment } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { answerText, answersByTitle } from './answers.ts';
import {
  type CountedGroup,
  type CountSpan,
  countSpans,
  countSpansOf,
  countValues,
  momentsIn,
} from './count-by.ts';
import { questionTitled } from './question-titled.ts';
import { countRows, readRows } from './read-rows.ts';
import { resolveQuery, type RowQuery, rowQuery, type RowQueryFlags } from './row-query.ts';
import { countText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = RowQueryFlags & { by?: string; per?: string };
export type CountOptions = RowQuery & { by: string | null; per: CountSpan | null };
type RowCounts = { total: number; groups: CountedGroup[] | null; title: string };

export const countedRows = verb({
  effect: 'reads',
  options: (flags: Flags, [sheet]): CountOptions => ({
    ...rowQuery(flags, sheet),
    by: flags.by ?? null,
    per: oneOf('--per', countSpans, flags.per) ?? null,
  }),

  async run(context: Context, options: CountOptions): Promise<RowCounts> {
    const { form, sheetIds, setups, filter, words } = await resolveQuery(context, options);
    const { by, per } = options;
    const question = by === null ? null : questionTitled('--by', analysedQuestions(form), by);
    const isOfTime = question !== null && hasDay(question.type);
    if (question !== null && per !== null && !isOfTime)
      throw new AppError('usage', wording(m.perNeedsQuestionThatAsks, { question: question.text }), {
        hint: wording(m.withoutByRowsAreCounted),
      });
    if (question === null && per === null)
      return { total: await countRows(context, sheetIds, filter), groups: null, title: '' };
    const { items, total } = await readRows(context, sheetIds, filter, { limit: null });
    const span = per ?? 'month';
    const bySpan = (moments: readonly number[], timeZone = words.timeZone) =>
      countSpansOf(moments, span, timeZone, spanWriter(span, timeZone));
    if (question === null)
      return { total, groups: bySpan(items.map(({ dates }) => dates.created)), title: span };
    const values = items.map((row) =>
      valuesIn(question, [...row.answers, ...(setups.get(row.sheetId) ?? [])]),
    );
    if (isMoment(question.type)) return { total, groups: bySpan(momentsIn(values)), title: span };
    if (isOfTime) {
      // Days have no zone.
      const { localTime } = answersOf(question.type);
      const days = values.flatMap((each) => each.flatMap((value) => localTime(value) ?? []));
      return { total, groups: bySpan(days, 'UTC'), title: span };
    }
    const written = { date: String, catalogNames: words.catalogNames };
    const texts = values.map((each) => each.map((value) => answerText(question.type, value, written)));
    return { total, groups: countValues(texts), title: question.text };
  },

  print(output, { total, groups, title }) {
    if (groups === null) return output.line(String(total));
    output.table(
      [
        { title: title.toUpperCase(), value: ({ group }) => group },
        { title: 'ROWS', value: ({ rows }) => countText(rows), align: 'right' },
      ],
      groups,
      total === 0 ? t(m.noRowsMatch) : t(m.noneOfRowsHasAnswer),
    );
  },

  json: ({ total, groups }) => (groups === null ? { count: total } : { count: total, groups }),
});

/** What a row answers to a question, itself or by the setup of its sheet. */
function valuesIn(
  question: Question,
  answers: readonly { questionId: string; value: string }[],
): readonly string[] {
  return valuesOf(answersByTitle([question], answers).byId.get(question.id));
}

/** For programs as for people, so that lines sort: `2026-11`, or the day, or the Monday of the week. */
function spanWriter(span: CountSpan, timeZone: string): (at: number) => string {
  const day = (at: number) => internationalFormats().day(at, timeZone);
  return span === 'month' ? (at) => day(at).slice(0, 7) : day;
}
