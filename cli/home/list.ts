// formdeck activity list.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPages } from '#cli/command/pages.ts';
import { rangeOf, type RangeOptions } from '#cli/command/range.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { AppError } from '#core/errors.ts';
import { activityTexts, sheetName } from '#core/sheets/activity.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { activityParameters } from '#core/sheets/queries.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = LimitFlags & { form?: string; user?: string; sheet?: string; since?: string; until?: string };
type Options = Pick<Flags, 'form' | 'user' | 'sheet'> & { range: RangeOptions; limit: number | null };

export const list = listVerb({
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

  async read(context: Context, { form, user, sheet, range, limit }: Options) {
    const { timeZone } = await context.user();
    const { from, to } = rangeOf(range, timeZone, (await context.ports()).now());
    const filter = {
      sheet,
      form: form === undefined ? undefined : await formIdNamed(context, form),
      user: user === undefined ? undefined : await userIdNamed(context, user),
      startDate: from ?? undefined,
      endDate: to ?? undefined,
    };
    return readPages(limit, ({ page, size }) =>
      context.sendAgain(listCompanySheets, { query: activityParameters(filter, page, size) }),
    );
  },

  columns: ({ date }) => [
    { title: 'UPDATED', value: ({ dates }) => date(dates.lastModified), whole: true },
    { title: 'BY', value: ({ user }) => personName(user) },
    { title: 'FORM', value: ({ template }) => template.name },
    { title: 'SHEET', value: sheetName },
    { title: 'ROWS', value: ({ rowCount }) => rowCount, align: 'right', rank: 1 },
  ],
  id: ({ id: write }) => ({ title: 'ID', value: ({ id }) => write(id), whole: true, rank: 2 }),
  none: activityTexts.empty,
});
