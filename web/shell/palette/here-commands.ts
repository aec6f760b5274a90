// Actions on what the current page shows, such as the widgets of a dashboard.
import { useState } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { offeredChoices } from '#web/ui/offered-choices.ts';
import { useAction } from '#web/ui/use-action.ts';

export function useHereCommands(): readonly Command[] {
  const actor = useActor();
  const { run } = useAction();
  // What the page offers at the moment when the palette opens.
  const [commands] = useState(() =>
    offeredChoices().flatMap(({ title, choices }, place) =>
      choices
        .filter(({ isOffered, disabled = false }) => !disabled && (isOffered?.(actor) ?? true))
        .map((choice): Command => ({
          id: `here ${choice.id} ${place}`,
          label: `${choice.label}: ${title}`,
          icon: choice.icon,
          ...(choice.danger === true || place >= pagesOwn ? { isByVerb: true } : { group: 'here' as const }),
          onChoose: () => choice.onChoose(run),
        })),
    ),
  );
  return commands;
}

/** The first offer is the page's own; a dashboard offers those of all its widgets after it, which are found by what they do. */
const pagesOwn = 1;
