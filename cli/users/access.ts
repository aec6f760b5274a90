// formdeck users access: the forms that somebody may see, why, and what they may do with each.
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPagesBy } from '#cli/command/pages.ts';
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { accessOfUser } from '#core/access/calls.ts';
import type { FormAccess } from '#core/access/schema.ts';
import { accessTexts, onlyYourForms, rightsText } from '#core/access/labels.ts';
import { userAccessList } from '#core/access/lists.ts';
import { userNamed } from './named.ts';

type Flags = LimitFlags & { search?: string };

export const access = listVerb({
  options: ({ search, ...flags }: Flags, [user = '']) => ({ user, search, limit: limitOf(flags) }),

  async read(context, { user: named, search, limit }) {
    const [user, asker] = await Promise.all([userNamed(context, { named }), context.user()]);
    const params = { id: user.id };
    const { items, total } = await readPagesBy(
      ({ form }: FormAccess) => form.id,
      limit,
      (page) => context.sendAgain(accessOfUser, { params, query: { ...page, search } }),
    );
    return { items: items.map((item) => ({ ...item, id: item.form.id })), total, user, asker };
  },

  columns: chosenColumns(userAccessList(''), {
    form: {},
    state: { whole: true, rank: 2 },
    may: { title: 'MAY', value: ({ rights }) => rightsText(rights) },
    why: {},
  }),
  id: ({ id: write }) => ({ title: 'ID', value: ({ id }) => write(id), whole: true, rank: 1 }),

  none({ search }, { user }) {
    if (user.role === 'DEACTIVATED') return accessTexts.deactivated;
    return search === undefined ? accessTexts.noForms : accessTexts.noFormFound;
  },

  after(output, { asker }) {
    const only = onlyYourForms(asker);
    if (only !== null) output.say(only);
  },

  json: ({ id: _, ...item }) => item,
});
