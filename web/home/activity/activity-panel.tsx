// The Activity panel: the most recently changed sheets of all forms that the user can see (spec 1, section 2).
import { personName } from '#core/primitives.ts';
import { Button, Pill, VisuallyHidden } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import {
  type ActivityFilter,
  activityTexts as texts,
  sheetName,
  updatedText,
} from '#core/sheets/activity.ts';
import { fewSheets } from '#core/home/parts.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { When } from '#web/ui/time/when.tsx';
import classes from './activity-panel.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const FiltersDialog = lazyDialog(() => import('./filters-dialog.tsx').then((it) => it.FiltersDialog));

/** `page` is 1-based. */
export type ActivityView = Pick<ActivityFilter, 'sheet' | 'form' | 'user'> & { page: number };
export type ActivityPanelProps = { view: ActivityView; onView(view: ActivityView, replaces?: boolean): void };

export function ActivityPanel({ view, onView }: ActivityPanelProps) {
  const { page, ...filter } = view;
  const query = useRead((send) => activityQuery(send, filter, page - 1), { keepsPrevious: true });
  const [isFiltering, setIsFiltering] = useState<boolean | null>(null);
  const pages = query.data?.totalPages ?? 0;
  const [wantsAll, setWantsAll] = useState(false);
  // Whoever has gone on to another page, or filters, wants more than the latest.
  const showsAll = wantsAll || page > 1 || isFiltered(filter);
  const isBeyond = !query.isPlaceholderData && pages > 0 && page > pages;
  useEffect(() => {
    // A link to a page that no longer exists shows the last page.
    if (isBeyond) onView({ ...view, page: pages }, true);
  }, [isBeyond, onView, pages, view]);
  const clear = () => onView({ page: 1 });
  return (
    <Panel
      title={texts.title}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<ListFilter size={14} aria-hidden />}
          onClick={() => setIsFiltering(true)}
        >
          {texts.filterSheets}
        </Button>
      }
    >
      <AppliedFilters filter={filter} onFilter={(next) => onView({ ...next, page: 1 })} />
      <Loaded
        query={query}
        failed={texts.failed}
        loading={<SkeletonLines lines={fewSheets} text={texts.loading} />}
      >
        {({ content }) =>
          content.length === 0 && !isBeyond ? (
            <NoSheets isFiltered={isFiltered(filter)} onClear={clear} />
          ) : (
            <ul
              className={`bare-list grid container ${classes.sheets}`}
              aria-label={texts.title}
              aria-busy={query.isPlaceholderData}
            >
              {(showsAll ? content : content.slice(0, fewSheets)).map((sheet) => (
                <ActivityItem key={sheet.id} sheet={sheet} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {showsAll ? (
        <Pagination
          label={t(m.pagesOfSheets)}
          page={Math.min(page, pages)}
          pages={pages}
          onPage={(next) => onView({ ...view, page: next })}
        />
      ) : (
        (query.data?.totalElements ?? 0) > fewSheets && (
          <div className="print-hidden">
            <TextButton onClick={() => setWantsAll(true)}>
              {t(m.showAll, { count: query.data?.totalElements ?? 0 })}
            </TextButton>
          </div>
        )
      )}
      <Suspense>
        {isFiltering !== null && (
          <FiltersDialog
            filter={filter}
            opened={isFiltering}
            onClose={() => setIsFiltering(false)}
            onApply={(next) => onView({ ...next, page: 1 })}
          />
        )}
      </Suspense>
    </Panel>
  );
}

function ActivityItem({ sheet }: { sheet: Sheet }) {
  const { template, dates, user } = sheet;
  const name = sheetName(sheet);
  return (
    <li className={`ruled grid items-center py-8 gap-y-2 gap-x-16 ${classes.sheet}`}>
      <div className={`min-w-0 ${classes.naming}`}>
        <div className="cut weight-550" dir="auto">
          {template.name}
        </div>
        <div
          className={`cut faint text-sm ${classes.name}`}
          dir="auto"
          data-unnamed={sheet.name === '' || undefined}
        >
          {name}
        </div>
      </div>
      <When
        className={`faint text-sm numbers break ${classes.updated}`}
        at={dates.lastModified}
        text={(time) => updatedText(time, user)}
      />
      <LinkButton
        variant="default"
        size="compact-sm"
        flex="none"
        className={`print-hidden ${classes.view ?? ''}`}
        to="/sheet/$templateId/$sheetIds"
        params={{ templateId: sheet.templateId, sheetIds: sheet.id }}
      >
        {texts.view}
        <VisuallyHidden>{t(m.nameOfForm, { name, template: template.name })}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}

function NoSheets({ isFiltered: hasFilter, onClear }: { isFiltered: boolean; onClear(): void }) {
  return (
    <EmptyState
      isShort
      title={texts.empty}
      text={hasFilter ? texts.emptyFiltered : texts.emptyMore}
      {...(hasFilter && {
        action: (
          <Button variant="default" onClick={onClear}>
            {texts.clear}
          </Button>
        ),
      })}
    />
  );
}

type Filter = Omit<ActivityView, 'page'>;

function isFiltered({ sheet, form, user }: Filter): boolean {
  return [sheet, form, user].some((value) => value !== undefined);
}

/** The active filters, each removable. */
function AppliedFilters({ filter, onFilter }: { filter: Filter; onFilter(filter: Filter): void }) {
  const forms = useRead(formsQuery, { enabled: filter.form !== undefined }).data;
  const users = useRead(companyUsersQuery, { enabled: filter.user !== undefined }).data;
  if (!isFiltered(filter)) return null;
  const { sheet, form, user } = filter;
  const person = users?.find(({ id }) => id === user);
  const applied = [
    { key: 'sheet', label: t(m.sheet), value: sheet, text: sheet ?? '' },
    {
      key: 'form',
      label: t(common.form),
      value: form,
      text: forms?.find(({ id }) => id === form)?.name ?? '...',
    },
    {
      key: 'user',
      label: t(m.user),
      value: user,
      text: person === undefined ? '...' : personName(person),
    },
  ].filter(({ value }) => value !== undefined);
  return (
    <ul className="bare-list flex wrap gap-6" aria-label={t(m.filtersInForce)}>
      {applied.map(({ key, label, text }) => (
        <li key={key}>
          <Pill
            withRemoveButton
            size="md"
            removeButtonProps={{ 'aria-label': t(m.removeFilter, { label, text }), tabIndex: 0 }}
            onRemove={() => onFilter({ ...filter, [key]: undefined })}
          >
            {label}: {text}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
