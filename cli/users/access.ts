// formdeck users access: the forms that somebody may see, why, and what they may do with each.
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPagesBy, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { accessOfUser } from '#core/access/calls.ts';
import type { FormAccess } from '#core/access/schema.ts';
import { accessTexts, onlyYourForms, reasonsText, rightsText } from '#core/access/labels.ts';
import type { Role } from '#core/actor.ts';
import { formStateText } from '#core/forms/list-forms.ts';
import type { User } from '#core/users/schema.ts';
import { userNamed } from './named.ts';

type Flags = LimitFlags & { search?: string };
export type AccessOptions = { user: string; search: string | undefined; limit: number | null };
type AccessList = { user: User; asker: { role: Role }; found: ListResult<FormAccess> };

export const access = verb({
  effect: 'reads',
  options: ({ search, ...flags }: Flags, [user = '']): AccessOptions => ({
    user,
    search,
    limit: limitOf(flags),
  }),

  async run(context: Context, { user: named, search, limit }: AccessOptions): Promise<AccessList> {
    const [user, asker] = await Promise.all([userNamed(context, named), context.user()]);
    const params = { id: user.id };
    const found = await readPagesBy(
      ({ form }: FormAccess) => form.id,
      limit,
      (page) => context.sendAgain(accessOfUser, { params, query: { ...page, search } }),
    );
    return { user, asker, found };
  },

  print(output, { user, asker, found }, { search }) {
    const isGone = user.role === 'DEACTIVATED';
    const empty = search === undefined ? accessTexts.noForms : accessTexts.noFormFound;
    const shortId = idWriter(
      output,
      found.items.map(({ form }) => form.id),
    );
    output.table(
      [
        { title: 'FORM', value: ({ form }) => form.name },
        { title: 'STATE', value: ({ form }) => formStateText(form), whole: true, rank: 2 },
        { title: 'MAY', value: ({ rights }) => rightsText(rights) },
        { title: 'BECAUSE', value: ({ reasons }) => reasonsText(reasons) },
        { title: 'ID', value: ({ form }: FormAccess) => shortId(form.id), whole: true, rank: 1 },
      ],
      found.items,
      isGone ? accessTexts.deactivated : empty,
    );
    sayMore(output, found);
    const only = onlyYourForms(asker);
    if (only !== null) output.say(only);
  },

  json: ({ found }) => found.items,
});
