// The two tabs of a sheet view, as links.
import { Link } from '@tanstack/react-router';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { SheetSearch } from '#web/paths.ts';
import classes from '#web/ui/styles/link-tabs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SheetParams = { templateId: string; sheetIds: string };
export type SheetTabsProps = { params: SheetParams; search: SheetSearch; tab: 'dashboard' | 'data' };

const exactly = { exact: true, includeSearch: false };

export function SheetTabs({ params, search, tab }: SheetTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={t(m.viewsOfSheet)}>
      <Link
        to="/sheet/$templateId/$sheetIds"
        params={params}
        search={search}
        className={classes.tab}
        // Otherwise the dashboard would be the current page on every tab.
        activeOptions={exactly}
        aria-current={tab === 'dashboard' ? 'page' : undefined}
      >
        {sheetTexts.dashboard}
      </Link>
      <Link
        to="/sheet/$templateId/$sheetIds/data"
        params={params}
        search={search}
        className={classes.tab}
        // Otherwise the dashboard would be the current page on every tab.
        activeOptions={exactly}
        aria-current={tab === 'data' ? 'page' : undefined}
      >
        {sheetTexts.table}
      </Link>
    </nav>
  );
}
