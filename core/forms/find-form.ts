// A form as people name it: by its id, the beginning of its id, or its name.
import { findNamed, foldName } from '#core/find-named.ts';

export type NameableForm = {
  id: string;
  name: string;
  published: boolean;
  current: boolean;
  dates: { lastModified: number };
  versionOf?: { id: string } | undefined;
};

/**
 * The form with this id or name, whatever the case. Of several with one name it is the current one before archived ones,
 * the published one before drafts, and a form before its own next version. `fits` comes first: forms that what is to be
 * done can be done to.
 * @throws AppError `not-found` with near misses, or `usage` where several are equal (each with its id in the hint)
 */
export function findForm<F extends NameableForm>(
  forms: readonly F[],
  idOrName: string,
  fits: (form: F) => boolean = () => true,
): F {
  const ids = new Set(forms.map(({ id }) => id));
  const isNextVersion = ({ versionOf }: F) => versionOf !== undefined && ids.has(versionOf.id);
  return findNamed(forms, idOrName, {
    noun: 'form',
    missing: `There is no form "${idOrName}", or you may not see it.`,
    list: 'See `formdeck forms list`.',
    rank: (form) =>
      (fits(form) ? 0 : 8) +
      (form.current ? 0 : 4) +
      (form.published ? 0 : 2) +
      (isNextVersion(form) ? 1 : 0),
    describe: ({ id, name, published, current, dates }) =>
      `${id}  ${name}  ${current ? (published ? 'published' : 'unpublished') : 'archived'}, last modified ${new Date(dates.lastModified).toISOString().slice(0, 10)}`,
  });
}

/** Other forms in use that have this name: warned of, since commands and people name forms by it. */
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
