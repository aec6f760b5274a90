// The Sheet Context panel: properties of the sheets, and their setup answers. Of several sheets it is one line until
// somebody unfolds it: what they are is rarely what a dashboard is opened for.
import { Button } from '@mantine/core';
import { memo, type ReactNode, useId, useState } from 'react';
import { contextSummary } from '#core/sheets/dashboard/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { Panel } from '#web/ui/panel.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { ContextLines } from './context-lines.tsx';
import { useDashboard } from './use-dashboard.ts';
import { contextChoices } from '#web/sheets/widgets/widget-choices.tsx';
import classes from './context-panel.module.css';
import widgetClasses from '#web/sheets/widgets/widget.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ContextPanelProps = Pick<SheetOverview, 'context' | 'namesById'> & {
  /** The drag handle, for users who may move it. */
  handle: ReactNode;
};

export function ContextPanel({ context, namesById, handle }: ContextPanelProps) {
  const { timeZone } = useActor();
  const isPrinted = usePrinting() !== null;
  const lines = useId();
  const isOne = context.sheets === 1;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isOne || isUnfolded || isPrinted;
  return (
    <Panel
      title={sheetTexts.context}
      subtitle={isOne ? undefined : contextSummary(context, { timeZone })}
      actions={
        <div className={`row rigid gap-2 ${widgetClasses.tools}`}>
          {handle}
          <ContextMenu />
        </div>
      }
    >
      {(isShown || !isOne) && (
        <div className={classes.folded} data-unfolded={isShown || undefined}>
          {isShown && (
            <div id={lines}>
              <ContextLines context={context} namesById={namesById} />
            </div>
          )}
          {!isOne && !isPrinted && (
            <Button
              variant="transparent"
              size="compact-sm"
              px={0}
              fw={500}
              c="dimmed"
              aria-expanded={isUnfolded}
              aria-controls={isShown ? lines : undefined}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? sheetTexts.foldContext : sheetTexts.unfoldContext}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Memoized independently of the lines. */
const ContextMenu = memo(function ContextMenu() {
  const control = useDashboard();
  const choices = contextChoices(useActor(), control);
  useOfferedChoices({ title: sheetTexts.context, choices });
  return <ActionMenu label={t(m.actionsFor, { context: sheetTexts.context })} choices={choices} />;
});
