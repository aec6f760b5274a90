// Charts of numbers in two directions, as the gallery shows them.
import { HeatMap } from '#web/ui/chart/heat-map.tsx';
import { SeriesLegend } from '#web/ui/chart/series-legend.tsx';
import { StackedRows } from '#web/ui/chart/stacked-rows.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { nothing } from './things.tsx';

const legend = ['None', 'Minor'].map((label, at) => ({
  key: label,
  label,
  colour: `var(--chart-${at + 1})`,
}));

export function DividedCharts() {
  return (
    <>
      <Panel title="Strikes by weekday">
        <HeatMap
          label="Strikes by weekday"
          columns={['06:00', '12:00', '18:00']}
          rows={['Monday', 'Tuesday']}
          cells={[0, 1].map((row) =>
            [0, 1, 2].map((column) => ({
              key: `${row} ${column}`,
              label: `${row} ${column}`,
              value: row * 3 + column,
            })),
          )}
          onChoose={nothing}
        />
      </Panel>
      <Panel title="Phases by damage">
        <StackedRows
          label="Phases by damage"
          series={legend}
          rows={['Approach', 'Climb'].map((label, at) => ({
            key: label,
            label,
            value: 12 - at * 5,
            parts: legend.map(({ key }, part) => ({ key: `${label} ${key}`, value: 7 - at * 3 - part })),
          }))}
          onChoose={nothing}
        />
        <SeriesLegend label="Damage" series={legend} />
      </Panel>
    </>
  );
}
