// A form's state as a badge.
import { Badge } from '@mantine/core';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';

const colours = { published: 'green', unpublished: 'amber', archived: 'gray' } as const;

export function StateBadge({ form }: { form: Pick<ListedForm, 'published' | 'current'> }) {
  return (
    <Badge color={colours[formState(form)]} className="rigid">
      {formStateText(form)}
    </Badge>
  );
}
