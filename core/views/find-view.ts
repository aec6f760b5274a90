// A saved view as people name it: by its id or by its name, their own before the company's.
import { AppError } from '#core/errors.ts';
import type { SavedView } from './schema.ts';

/** The view of a form with this name, whatever the case. Throws AppError `not-found`. */
export function findView<V extends Pick<SavedView, 'id' | 'name' | 'scope'>>(
  views: readonly V[],
  idOrName: string,
  form: { name: string },
): V {
  const wanted = fold(idOrName);
  const named = views.filter(({ name }) => fold(name) === wanted);
  const found =
    views.find(({ id }) => id === idOrName) ?? named.find(({ scope }) => scope === 'MINE') ?? named[0];
  if (found !== undefined) return found;
  throw new AppError('not-found', `"${form.name}" has no view "${idOrName}", or it is somebody else's.`, {
    hint: `See \`formdeck views list "${form.name}"\`.`,
  });
}

function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
