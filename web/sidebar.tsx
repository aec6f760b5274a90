// The menu: whose product this is, the search, the pages, who is signed in.
import { Kbd, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { AccountMenu } from './account-menu.tsx';
import { Company } from './company.tsx';
import { useActor } from './platform/core-context.tsx';
import { sidebarItems } from './sidebar-items.ts';
import classes from './sidebar.module.css';

export type SidebarProps = {
  /** Opens the command palette. */
  onSearch(): void;
  /** Something was chosen. */
  onLeave(): void;
};

export function Sidebar({ onSearch, onLeave }: SidebarProps) {
  const actor = useActor();
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
          <Link key={to} to={to} className={classes.item} onClick={onLeave}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <AccountMenu look="full" />
    </div>
  );
}
