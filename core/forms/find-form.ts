// Finds a form by its id, the beginning of its id, or its name.
import { findNamed, foldName } from '#core/find-named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export type NameableForm = {
  id: string;
  name: string;
  published: boolean;
  current: boolean;
  dates: { lastModified: number };
  versionOf?: { id: string } | undefined;
};

/**
 * The form with this id or name, ignoring case. Among forms of one name, current ones win over archived ones, published
 * ones over drafts, and a form over its own next version. Forms that pass `fits`, for which the operation is possible,
 * come first.
 * @throws AppError `not-found` with similar names, or `usage` if several match equally (with their ids in the hint)
 */
export function findForm<F extends NameableForm>(
  forms: readonly F[],
  idOrName: string,
  fits: (form: F) => boolean = () => true,
): F {
  const ids = new Set(forms.map(({ id }) => id));
  const isNextVersion = ({ versionOf }: F) => versionOf !== undefined && ids.has(versionOf.id);
  return findNamed(forms, idOrName, {
    count: counts.forms,
    missing: t(m.thereIsNoFormOr, { idOrName }),
    list: t(m.seeFormdeckFormsList),
    rank: (form) =>
      (fits(form) ? 0 : 8) +
      (form.current ? 0 : 4) +
      (form.published ? 0 : 2) +
      (isNextVersion(form) ? 1 : 0),
    describe: ({ id, name, published, current, dates }) =>
      `${id}  ${name}  ${current ? (published ? 'published' : 'unpublished') : 'archived'}, last modified ${new Date(dates.lastModified).toISOString().slice(0, 10)}`,
  });
}

/** Other current forms of this name: a warning, since commands and people refer to forms by name. */
export function sameNamed<F extends Pick<NameableForm, 'id' | 'name' | 'current' | 'versionOf'>>(
  forms: readonly F[],
  {
    id,
    name,
    versionOf,
  }: { id: string | undefined; name: string; versionOf?: { id: string } | null | undefined },
): F[] {
  const isSame = (form: F) =>
    form.id === id || form.id === versionOf?.id || (form.versionOf !== undefined && form.versionOf.id === id);
  return forms.filter((form) => form.current && !isSame(form) && foldName(form.name) === foldName(name));
}
