// Many points on a map: those that are close together are one circle with their number, which opens at a click, and whose ring has
// the colour of most of them; each other one has the colour of its group.
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { MapShapes } from '#core/questions/places/geometry.ts';
import { addShapeLayers, setShapes } from './shape-layers.ts';

export type PointLook = {
  /** By group; a point of group -1 has the last one. */
  colours: readonly string[];
  other: string;
  /** The ring of several points of which no group has most. */
  several: string;
  /** What is behind the number of several points, and the number. */
  ground: string;
  ink: string;
};

/** A point of a map: its position, its group and the number that a click reports; lines and areas begin at theirs. */
export type DrawnPoints = { positions: Float64Array; groups: Int8Array; shapes: MapShapes | null };

const source = 'points';

/** Adds the layers to a map that has loaded. `onPoint` gets the index of the point that was clicked. */
export function addPointLayers(map: MapLibreMap, look: PointLook, onPoint: (index: number) => void): void {
  addShapeLayers(map, colourOf(look), onPoint);
  map.addSource(source, {
    type: 'geojson',
    data: collection([]),
    cluster: true,
    clusterRadius: 40,
    clusterMaxZoom: 13,
    clusterProperties: Object.fromEntries(look.colours.map((_, group) => [countOf(group), counting(group)])),
  });
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': look.ground,
      'circle-radius': ['step', ['get', 'point_count'], 13, 100, 17, 1_000, 23],
      'circle-stroke-width': 3,
      'circle-stroke-color': mostOf(look),
    },
  });
  map.addLayer({
    id: 'counts',
    type: 'symbol',
    source,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': ['sans-serif'],
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': look.ink },
  });
  map.addLayer({
    id: 'points',
    type: 'circle',
    source,
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': colourOf(look),
      'circle-radius': 6,
      'circle-stroke-width': 1.5,
      'circle-stroke-color': look.ground,
    },
  });
  map.on('click', 'points', ({ features: [found] = [] }) => {
    const index: unknown = found?.properties['i'];
    if (typeof index === 'number') onPoint(index);
  });
  map.on('click', 'clusters', ({ features: [found] = [], lngLat }) => {
    const id: unknown = found?.properties['cluster_id'];
    const points = map.getSource<GeoJSONSource>(source);
    if (typeof id !== 'number' || points === undefined) return;
    void points.getClusterExpansionZoom(id).then((zoom) => map.easeTo({ center: lngLat, zoom }));
  });
  for (const layer of ['points', 'clusters']) {
    map.on('mouseenter', layer, () => void (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => void (map.getCanvas().style.cursor = ''));
  }
}

/** Shows other points. */
export function setPoints(map: MapLibreMap, { positions, groups, shapes }: DrawnPoints): void {
  setShapes(map, shapes, groups);
  const features = Array.from(groups, (g, i) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [positions[i * 2] ?? 0, positions[i * 2 + 1] ?? 0] },
    properties: { i, g },
  }));
  void map.getSource<GeoJSONSource>(source)?.setData(collection(features));
}

function collection(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features };
}

function colourOf({ colours, other }: PointLook): ExpressionSpecification | string {
  const [first, ...rest] = colours;
  if (first === undefined) return other;
  return ['match', ['get', 'g'], 0, first, ...rest.flatMap((colour, at) => [at + 1, colour]), other];
}

function countOf(group: number): string {
  return `g${group}`;
}

/** How many of a cluster's points are of a group. */
function counting(group: number): ExpressionSpecification {
  return ['+', ['case', ['==', ['get', 'g'], group], 1, 0]];
}

/** The colour of the group that has more than half of a cluster's points. */
function mostOf({ colours, other, several }: PointLook): ExpressionSpecification | string {
  const [first, ...rest] = colours.map((colour, group) => [isMost(group), colour] as const);
  if (first === undefined) return other;
  return ['case', ...first, ...rest.flat(), several];
}

function isMost(group: number): ExpressionSpecification {
  return ['>', ['*', 2, ['get', countOf(group)]], ['get', 'point_count']];
}
