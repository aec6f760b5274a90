// The menu: the company, the search, the pages and the signed-in user.
import { Kbd, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { AccountMenu } from './account-menu.tsx';
import { Company } from './company.tsx';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { sidebarItems } from './sidebar-items.ts';
import classes from './sidebar.module.css';

export type SidebarProps = {
  /** Opens the command palette. */
  onSearch(): void;
  /** An item was chosen. */
  onLeave(): void;
};

export function Sidebar({ onSearch, onLeave }: SidebarProps) {
  const actor = useActor();
  const unread = useSignalValue(useCore().session.notificationCount);
  const os = useOs();
  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <Company />
      </div>
      <UnstyledButton
        className={classes.search}
        onClick={() => {
          onLeave();
          onSearch();
        }}
      >
        <Search size={16} aria-hidden />
        <span className={classes.searchText}>Search</span>
        <Kbd size="xs" className={classes.keys}>
          {os === 'macos' || os === 'ios' ? '⌘K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <nav aria-label="Main" className={classes.pages}>
        {sidebarItems(actor).map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={classes.item}
            activeOptions={{ exact: to === '/' }}
            onClick={onLeave}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span className={classes.label}>{label}</span>
            {label === 'Home' && unread > 0 && (
              <span className={classes.count}>
                {unread}
                <VisuallyHidden> unread notifications</VisuallyHidden>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <AccountMenu look="full" />
    </div>
  );
}
