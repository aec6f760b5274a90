// The Sheet Context panel: what is known of the sheets themselves, and what was answered once for each of them.
import { contextLines } from '#core/sheets/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import classes from './context-panel.module.css';

export function ContextPanel({ context, namesById }: Pick<SheetOverview, 'context' | 'namesById'>) {
  const { timeZone } = useActor();
  return (
    <Panel title={sheetTexts.context}>
      <dl className={classes.lines}>
        {contextLines(context, { timeZone, catalogNames: namesById }).map(({ label, text }, index) => (
          // Two questions may have one title.
          <div key={`${index} ${label}`} className={classes.line}>
            <dt>{label}</dt>
            <dd>{text === '' ? '–' : text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
