// The menu: the company, the search, the pages and the signed-in user. Folded, it shows their icons.
import { Kbd, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Link, useRouterState } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Company } from './company.tsx';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { StatusLines } from './status-lines.tsx';
import { isUnder, sidebarGroups } from './sidebar-items.ts';
import classes from './sidebar.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type SidebarProps = {
  /** Opens the command palette. */
  onSearch(): void;
  /** An item was chosen. */
  onLeave(): void;
  /** Beside a page it can be folded; over it, on narrow screens, it cannot. */
  fold?: { isFolded: boolean; toggle(): void };
};

export function Sidebar({ onSearch, onLeave, fold }: SidebarProps) {
  const actor = useActor();
  const unread = useSignalValue(useCore().session.notificationCount);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isFolded = fold?.isFolded ?? false;
  const look = isFolded ? 'short' : 'full';
  return (
    <div
      className={`stack h-full pt-16 pb-12 px-12 menu-ink ${classes.sidebar}`}
      data-folded={isFolded || undefined}
    >
      <div className={`row min-w-0 justify-between gap-8 ${classes.head}`}>
        <Company look={look} />
        {fold !== undefined && <FoldButton {...fold} />}
      </div>
      <Named name={t(common.search)} isFolded={isFolded}>
        <UnstyledButton
          className={`row h-36 gap-10 rounded-8 ${classes.search}`}
          onClick={() => {
            onLeave();
            onSearch();
          }}
        >
          <Search size="1rem" aria-hidden />
          <span className={`grow ${classes.searchText}`}>{t(common.search)}</span>
          {fold !== undefined && <SearchKeys />}
        </UnstyledButton>
      </Named>
      <nav
        aria-label={t(m.main)}
        className="grid grow gap-16 py-16"
        style={{ overflow: 'hidden auto', alignContent: 'start' }}
      >
        {sidebarGroups(actor).map(({ title, items }) => (
          <ul key={title} className={`bare-list grid gap-2 ${classes.group}`} aria-label={title}>
            <li className={`px-12 text-xs weight-600 ${classes.title}`} aria-hidden="true">
              {title}
            </li>
            {items.map(({ to, label, icon: Icon, others }) => (
              <li key={to}>
                <Named name={label} isFolded={isFolded}>
                  <Link
                    to={to}
                    className={`row gap-12 px-12 rounded-8 color-inherit weight-550 undecorated ${classes.item}`}
                    activeOptions={{ exact: to === '/' }}
                    {...(others.some((other) => isUnder(path, other)) && { 'aria-current': 'true' })}
                    onClick={onLeave}
                  >
                    <Icon size="1.125rem" strokeWidth={1.75} aria-hidden />
                    <span className={`grow ${classes.label}`}>{label}</span>
                    {to === '/' && unread > 0 && (
                      <span className={`px-6 rounded-16 text-xs text-center ${classes.count}`}>
                        {rich(m.unread, {
                          count: unread,
                          unseen: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                        })}
                      </span>
                    )}
                  </Link>
                </Named>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {fold !== undefined && <StatusLines short={isFolded} />}
      <AccountMenu look={look} />
    </div>
  );
}

/** What an icon means, while the menu is folded. */
function Named({ name, isFolded, children }: { name: string; isFolded: boolean; children: ReactElement }) {
  return (
    <Tooltip label={name} position="right" disabled={!isFolded} withinPortal={false}>
      {children}
    </Tooltip>
  );
}

function FoldButton({ isFolded, toggle }: { isFolded: boolean; toggle(): void }) {
  const label = isFolded ? t(m.unfoldMenu) : t(m.foldMenu);
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <UnstyledButton
      className={`middle w-32 h-32 rigid rounded-8 ${classes.fold}`}
      aria-label={label}
      aria-keyshortcuts="["
      title={`${label} ( [ )`}
      onClick={toggle}
    >
      <Icon size="1.125rem" strokeWidth={1.75} aria-hidden />
    </UnstyledButton>
  );
}

function SearchKeys() {
  const os = useOs();
  return (
    <Kbd size="xs" className={`border-none color-inherit ${classes.keys}`}>
      {os === 'macos' || os === 'ios' ? '⌘K' : t(m.ctrlK)}
    </Kbd>
  );
}
