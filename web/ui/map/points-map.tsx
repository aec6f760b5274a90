// Points on a map, coloured by their groups. What the keyboard and screen readers need stands beside it: the legend, and the rows
// themselves.
import { useComputedColorScheme } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cornersOf } from '#core/questions/places/area.ts';
import { palette } from '#web/ui/theme.ts';
import { baseMap } from './base-map.ts';
import { addPointLayers, type DrawnPoints, setPoints } from './point-layers.ts';
import classes from './points-map.module.css';

export type PointsMapProps = {
  label: string;
  /** Null: not known yet. */
  points: DrawnPoints | null;
  /** How many groups have a colour of their own; 0: all points are alike. */
  groups: number;
  style?: CSSProperties | undefined;
  /** The map, once it takes points; null: it is gone. */
  onMap?: ((map: MapLibreMap | null) => void) | undefined;
  onPoint(index: number): void;
};

export function PointsMap({ label, points, groups, style, onMap, onPoint }: PointsMapProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const scheme = useComputedColorScheme('light');
  const latest = useRef({ onMap, onPoint });
  latest.current = { onMap, onPoint };
  // Made anew for other colours.
  useEffect(() => {
    if (element === null) return undefined;
    const made = baseMap(element, { label, center: [0, 20], zoom: 1 });
    const tell = (ready: MapLibreMap | null) => {
      setMap(ready);
      latest.current.onMap?.(ready);
    };
    made.on('load', () => {
      const { chart, accent, surface, ink, inkSoft, lineControl } = palette[scheme];
      const look = {
        colours: chart.slice(0, groups),
        other: groups === 0 ? accent : lineControl,
        several: inkSoft,
        ground: surface,
        ink,
      };
      addPointLayers(made, look, (index) => latest.current.onPoint(index));
      tell(made);
    });
    return () => {
      tell(null);
      made.remove();
    };
  }, [element, groups, label, scheme]);
  useShown(map, points);
  return <div ref={setElement} className={classes.map} style={style} />;
}

/** Shows the points, the first ones all in sight. */
function useShown(map: MapLibreMap | null, points: DrawnPoints | null): void {
  const fitted = useRef<MapLibreMap | null>(null);
  useEffect(() => {
    if (map === null || points === null) return;
    setPoints(map, points);
    const corners = cornersOf(points.shapes?.corners ?? points.positions);
    if (corners === null || fitted.current === map) return;
    fitted.current = map;
    map.fitBounds(corners, { padding: 48, maxZoom: 14, animate: false });
  }, [map, points]);
}
