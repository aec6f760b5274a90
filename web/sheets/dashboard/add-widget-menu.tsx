// Adds a widget to a dashboard, or restores a hidden one.
import { Button } from '@mantine/core';
import { ChartColumnBig, ChevronDown, Eye, Plus } from 'lucide-react';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { hiddenParts } from '#core/widgets/arrangement.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import { mayAddWidget } from '#core/widgets/policy.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';

export type AddWidgetProps = { form: DashboardForm; onCreate(): void; onHidden(): void };

/** The choices of the menu; on a narrow screen they are in the one of the bar. */
export function useAddWidget({ form, onCreate, onHidden }: AddWidgetProps): readonly Choice[] {
  const hidden = hiddenParts(form).length;
  const choices: Choice[] = [
    {
      id: 'widgets.create',
      label: widgetTexts.create,
      icon: <ChartColumnBig size={16} aria-hidden />,
      isOffered: (actor) => mayAddWidget(actor, form).yes,
      onChoose: onCreate,
    },
    {
      id: 'widgets.viewHidden',
      label: `${widgetTexts.viewHidden} (${hidden})`,
      icon: <Eye size={16} aria-hidden />,
      disabled: hidden === 0,
      isOffered: (actor) => mayAddWidget(actor, form).yes,
      onChoose: onHidden,
    },
  ];
  useOfferedChoices({ title: form.name, choices });
  return choices;
}

export function AddWidgetMenu({ choices }: { choices: readonly Choice[] }) {
  return (
    <ActionMenu
      label={widgetTexts.add}
      button={
        <Button
          variant="default"
          className="rigid"
          leftSection={<Plus size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {widgetTexts.add}
        </Button>
      }
      choices={choices}
    />
  );
}
