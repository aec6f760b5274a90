// The frame of every page: heading, actions, and width.
import { Group, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { pageTitle } from './page-title.ts';
import classes from './page.module.css';

export type PageProps = {
  /** The heading, and the start of the browser's title. */
  title: string;
  /** Beside the heading: the state of the thing. */
  mark?: ReactNode;
  /** A line below the heading. */
  subtitle?: ReactNode;
  /** Above the heading: a `Trail`. */
  trail?: ReactNode;
  /** Buttons and menus beside the heading. */
  actions?: ReactNode;
  /** Below the heading: the pages of the same thing, as links. */
  tabs?: ReactNode;
  /** `reading` 800 px (spec 2), `normal` 1200 px, `full` the whole width. All begin at the same edge. */
  width?: 'reading' | 'normal' | 'full';
  /** The page is as tall as the window, and its content scrolls itself: for long tables. */
  fills?: boolean;
  /** Titled with the company's name, which the bar of a narrow screen shows already. */
  isHome?: boolean;
  children: ReactNode;
};

/** What all pages of one thing have. */
export type PageFrame = Pick<PageProps, 'trail' | 'mark' | 'tabs' | 'actions'>;

export function Page({
  title,
  mark,
  subtitle,
  trail,
  actions,
  tabs,
  width = 'normal',
  fills = false,
  isHome = false,
  children,
}: PageProps) {
  useTitle(title, isHome);
  return (
    <div
      className={classes.page}
      data-width={width}
      data-fills={fills || undefined}
      data-home={isHome || undefined}
      data-tabs={tabs !== undefined || undefined}
    >
      <header className={`flex wrap items-start justify-between gap-y-12 gap-x-24 ${classes.head}`}>
        {trail !== undefined && <div className={`faint text-sm print-hidden ${classes.trail}`}>{trail}</div>}
        <div className="min-w-0 grow-256 narrow-own-line">
          {/* As high as the buttons beside it. */}
          <div className="row wrap gap-y-2 gap-x-12">
            <Title order={1} className={`py-3 break ${classes.title}`} dir="auto">
              {title}
            </Title>
            {mark}
          </div>
          {subtitle !== undefined && <div className="mt-4 faint">{subtitle}</div>}
        </div>
        {actions !== undefined && (
          <Group gap="xs" className={`print-hidden ${classes.actions}`}>
            {actions}
          </Group>
        )}
      </header>
      {tabs}
      <div className={classes.body}>{children}</div>
    </div>
  );
}

/** Sets the browser's title while mounted. */
export function useTitle(name: string, isHome = false): void {
  const unread = useSignalValue(useCore().session.notificationCount);
  useEffect(() => {
    document.title = pageTitle(name, unread, isHome);
  }, [isHome, name, unread]);
}
