// A form as people name it: by its id or by its name.
import { AppError } from '#core/errors.ts';

/**
 * The form with this name, whatever the case. Of a published form and its next version, which has the same name, it is
 * the published one.
 * @throws AppError `not-found`, or `usage` where several have the name (the ids are in the hint)
 */
export function findForm<F extends { id: string; name: string; versionOf?: { id: string } | undefined }>(
  forms: readonly F[],
  name: string,
): F {
  const wanted = fold(name);
  const exact = inForce(forms.filter((form) => form.name === name));
  const found = exact.length === 1 ? exact : inForce(forms.filter((form) => fold(form.name) === wanted));
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

/** Without the next versions of forms that are among them. */
function inForce<F extends { id: string; versionOf?: { id: string } | undefined }>(forms: readonly F[]): F[] {
  const ids = new Set(forms.map(({ id }) => id));
  return forms.filter(({ versionOf }) => versionOf === undefined || !ids.has(versionOf.id));
}

function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
