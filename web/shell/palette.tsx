// The command palette (Ctrl-K): every page, every form with its actions, and actions on what the current page shows,
// such as
// the widgets of a dashboard.
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  spotlight,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, CircleUser, FileUp, Search, ToggleRight, Zap } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { type Actor, isAdmin } from '#core/actor.ts';
import { bestMatches } from '#core/best-matches.ts';
import { flagsTitle } from '#core/flags.ts';
import { formActions, publish } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { mayImport } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { publishDetails } from '#web/forms/publish-details.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { sidebarItems } from './sidebar-items.ts';
import { type OfferedChoices, offeredChoices } from '#web/ui/offered-choices.ts';
import { type RunAction, useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './palette.module.css';

/** Opens each time `openCount` changes. */
export function Palette({ openCount }: { openCount: number }) {
  const actor = useActor();
  const navigate = useNavigate();
  const { run } = useAction();
  const forms = useRead(formsQuery).data ?? [];
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the page offers at the moment when the palette opens
  const here = useMemo(() => offeredChoices(), [openCount]);
  useEffect(() => spotlight.open(), [openCount]);
  return (
    <Spotlight
      actions={[...groupsFor(actor, forms, navigate, run), groupHere(actor, here, run)]}
      shortcut={null}
      filter={(typed, groups) =>
        groups.map((group) =>
          'actions' in group
            ? {
                ...group,
                actions: bestMatches(typed, group.actions, ({ label = '', description = '' }) => [
                  label,
                  description,
                ]),
              }
            : group,
        )
      }
      classNames={{ action: classes.action, search: classes.search, actionDescription: classes.description }}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      limit={24}
      scrollable
      maxHeight={420}
      nothingFound="Nothing fits these words."
      searchProps={{
        placeholder: 'Search pages, forms and actions',
        'aria-label': 'Search pages, forms and actions',
        leftSection: <Search size={18} />,
      }}
    />
  );
}

function groupsFor(
  actor: Actor,
  forms: readonly ListedForm[],
  navigate: ReturnType<typeof useNavigate>,
  run: RunAction,
): SpotlightActionGroupData[] {
  const pages: SpotlightActionData[] = sidebarItems(actor).map(({ to, label, icon: Icon }) => ({
    id: to,
    label,
    leftSection: <Icon size={18} />,
    onClick: () => void navigate({ to }),
  }));
  const ownPage = {
    id: '/account',
    label: 'My account',
    leftSection: <CircleUser size={18} />,
    onClick: () => void navigate({ to: '/account' }),
  };
  // Used too rarely for an item in the menu.
  if (isAdmin(actor)) {
    pages.push({
      id: '/admin/flags',
      label: flagsTitle,
      leftSection: <ToggleRight size={18} />,
      onClick: () => void navigate({ to: '/admin/flags' }),
    });
  }
  const data = forms.map(({ id, name }) => ({
    id: `view ${id}`,
    label: name,
    description: 'View Data',
    leftSection: <ChartColumn size={18} />,
    onClick: () =>
      void navigate({ to: '/sheet/$templateId/$sheetIds', params: { templateId: id, sheetIds: 'all' } }),
  }));
  const imports = forms
    .filter((form) => mayImport(actor, form).yes)
    .map(({ id, name }) => ({
      id: `import ${id}`,
      label: `Import Data: ${name}`,
      leftSection: <FileUp size={18} />,
      onClick: () => void navigate({ to: '/forms/$formId/import', params: { formId: id } }),
    }));
  const actions = forms.flatMap((form) =>
    formActions
      .filter((action) => action.may(actor, form).yes)
      .map((action) => ({
        id: `${action.id} ${form.id}`,
        label: `${action.label}: ${form.name}`,
        leftSection: <Zap size={18} />,
        onClick: () => void run(action, form, action === publish ? { details: publishDetails(form) } : {}),
      })),
  );
  return [
    { group: 'Pages', actions: [...pages, ownPage] },
    { group: 'Forms', actions: data },
    { group: 'Actions', actions: [...imports, ...actions] },
  ];
}

/** Actions on what the current page shows. */
function groupHere(actor: Actor, here: readonly OfferedChoices[], run: RunAction): SpotlightActionGroupData {
  return {
    group: 'On this page',
    actions: here.flatMap(({ title, choices }, place) =>
      choices
        .filter(({ isOffered, disabled = false }) => !disabled && (isOffered?.(actor) ?? true))
        .map((choice) => ({
          id: `${choice.id} ${place}`,
          label: `${choice.label}: ${title}`,
          keywords: [`${choice.label} ${title}`],
          leftSection: choice.icon,
          onClick: () => choice.onChoose(run),
        })),
    ),
  };
}
