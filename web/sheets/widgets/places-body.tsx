// A custom widget that is a map: the places of the rows, with what their colours mean. A click on a place opens its row; what is
// in sight opens in View Data.
import { Button } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import type { Area } from '#core/questions/places/area.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { leftOutPlaces, type PlacesSummary } from '#core/widgets/summarize-places.ts';
import { areaOf } from '#web/ui/map/base-map.ts';
import { PointsLegend } from '#web/ui/map/points-legend.tsx';
import { PointsMap } from '#web/ui/map/points-map.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import type { WidgetBodyProps } from './widget-view.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

export type PlacesBodyProps = Pick<WidgetBodyProps, 'onRow' | 'onAnswer' | 'onArea'> & {
  widget: Widget;
  summary: PlacesSummary;
  isLarge: boolean;
};

/** Around a point that names no row: what its decimals leave open. */
const around = 0.000_02;

export function PlacesBody({ widget, summary, isLarge, onRow, onAnswer, onArea }: PlacesBodyProps) {
  const { title, placeQuestion, groupByQuestion, entriesQuestion, filter } = widget;
  const { points, groups } = summary;
  const [map, setMap] = useState<MapLibreMap | null>(null);
  // A browser has few maps at a time: those that nobody sees are none.
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const isPrinting = usePrinting() !== null;
  // The map of View Data has the places of rows alone.
  const shown =
    placeQuestion == null || entriesQuestion != null
      ? null
      : { question: placeQuestion, colour: groupByQuestion };
  const openPoint = (index: number) => {
    const row = points.rows[index];
    if (row !== undefined) return onRow(row);
    const area = areaAround(points.positions, index);
    if (shown !== null) onArea?.(shown, area);
  };
  // A row filter cannot express the widget's own filter.
  const open = filter !== null || groupByQuestion === null ? undefined : onAnswer?.(groupByQuestion);
  const note = leftOutPlaces(summary);
  return (
    <div ref={ref} className="stack gap-8">
      <div
        className="stack"
        data-plot={!isLarge || undefined}
        style={{ height: isLarge ? '70vh' : '20rem', flex: 'none' }}
      >
        {(inViewport || isPrinting) && (
          <PointsMap
            label={t(m.mapOfWidget, { title })}
            points={points}
            groups={Math.max(0, groups.length - 1)}
            style={{ minHeight: 0 }}
            onMap={setMap}
            onPoint={openPoint}
          />
        )}
      </div>
      {groups.length > 0 && (
        <PointsLegend
          label={t(both.colourBy)}
          lines={groups.map(({ label, rows, answer }) => ({
            label,
            count: rows,
            ...(open !== undefined && answer !== null && rows > 0 && { onChoose: () => open(answer) }),
          }))}
        />
      )}
      {note !== null && <p className="m-0 faint text-xs">{note}</p>}
      {onArea !== undefined && shown !== null && filter === null && (
        <div data-not-drawn className="print-hidden">
          <Button
            size="xs"
            variant="default"
            disabled={map === null}
            onClick={() => map !== null && onArea(shown, areaOf(map))}
          >
            {t(m.openInViewData)}
          </Button>
        </div>
      )}
    </div>
  );
}

function areaAround(positions: Float64Array, index: number): Area {
  const [longitude = 0, latitude = 0] = positions.subarray(index * 2, index * 2 + 2);
  return {
    south: latitude - around,
    north: latitude + around,
    west: longitude - around,
    east: longitude + around,
  };
}
