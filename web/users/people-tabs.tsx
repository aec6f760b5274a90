// The users and groups tabs, as links because each has its own URL.
import { Link } from '@tanstack/react-router';
import { peopleTexts } from '#core/users/texts.ts';
import type { UsersPlace } from './places.ts';
import classes from '#web/ui/styles/link-tabs.module.css';

const tabs = [
  { tab: 'users', to: '/users', label: peopleTexts.users },
  { tab: 'groups', to: '/users/groups', label: peopleTexts.groups },
] as const;

export function PeopleTabs({ tab: current }: Pick<UsersPlace, 'tab'>) {
  return (
    <nav className={classes.tabs} aria-label="Users and user groups">
      {tabs.map(({ tab, to, label }) => (
        <Link
          key={tab}
          to={to}
          className={classes.tab}
          // Otherwise the first tab would be active on both pages.
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
