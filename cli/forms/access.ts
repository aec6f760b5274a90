// formdeck forms access: who may see a form, why, and what they may do with it.
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPagesBy, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { accessToForm } from '#core/access/calls.ts';
import type { PersonAccess } from '#core/access/schema.ts';
import { accessTexts, reasonsText, rightsText } from '#core/access/labels.ts';
import { roleNames } from '#core/users/list-users.ts';

type Flags = LimitFlags & { search?: string };
export type AccessOptions = { form: string; search: string | undefined; limit: number | null };

export const access = verb({
  effect: 'reads',
  options: ({ search, ...flags }: Flags, [form = '']): AccessOptions => ({
    form,
    search,
    limit: limitOf(flags),
  }),

  async run(context: Context, { form, search, limit }: AccessOptions): Promise<ListResult<PersonAccess>> {
    const params = { id: await formIdNamed(context, form) };
    return readPagesBy(
      ({ user }: PersonAccess) => user.id,
      limit,
      (page) => context.sendAgain(accessToForm, { params, query: { ...page, search } }),
    );
  },

  print(output, found) {
    const shortId = idWriter(
      output,
      found.items.map(({ user }) => user.id),
    );
    output.table(
      [
        { title: 'USERNAME', value: ({ user }) => user.userName },
        { title: 'ROLE', value: ({ user }) => roleNames[user.role], whole: true },
        { title: 'MAY', value: ({ rights }) => rightsText(rights) },
        { title: 'BECAUSE', value: ({ reasons }) => reasonsText(reasons) },
        { title: 'ID', value: ({ user }: PersonAccess) => shortId(user.id), whole: true, rank: 1 },
      ],
      found.items,
      accessTexts.nobodyFound,
    );
    sayMore(output, found);
  },

  json: ({ items }) => items,
});
