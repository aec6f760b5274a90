// The alert insights of Home: the alerts of all forms over time, stacked by form (spec 1, section 2, "Alert insights banner").
import { ActionIcon, Popover, Text } from '@mantine/core';
import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TimeRange } from '#core/insights/buckets.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { formOrder, type Insights, insightsOf } from '#core/insights/insights.ts';
import { insightsQuery } from '#core/insights/queries.ts';
import { zoomRange } from '#core/insights/range.ts';
import { insightTexts as texts, rangeText, totalText } from '#core/insights/labels.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './banner.module.css';
import { InsightChart } from './insight-chart.tsx';
import { RangeControls } from './range-controls.tsx';
import { useRangeHistory } from './use-range-history.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AlertInsightsProps = {
  /** Null: the last 6 days up to now, a moving range. */
  range: TimeRange | null;
  onRange(range: TimeRange | null): void;
};

export function AlertInsights({ range, onRange }: AlertInsightsProps) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const clock = () => ({ now: ports.now(), timeZone });
  const history = useRangeHistory(range, onRange);
  const query = useRead((send) => insightsQuery(send, range, clock), { keepsPrevious: true });
  const forms = useRead(formsQuery).data;
  const names = useMemo(() => new Map(forms?.map(({ id, name }) => [id, name])), [forms]);
  const order = useFormOrder();
  const { data } = query;
  const insights = useMemo(
    () => (data === undefined ? undefined : order.applied(insightsOf(data, names, order.before))),
    [data, names, order],
  );
  const isNarrow = useNarrow();
  const controls = <RangeControls history={history} clock={clock} shown={insights?.range ?? null} />;
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-4">
          {texts.title}
          <About />
        </span>
      }
      subtitle={
        insights && (
          <span className="numbers" role="status">
            {totalText(insights.total, insights.by)}, {rangeText(insights.range, timeZone)}
          </span>
        )
      }
      actions={!isNarrow && controls}
    >
      {isNarrow && controls}
      <div
        className={`grid one-column gap-12 ${insights?.total === 0 ? '' : 'min-h-256'} ${classes.body}`}
        aria-busy={query.isPlaceholderData}
      >
        <Loaded query={{ ...query, data: insights }} failed={texts.failed} loading={<Loading lines={4} />}>
          {(shown) =>
            shown.total === 0 ? (
              <EmptyState isShort title={texts.empty} text={texts.emptyMore} />
            ) : (
              <InsightChart
                insights={shown}
                onZoom={(bucket) => {
                  const zoomed = zoomRange(bucket, shown.range, timeZone);
                  if (zoomed !== null) history.go({ range: zoomed, preset: null });
                }}
              />
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

function About() {
  return (
    <Popover width={300} withArrow shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon size="sm" aria-label={t(m.aboutAlertInsights)} className={classes.about ?? ''}>
          <Info size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t(m.aboutAlertInsights)} tabIndex={-1} data-autofocus>
        <Text size="sm">{texts.about}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}

type FormOrder = { readonly before: readonly string[]; applied(insights: Insights): Insights };

/**
 * The stacking order of forms, stable while the page is open: a form keeps its colour across ranges. A stable object.
 */
function useFormOrder(): FormOrder {
  return useState(createFormOrder)[0];
}

function createFormOrder(): FormOrder {
  let before: readonly string[] = [];
  return {
    get before() {
      return before;
    },
    applied(insights) {
      before = formOrder(before, insights);
      return insights;
    },
  };
}
