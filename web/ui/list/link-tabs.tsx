// Tabs as links, since each has an address of its own.
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from '#web/ui/styles/link-tabs.module.css';

export type LinkTabsProps = {
  label: string;
  tabs: readonly { to: NonNullable<LinkProps['to']>; label: string }[];
  current: string;
};

export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.tab}
          // Otherwise the first tab would be active on both pages.
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
