// What the expressions of rules and calculations say, with the titles of the draft's questions.
import { useMemo } from 'react';
import { explainerOf } from '#core/forms/draft/format-logic.ts';
import type { explainLogic } from '#core/logic/explain.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { useCatalogLabels } from '#web/forms/editor/catalog/use-catalog.ts';
import { useDraft } from '#web/forms/editor/use-editor.ts';

/** `say`: another way to say them than as conditions; stable. */
export function useExplain(say?: typeof explainLogic): Explain {
  const draft = useDraft();
  const catalog = useCatalogLabels(draft);
  return useMemo(() => explainerOf(draft, catalog, say), [draft, catalog, say]);
}
