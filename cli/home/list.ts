// formdeck activity list.
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { rangeOf, type RangeOptions } from '#cli/command/range.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { AppError } from '#core/errors.ts';
import { activityTexts, sheetName } from '#core/sheets/activity.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { activityParameters } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = LimitFlags & { form?: string; user?: string; sheet?: string; since?: string; until?: string };
type Options = Pick<Flags, 'form' | 'user' | 'sheet'> & { range: RangeOptions; limit: number | null };

export const list = verb({
  effect: 'reads',
  options: ({ form, user, sheet, since, until, ...flags }: Flags): Options => {
    const isSpan = since !== undefined && /^\d+[hdwm]$/.test(since);
    if (isSpan && until !== undefined) throw new AppError('usage', wording(m.periodSuchAs24hEnds));
    return {
      ...(form !== undefined && { form }),
      ...(user !== undefined && { user }),
      ...(sheet !== undefined && { sheet }),
      range: { from: isSpan ? undefined : since, to: until, last: isSpan ? since : undefined },
      limit: limitOf(flags),
    };
  },

  async run(context: Context, { form, user, sheet, range, limit }: Options) {
    const { timeZone } = await context.user();
    const { from, to } = rangeOf(range, timeZone, (await context.ports()).now());
    const filter = {
      sheet,
      form: form === undefined ? undefined : await formIdNamed(context, form),
      user: user === undefined ? undefined : await userIdNamed(context, user),
      startDate: from ?? undefined,
      endDate: to ?? undefined,
    };
    const found: ListResult<Sheet> = await readPages(limit, ({ page, size }) =>
      context.sendAgain(listCompanySheets, { query: activityParameters(filter, page, size) }),
    );
    return { found, timeZone };
  },

  print(output, { found, timeZone }) {
    const date = dateWriter(timeZone);
    const sheetId = idWriter(
      output,
      found.items.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'UPDATED', value: ({ dates }) => date(dates.lastModified), whole: true },
        { title: 'BY', value: ({ user }) => user.userName },
        { title: 'FORM', value: ({ template }) => template.name },
        { title: 'SHEET', value: sheetName },
        { title: 'ROWS', value: ({ rowCount }) => rowCount, align: 'right', rank: 1 },
        { title: 'ID', value: ({ id }) => sheetId(id), whole: true, rank: 2 },
      ],
      found.items,
      activityTexts.empty,
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});
