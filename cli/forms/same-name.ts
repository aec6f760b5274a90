// The warning that a form's name is taken: commands and cron jobs refer to forms by name.
import type { Output } from '#cli/output/output.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { sameNamed } from '#core/forms/find-form.ts';
import { shortIds } from '#core/short-id.ts';
import { formState } from '#core/forms/list-forms.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Prints to stderr which other current forms have this name. */
export function warnOfSameName(
  output: Pick<Output, 'say'>,
  forms: readonly ListedForm[],
  form: { id: string | undefined; name: string; versionOf?: { id: string } | null | undefined },
): void {
  const others = sameNamed(forms, form);
  if (others.length === 0) return;
  const ids = shortIds(forms.map(({ id }) => id));
  const list = others.map((other) => `${formState(other)}, ${ids.get(other.id)}`).join('; ');
  output.say(t(m.anotherFormIsCalledRename, { form: form.name, list }));
}
