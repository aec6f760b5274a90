// The home of a form: its tabs, in their order, and who has which. What the specification calls a tab or a page keeps its
// name and its address; the home puts them beside each other (record 75).
import { type Actor, isManager } from '#core/actor.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { keysOf } from '#core/keys-of.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type TabRecord = {
  label: string;
  isFor(actor: Actor): boolean;
};

const everybody = () => true;

const tabs = {
  overview: { label: t(m.overview), isFor: everybody },
  dashboard: { label: sheetTexts.dashboard, isFor: everybody },
  rows: { label: sheetTexts.table, isFor: everybody },
  questions: { label: t(m.questions), isFor: isManager },
  files: { label: t(m.importsAndExports), isFor: (actor) => mayExport(actor).yes },
  settings: { label: t(m.settings), isFor: isManager },
} as const satisfies Record<string, TabRecord>;

export type FormTab = keyof typeof tabs;

export const formTabNames = { overview: tabs.overview.label } as const;

/** The tabs of a form's home for somebody. */
export function formTabsFor(actor: Actor): readonly { tab: FormTab; label: string }[] {
  return keysOf<FormTab>(tabs).flatMap((tab) =>
    tabs[tab].isFor(actor) ? [{ tab, label: tabs[tab].label }] : [],
  );
}

/** Whose home shows a form: its own, or that of the form whose next version it is. */
export function homeOf({
  id,
  versionOf,
}: {
  id: string;
  versionOf?: { id: string } | null | undefined;
}): string {
  return versionOf?.id ?? id;
}

/** The form whose questions are edited: the next version, once there is one. */
export function editedId(forms: readonly ListedForm[], homeId: string): string {
  return nextVersionOf(forms, homeId)?.id ?? homeId;
}
