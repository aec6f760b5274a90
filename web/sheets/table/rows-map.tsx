// The rows of the table on a map, at the answers to a question for a place, a line or an area. What the keyboard and screen readers need is
// the table itself, of the same rows; the map says so in its name.
import { Button, Select } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Question } from '#core/questions/schema.ts';
import { geometryOf } from '#core/questions/types.ts';
import { filterWithArea } from '#core/sheets/filter/area-filter.ts';
import { matchesAnyOf } from '#core/sheets/filter/drill-down.ts';
import { groupNames } from '#core/widgets/summarize-places.ts';
import { groupOptions, type MapPoints } from '#core/sheets/table/map-points.ts';
import type { TableColumn } from '#core/sheets/table/table.ts';
import { areaOf } from '#web/ui/map/base-map.ts';
import { type LegendLine, PointsLegend } from '#web/ui/map/points-legend.tsx';
import { PointsMap } from '#web/ui/map/points-map.tsx';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { withMap } from './table-search.ts';
import type { ShownRows } from './use-table-rows.ts';
import classes from './rows-map.module.css';
import { t } from '#core/messages/text.ts';
import { m as widgetTexts } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

export type RowsMapProps = {
  sheet: OpenSheet;
  columns: readonly TableColumn[];
  rows: ShownRows;
  place: TableColumn;
};

export function RowsMap({ sheet, columns, rows, place }: RowsMapProps) {
  const { view, search, filter, onSearch, onFilter, onRow } = sheet;
  const { client } = view;
  const questions = columns.flatMap(({ question }) => (question === undefined ? [] : [question]));
  const places = questions.filter(({ type }) => geometryOf(type) !== null);
  const groupable = questions.filter((question) => groupOptions(question).length > 0);
  const group = groupable.find(({ id }) => id === search.colour) ?? null;
  const points = usePoints(client, rows, place.id, group?.id ?? null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const open = (index: number) => {
    const row = points?.rows[index];
    if (row === undefined) return;
    client.call('ids', [row, row + 1]).then(
      ([id]) => id !== undefined && onRow(id),
      () => undefined,
    );
  };
  const label = t(m.mapOfRows, { question: place.title });
  const groups = group === null ? 0 : groupOptions(group).length;

  const inArea = () => {
    if (map !== null) onFilter(filterWithArea(filter, place.id, areaOf(map)));
  };
  return (
    <div className={classes.section}>
      <div className="row wrap items-end gap-12 mb-12 print-hidden">
        {places.length > 1 && (
          <Select
            size="xs"
            label={t(m.placesOf)}
            allowDeselect={false}
            value={place.id}
            data={places.map(({ id, text }) => ({ value: id, label: text }))}
            onChange={(id) => onSearch(withMap(search, id, group?.id ?? null), true)}
          />
        )}
        {groupable.length > 0 && (
          <Select
            size="xs"
            label={t(m.colourBy)}
            clearable
            placeholder={t(m.noColours)}
            value={group?.id ?? null}
            data={groupable.map(({ id, text }) => ({ value: id, label: text }))}
            onChange={(id) => onSearch(withMap(search, place.id, id), true)}
          />
        )}
        <Button size="xs" variant="default" disabled={map === null || matchesAnyOf(filter)} onClick={inArea}>
          {t(m.onlyThisArea)}
        </Button>
        <span role="status" className="soft numbers">
          {points === null ? '' : t(m.rowsOnMap, { shown: points.rows.length, count: rows.count })}
        </span>
      </div>
      <PointsMap label={label} points={points} groups={groups} onMap={setMap} onPoint={open} />
      {group !== null && (
        <PointsLegend label={group.text} lines={points === null ? [] : linesOf(group, points)} />
      )}
    </div>
  );
}

function linesOf(group: Question, { groups }: MapPoints): LegendLine[] {
  const names = groupNames(group);
  const counts = Array.from({ length: names.length + 1 }, () => 0);
  for (const each of groups) {
    const line = each < 0 ? names.length : each;
    counts[line] = (counts[line] ?? 0) + 1;
  }
  return [...names.map(({ name }) => name), t(widgetTexts.otherAnswers)].map((label, at) => ({
    label,
    count: counts[at] ?? 0,
  }));
}

/** The points of the view; those of the view before stay until they are there. */
function usePoints(
  client: OpenSheet['view']['client'],
  rows: ShownRows,
  placeId: string,
  groupId: string | null,
): MapPoints | null {
  const [points, setPointsOf] = useState<MapPoints | null>(null);
  useEffect(() => {
    let isWanted = true;
    client.call('points', [placeId, groupId]).then(
      (found) => {
        if (isWanted) setPointsOf(found);
      },
      // The page is being closed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // The rows are another object for each view.
  }, [client, groupId, placeId, rows]);
  return points;
}
