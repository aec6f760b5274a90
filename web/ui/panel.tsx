// A bordered surface with a heading, for widgets and groups of fields.
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export type PanelProps = {
  /** For links to it. */
  id?: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  /** A menu or a button beside the title. */
  actions?: ReactNode;
  /** The heading's level in the page; default 2. */
  level?: 2 | 3;
  children: ReactNode;
};

export function Panel({ id, title, subtitle, actions, level = 2, children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={`stack min-w-0 card ${classes.panel}`}>
      {(title !== undefined || actions !== undefined) && (
        <header className="flex items-start justify-between gap-12">
          <div className="min-w-0">
            <Heading className={`m-0 weight-600 leading-140 break ${classes.title}`} dir="auto">
              {title}
            </Heading>
            {subtitle !== undefined && <div className="faint text-xs">{subtitle}</div>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
