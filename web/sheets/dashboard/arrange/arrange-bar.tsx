// What begins to arrange a dashboard, and in the place of its bar while somebody does: undo, and the ways to save it or to leave it.
import { Button } from '@mantine/core';
import { LayoutGrid, Undo2 } from 'lucide-react';
import { leaveUnsaved } from '#core/action.ts';
import { keepLayout, saveLayout } from '#core/widgets/layout/actions.ts';
import { layoutWith, withLayout } from '#core/widgets/layout/dashboard-layout.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import type { Layout } from '#core/widgets/layout/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as core } from '#core/widgets/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { DashboardControl } from '#web/sheets/dashboard/use-dashboard.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { useAction } from '#web/ui/use-action.ts';
import { m } from './texts.ts';
import type { Arrangement } from './use-arrange.ts';

export type ArrangeBarProps = Pick<DashboardControl, 'form' | 'arrange'> & { arranged: Arrangement };

export function ArrangeBar({ form, arrange, arranged }: ArrangeBarProps) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const letGo = useLeaveGuard(arranged.isChanged, leaveUnsaved);
  const save = async (scope: 'company' | 'own', layout: Layout | null) => {
    const { done } = await run(scope === 'company' ? saveLayout : keepLayout, { form, layout });
    if (!done) return;
    letGo();
    arrange((current) => withLayout(current, scope, layout));
    arranged.close();
  };
  const leave = async () => {
    if (!arranged.isChanged || (await confirm(leaveUnsaved))) arranged.close();
  };
  const saved = () => layoutWith(form, arranged.layout);
  const maySave = saveLayout.may(actor, { form, layout: null }).yes;
  return (
    <div className="row rigid wrap gap-8 print-hidden" role="toolbar" aria-label={t(m.arrange)}>
      <span className="faint text-sm grow-256">{t(m.howToArrange)}</span>
      <span className="unseen" role="status">
        {arranged.said}
      </span>
      <Button
        variant="default"
        leftSection={<Undo2 size={16} aria-hidden />}
        disabled={!arranged.isChanged}
        onClick={arranged.undo}
      >
        {t(common.undo)}
      </Button>
      <ActionMenu
        label={t(m.moreOfLayout)}
        choices={[
          { id: 'widgets.usualLayout', label: t(core.backToUsualLayout), onChoose: arranged.reset },
          {
            id: 'widgets.companysLayout',
            label: t(core.backToCompanysLayout),
            disabled: form.layouts?.own == null,
            onChoose: () => void save('own', null),
          },
        ]}
      />
      <Button
        variant={maySave ? 'default' : 'filled'}
        loading={isRunning}
        onClick={() => void save('own', saved())}
      >
        {keepLayout.label}
      </Button>
      {maySave && (
        <Button loading={isRunning} onClick={() => void save('company', saved())}>
          {saveLayout.label}
        </Button>
      )}
      <Button variant="subtle" onClick={() => void leave()}>
        {t(common.cancel)}
      </Button>
    </div>
  );
}

/** What begins to arrange a dashboard: whoever sees it may keep a layout of their own. */
export function useArrangeChoice(
  form: Pick<DashboardForm, 'name'>,
  { isOffered, onBegin }: { isOffered: boolean; onBegin(): void },
): Choice {
  const choice: Choice = {
    id: 'widgets.arrange',
    label: t(m.arrange),
    icon: <LayoutGrid size={16} aria-hidden />,
    isOffered: () => isOffered,
    onChoose: onBegin,
  };
  useOfferedChoices({ title: form.name, choices: [choice] });
  return choice;
}

export function ArrangeButton({ choice: { label, icon }, onBegin }: { choice: Choice; onBegin(): void }) {
  return (
    <Button variant="default" className="rigid" leftSection={icon} onClick={onBegin}>
      {label}
    </Button>
  );
}
