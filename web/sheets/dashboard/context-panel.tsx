// The Sheet Context panel: properties of the sheets, and their setup answers.
import { memo, type ReactNode } from 'react';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { Panel } from '#web/ui/panel.tsx';
import { ContextLines } from './context-lines.tsx';
import { useDashboard } from './use-dashboard.ts';
import { contextChoices } from '#web/sheets/widgets/widget-choices.tsx';
import widgetClasses from '#web/sheets/widgets/widget.module.css';

export type ContextPanelProps = Pick<SheetOverview, 'context' | 'namesById'> & {
  /** The drag handle, for users who may move it. */
  handle: ReactNode;
};

export function ContextPanel({ context, namesById, handle }: ContextPanelProps) {
  return (
    <Panel
      title={sheetTexts.context}
      actions={
        <div className={widgetClasses.tools}>
          {handle}
          <ContextMenu />
        </div>
      }
    >
      <ContextLines context={context} namesById={namesById} />
    </Panel>
  );
}

/** Memoized independently of the lines. */
const ContextMenu = memo(function ContextMenu() {
  const control = useDashboard();
  const choices = contextChoices(useActor(), control);
  useOfferedChoices({ title: sheetTexts.context, choices });
  return <ActionMenu label={`Actions for ${sheetTexts.context}`} choices={choices} />;
});
