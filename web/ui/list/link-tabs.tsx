// Tabs as links, since each has an address of its own.
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from '#web/ui/styles/link-tabs.module.css';

export type LinkTab = Pick<LinkProps, 'params' | 'search'> & {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** Default: its address. */
  id?: string;
};
export type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; current: string };

/** In one line, which scrolls where it is too narrow for them. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const [nav, tab] = [line.current, line.current?.querySelector<HTMLElement>('[aria-current]')];
    // Sideways alone: the page stays where it is.
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={line} className={classes.tabs} aria-label={label}>
      {tabs.map(({ label: text, id, ...link }) => (
        <Link
          key={id ?? link.to}
          {...link}
          className={classes.tab}
          // Otherwise the first tab would be active on both pages.
          activeOptions={exactly}
          aria-current={(id ?? link.to) === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

const exactly = { exact: true, includeSearch: false };
