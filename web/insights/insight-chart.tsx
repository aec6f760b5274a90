// The bars, and each form below with its number and a link to the rows with alerts.
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { countText } from '#core/count-text.ts';
import type { TimeRange } from '#core/insights/buckets.ts';
import { alertRowsFilter, type Bucket, bucketRange, type Insights } from '#core/insights/insights.ts';
import { bucketText, insightTexts, shortBucketText } from '#core/insights/labels.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { colourOf } from '#web/ui/chart/chart-series.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import classes from './banner.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type InsightChartProps = { insights: Insights; onZoom(bucket: Bucket): void };

export function InsightChart({ insights, onZoom }: InsightChartProps) {
  const { timeZone } = useActor();
  const { buckets, by, range, series } = insights;
  const x = useMemo(() => buckets.map(({ from }) => from), [buckets]);
  const drawn = useMemo(
    () =>
      series.map(({ form, label, values }, place) => ({
        label,
        values,
        colour: form === null ? null : place,
      })),
    [series],
  );
  const cell = (index: number, place: number, text: string) => {
    const [bucket, one] = [buckets[index], series[place]];
    if (bucket === undefined || one?.form == null || one.values[index] === 0) return text;
    const alerts = t(m.rowsWithAlertsAt, {
      count: one.values[index] ?? 0,
      label: one.label,
      period: bucketText(bucket.from, by, timeZone),
    });
    return (
      <RowsLink form={one.form} range={bucketRange(bucket, range)} label={alerts}>
        {text}
      </RowsLink>
    );
  };
  return (
    <>
      <Chart
        label={insightTexts.title}
        kind="stacked"
        x={x}
        series={drawn}
        height={190}
        formatX={(at) => bucketText(at, by, timeZone)}
        formatXAxis={(at) => shortBucketText(at, by, timeZone)}
        formatY={(count) => (Number.isInteger(count) ? countText(count) : '')}
        renderCell={cell}
        {...(by !== 'minute' && {
          onPoint: (index: number) => {
            const bucket = buckets[index];
            if (bucket !== undefined) onZoom(bucket);
          },
        })}
      />
      <ul className="flex wrap bare-list gap-y-6 gap-x-20" aria-label={t(m.alertsByForm)}>
        {series.map(({ form, label, total }, place) => (
          <li key={form ?? label} className="flex items-baseline text-sm gap-6">
            <span
              className={classes.swatch}
              style={{ background: colourOf({ colour: form === null ? null : place }, place) }}
              aria-hidden="true"
            />
            {form === null ? (
              <span>{label}</span>
            ) : (
              <RowsLink form={form} range={range} label={t(m.rowsWithAlertsOf, { label })}>
                {label}
              </RowsLink>
            )}
            <span className="faint numbers">{countText(total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type RowsLinkProps = { form: string; range: TimeRange; label: string; children: ReactNode };

function RowsLink({ form, range, label, children }: RowsLinkProps) {
  return (
    <LinkAnchor
      inherit
      aria-label={label}
      title={label}
      to="/sheet/$templateId/$sheetIds/data"
      params={{ templateId: form, sheetIds: 'all' }}
      search={{ filter: filterToAddress(alertRowsFilter(range)) }}
    >
      {children}
    </LinkAnchor>
  );
}
