// Many points on a map: those that are close together are one circle with their number, which opens at a click; each
// other one has the colour of its group.
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

export type PointLook = {
  /** By group; a point of group -1 has the last one. */
  colours: readonly string[];
  other: string;
  /** The circles of several points, and the numbers on them. */
  cluster: string;
  onCluster: string;
};

/** A point of a map: its position, its group and the number that a click reports. */
export type DrawnPoints = { positions: Float64Array; groups: Int8Array };

const source = 'points';

/** Adds the layers to a map that has loaded. `onPoint` gets the index of the point that was clicked. */
export function addPointLayers(map: MapLibreMap, look: PointLook, onPoint: (index: number) => void): void {
  map.addSource(source, {
    type: 'geojson',
    data: collection([]),
    cluster: true,
    clusterRadius: 40,
    clusterMaxZoom: 15,
  });
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': look.cluster,
      'circle-radius': ['step', ['get', 'point_count'], 14, 100, 18, 1_000, 24],
      'circle-opacity': 0.9,
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
    paint: { 'text-color': look.onCluster },
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
      'circle-stroke-color': look.onCluster,
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
export function setPoints(map: MapLibreMap, { positions, groups }: DrawnPoints): void {
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

/** The corners of what a map has to show, south-west and north-east; null: nothing. */
export function cornersOf(positions: Float64Array): [[number, number], [number, number]] | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < positions.length; at += 2) {
    const [longitude = 0, latitude = 0] = [positions[at], positions[at + 1]];
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}
