// A widget on its surface: its title, how much there is of it, its tools, and what it shows.
import type { ReactNode, RefObject } from 'react';
import { amountText } from '#core/sheets/dashboard/overview.ts';
import { Panel } from '#web/ui/panel.tsx';
import { WidgetBody } from './widget-body.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';

export type WidgetFrameProps = WidgetBodyProps & {
  title: string;
  /** A line under the title in place of how much there is. */
  subtitle?: ReactNode;
  tools: ReactNode;
  frame: RefObject<HTMLDivElement | null>;
  /** The heading's level in the page. */
  level?: 2 | 3;
};

export function WidgetFrame({ title, subtitle, tools, frame, level = 2, ...body }: WidgetFrameProps) {
  return (
    <div ref={frame} className={classes.frame}>
      <Panel
        title={title}
        subtitle={subtitle ?? amountText(body.part)}
        level={level}
        actions={
          <div className={classes.tools} data-not-drawn>
            {tools}
          </div>
        }
      >
        <WidgetBody {...body} />
      </Panel>
    </div>
  );
}
