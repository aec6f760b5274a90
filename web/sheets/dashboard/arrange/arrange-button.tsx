// Begins to arrange a dashboard: whoever sees it may keep a layout of their own.
import { Button } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { t } from '#core/messages/text.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { m } from './texts.ts';

export function ArrangeButton({ form, onBegin }: { form: Pick<DashboardForm, 'name'>; onBegin(): void }) {
  const icon = <LayoutGrid size={16} aria-hidden />;
  useOfferedChoices({
    title: form.name,
    choices: [{ id: 'widgets.arrange', label: t(m.arrange), icon, onChoose: onBegin }],
  });
  return (
    <Button variant="default" className="rigid" leftSection={icon} onClick={onBegin}>
      {t(m.arrange)}
    </Button>
  );
}
