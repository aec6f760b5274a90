// What a widget is drawn as: a small picture of each chart that fits, the best one chosen.
import { Radio } from '@mantine/core';
import {
  ChartArea,
  ChartBar,
  ChartBarStacked,
  ChartLine,
  ChartPie,
  Grid3x3,
  Hash,
  type LucideIcon,
  MapPin,
  Table,
} from 'lucide-react';
import { chartNames } from '#core/widgets/chart/labels.ts';
import type { WidgetChart } from '#core/widgets/chart/look.ts';
import classes from './chart-choice.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/widgets/texts.ts';

const pictures: Readonly<Record<WidgetChart, LucideIcon>> = {
  number: Hash,
  line: ChartLine,
  area: ChartArea,
  bar: ChartBar,
  stacked: ChartBarStacked,
  donut: ChartPie,
  table: Table,
  heatmap: Grid3x3,
  map: MapPin,
};

export type ChartChoiceProps = {
  charts: readonly WidgetChart[];
  value: WidgetChart;
  error: string | undefined;
  onChange(chart: WidgetChart): void;
};

export function ChartChoice({ charts, value, error, onChange }: ChartChoiceProps) {
  return (
    <Radio.Group
      wrapperProps={{ 'data-field': 'chart' }}
      label={t(both.drawnAs)}
      value={value}
      error={error}
      onChange={(chosen) => {
        const chart = charts.find((each) => each === chosen);
        if (chart !== undefined) onChange(chart);
      }}
    >
      <div className="flex wrap gap-8">
        {charts.map((chart) => {
          const Picture = pictures[chart];
          return (
            <Radio.Card key={chart} value={chart} className={classes.card}>
              <Picture size={22} strokeWidth={1.6} aria-hidden />
              {chartNames[chart]}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
