// What the expressions of rules say, with the titles of the draft's questions.
import { useMemo } from 'react';
import { explainerOf } from '#core/forms/draft/format-logic.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { useCatalogLabels } from '#web/forms/editor/catalog/use-catalog.ts';
import { useDraft } from '#web/forms/editor/use-editor.ts';

export function useExplain(): Explain {
  const draft = useDraft();
  const catalog = useCatalogLabels(draft);
  return useMemo(() => explainerOf(draft, catalog), [draft, catalog]);
}
