// The changes from one draft of a form to another, as a list.
import { useMemo } from 'react';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { ChangeList } from '#web/ui/changes/change-list.tsx';

export function FormChangeList({ before, after }: { before: FormDraft; after: FormDraft }) {
  const changes = useMemo(() => formDiff(inputOf(before), inputOf(after)), [before, after]);
  return <ChangeList changes={changes} />;
}
