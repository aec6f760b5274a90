// The frame of a widget: title, amount of data, tools, and content.
import type { ReactNode, RefObject } from 'react';
import { Panel } from '#web/ui/panel.tsx';
import classes from './widget.module.css';

export type WidgetFrameProps = {
  title: string;
  /** A line below the title. */
  subtitle: ReactNode;
  tools: ReactNode;
  frame: RefObject<HTMLDivElement | null>;
  /** The heading's level in the page. */
  level?: 2 | 3;
  children: ReactNode;
};

export function WidgetFrame({ title, subtitle, tools, frame, level = 2, children }: WidgetFrameProps) {
  return (
    <div ref={frame} className={`grid min-w-0 ${classes.frame}`}>
      <Panel
        title={title}
        subtitle={subtitle}
        level={level}
        actions={
          <div className={`row rigid gap-2 ${classes.tools}`} data-not-drawn>
            {tools}
          </div>
        }
      >
        <div className={`stack grow min-w-0 ${classes.body}`} data-body>
          {children}
        </div>
      </Panel>
    </div>
  );
}
