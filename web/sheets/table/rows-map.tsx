// The rows of the table as points on a map, at the answers to a question for a place. What the keyboard and screen readers need is
// the table itself, of the same rows; the map says so in its name.
import { Button, Select, useComputedColorScheme } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { Question } from '#core/questions/schema.ts';
import { isPlace } from '#core/questions/types.ts';
import { filterWithArea } from '#core/sheets/filter/area-filter.ts';
import { groupOptions, type MapPoints } from '#core/sheets/table/map-points.ts';
import type { TableColumn } from '#core/sheets/table/table.ts';
import { baseMap } from '#web/ui/map/base-map.ts';
import { addPointLayers, cornersOf, setPoints } from '#web/ui/map/point-layers.ts';
import { palette } from '#web/ui/theme.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { withMap } from './table-search.ts';
import type { ShownRows } from './use-table-rows.ts';
import classes from './rows-map.module.css';
import { t } from '#core/messages/text.ts';
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
  const scheme = useComputedColorScheme('light');
  const questions = columns.flatMap(({ question }) => (question === undefined ? [] : [question]));
  const places = questions.filter(({ type }) => isPlace(type));
  const groupable = questions.filter((question) => groupOptions(question).length > 0);
  const group = groupable.find(({ id }) => id === search.colour) ?? null;
  const points = usePoints(client, rows, place.id, group?.id ?? null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const open = useRef<(index: number) => void>(() => undefined);
  open.current = (index) => {
    const row = points?.rows[index];
    if (row === undefined) return;
    client.call('ids', [row, row + 1]).then(
      ([id]) => id !== undefined && onRow(id),
      () => undefined,
    );
  };
  const label = t(m.mapOfRows, { question: place.title });
  const groups = group === null ? 0 : groupOptions(group).length;
  const element = useMap({ label, scheme, groups, onMap: setMap, onPoint: (index) => open.current(index) });
  useShown(map, points);

  const inArea = () => {
    const bounds = map?.getBounds();
    if (bounds === undefined) return;
    const [[west, south], [east, north]] = [bounds.getSouthWest().toArray(), bounds.getNorthEast().toArray()];
    onFilter(filterWithArea(filter, place.id, { south, west, north, east }));
  };
  return (
    <section className={classes.section} aria-label={label}>
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
        <Button size="xs" variant="default" disabled={map === null} onClick={inArea}>
          {t(m.onlyThisArea)}
        </Button>
        <span role="status" className="soft numbers">
          {points === null ? '' : t(m.rowsOnMap, { shown: points.rows.length, count: rows.count })}
        </span>
      </div>
      <div ref={element} className={classes.map} />
      {group !== null && (
        <Legend group={group} colours={palette[scheme].chart} other={palette[scheme].lineControl} />
      )}
    </section>
  );
}

type LegendProps = { group: Question; colours: readonly string[]; other: string };

function Legend({ group, colours, other }: LegendProps) {
  const named = [
    ...trueAndFalse.map(({ value, label: name }) => ({ value, name })),
    ...group.questionOptions,
  ];
  const nameOf = (value: string) => named.find((each) => each.value === value)?.name || value;
  const lines = [
    ...groupOptions(group).map((value, at) => ({ name: nameOf(value), colour: colours[at] ?? other })),
    { name: t(m.otherAnswers), colour: other },
  ];
  return (
    <ul className={`row wrap gap-12 m-0 mt-8 p-0 ${classes.legend}`} aria-label={group.text}>
      {lines.map(({ name, colour }) => (
        <li key={name} className="row gap-6">
          <span className={classes.dot} style={{ background: colour }} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
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

type MapParams = {
  label: string;
  scheme: 'light' | 'dark';
  groups: number;
  onMap(map: MapLibreMap | null): void;
  onPoint(index: number): void;
};

/** A map with the layers of points, made anew for other colours. */
function useMap({ label, scheme, groups, onMap, onPoint }: MapParams) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const latest = useRef({ onMap, onPoint });
  latest.current = { onMap, onPoint };
  useEffect(() => {
    if (element === null) return undefined;
    const map = baseMap(element, { label, center: [0, 20], zoom: 1 });
    map.on('load', () => {
      const { chart, accent, surface, lineControl } = palette[scheme];
      const look = {
        colours: chart.slice(0, groups),
        other: groups === 0 ? accent : lineControl,
        cluster: palette[scheme].inkSoft,
        onCluster: surface,
      };
      addPointLayers(map, look, (index) => latest.current.onPoint(index));
      latest.current.onMap(map);
    });
    return () => {
      latest.current.onMap(null);
      map.remove();
    };
  }, [element, groups, label, scheme]);
  return setElement;
}

/** Shows the points, the first ones all in sight. */
function useShown(map: MapLibreMap | null, points: MapPoints | null): void {
  const fitted = useRef<MapLibreMap | null>(null);
  useEffect(() => {
    if (map === null || points === null) return;
    setPoints(map, points);
    const corners = cornersOf(points.positions);
    if (corners === null || fitted.current === map) return;
    fitted.current = map;
    map.fitBounds(corners, { padding: 48, maxZoom: 14, animate: false });
  }, [map, points]);
}
