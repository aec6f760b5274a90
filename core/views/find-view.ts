// Finds a saved view by its id, the beginning of its id, or its name, the user's own before the company's.
import { findNamed } from '#core/find-named.ts';
import type { SavedView } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The view of a form with this id or name, ignoring case.
 * @throws AppError `not-found` with similar names, or `usage` if several match
 */
export function findView<V extends Pick<SavedView, 'id' | 'name' | 'scope'>>(
  views: readonly V[],
  idOrName: string,
  form: { name: string },
): V {
  return findNamed(views, idOrName, {
    count: m.viewCount,
    missing: t(m.hasNoViewOrIt, { form: form.name, idOrName }),
    list: t(m.seeFormdeckViewsList, { form: form.name }),
    rank: ({ scope }) => (scope === 'MINE' ? 0 : 1),
    describe: ({ id, name, scope }) => `${id}  ${name}  ${scope === 'MINE' ? t(m.yourOwn) : t(m.companys)}`,
  });
}
