// The heading of a sheet view while its rows load: the name of its form, as the list of forms has it.
import { formsQuery } from '#core/forms/queries.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function useFormName(id: string): string {
  // Read where nobody has read it yet, and not again while the page is open.
  const known = useRead(formsQuery, { enabled: false }).data;
  const forms = useRead(formsQuery, { enabled: known === undefined }).data ?? [];
  return forms.find((form) => form.id === id)?.name ?? t(m.sheet);
}
