// A form as people name it: by its id or by its name.
import { AppError } from '#core/errors.ts';

/**
 * The form with this name, whatever the case.
 * @throws AppError `not-found`, or `usage` where several have the name (the ids are in the hint)
 */
export function findForm<F extends { id: string; name: string }>(forms: readonly F[], name: string): F {
  const wanted = fold(name);
  const exact = forms.filter((form) => form.name === name);
  const found = exact.length === 1 ? exact : forms.filter((form) => fold(form.name) === wanted);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  if (first === undefined) {
    throw new AppError('not-found', `There is no form "${name}", or you may not see it.`, {
      hint: 'See `formdeck forms list`.',
    });
  }
  throw new AppError('usage', `${found.length} forms are called "${name}".`, {
    hint: `Name one of them by its id:\n${found.map(({ id, name: its }) => `  ${id}  ${its}`).join('\n')}`,
  });
}

function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
