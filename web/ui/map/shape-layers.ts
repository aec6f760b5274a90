// Lines and areas on a map, in the colours of their groups, under the points where they begin.
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { drawnGeometry, type MapShapes } from '#core/questions/places/geometry.ts';
import type { Corner } from '#core/questions/places/geo-point.ts';

const source = 'shapes';

/** Adds the layers to a map that has loaded. `onShape` gets the index of the line or area that was clicked. */
export function addShapeLayers(
  map: MapLibreMap,
  colour: ExpressionSpecification | string,
  onShape: (index: number) => void,
): void {
  map.addSource(source, { type: 'geojson', data: collection([]) });
  map.addLayer({
    id: 'areas',
    type: 'fill',
    source,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour, 'fill-opacity': 0.25 },
  });
  map.addLayer({
    id: 'lines',
    type: 'line',
    source,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 3 },
  });
  for (const layer of ['areas', 'lines']) {
    map.on('click', layer, ({ features: [found] = [], point }) => {
      const index: unknown = found?.properties['i'];
      // What is drawn above it is meant, and an area's border is in both layers.
      const isAbove = map.queryRenderedFeatures(point, { layers: ['points', 'clusters', 'lines'] });
      const isMeant = isAbove.every(({ layer: { id } }) => id === layer);
      if (typeof index === 'number' && isMeant) onShape(index);
    });
    map.on('mouseenter', layer, () => void (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => void (map.getCanvas().style.cursor = ''));
  }
}

/** Shows the lines and areas of points. */
export function setShapes(map: MapLibreMap, shapes: MapShapes | null, groups: Int8Array): void {
  const features = shapes === null ? [] : Array.from(groups, (g, i) => featureOf(shapes, i, { i, g }));
  void map.getSource<GeoJSONSource>(source)?.setData(collection(features.filter((each) => each !== null)));
}

function featureOf(
  { kind, corners, ends }: MapShapes,
  index: number,
  properties: { i: number; g: number },
): GeoJSON.Feature | null {
  const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? 0];
  const part = Array.from({ length: to - from }, (_, at): Corner => {
    const [longitude = 0, latitude = 0] = corners.subarray((from + at) * 2, (from + at) * 2 + 2);
    return { latitude, longitude };
  });
  return part.length === 0 ? null : { type: 'Feature', geometry: drawnGeometry(kind, part), properties };
}

function collection(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features };
}
