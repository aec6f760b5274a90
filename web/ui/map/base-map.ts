// The map under places: land and borders of Natural Earth, which are in the package, so that it is there without any other
// server. A tile server that the operator has chosen is drawn over it, where it answers. The colours are those of the page.
import {
  AttributionControl,
  Map as MapLibreMap,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import classes from './base-map.module.css';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countriesUrl from 'world-atlas/countries-50m.json?url';
import type { Area } from '#core/questions/places/area.ts';
import { tilesIn } from '#web/platform/page-facts.ts';
import { t } from '#core/messages/text.ts';
import { flatPolygon } from './flat-land.ts';
import { m } from './texts.ts';

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
/** `[longitude, latitude]` */
export type Position = readonly [number, number];

/** The whole Earth. */
const farthestZoom = 0.5;
/** A region with some of its coasts and borders, by which a place is recognized. */
export const regionZoom = 5;

let countries: Promise<Countries> | null = null;

/** Once a page; a failure, such as without a network before the first map, is tried again by the next map. */
function loadCountries(): Promise<Countries> {
  countries ??= fetch(countriesUrl)
    .then((response): Promise<Countries> => response.json())
    .catch((error: unknown) => {
      countries = null;
      throw error;
    });
  return countries;
}

export type BaseMapOptions = { label: string; center: Position; zoom: number };

/** A map in an element, with nothing on it yet. Remove it in the end. */
export function baseMap(container: HTMLElement, { label, center, zoom }: BaseMapOptions): MapLibreMap {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  if (classes.map !== undefined) container.classList.add(classes.map);
  const colours = coloursOf(container);
  const tiles = tilesIn(document);
  const map = new MapLibreMap({
    container,
    center: [...center],
    zoom,
    minZoom: farthestZoom,
    maxZoom: 18,
    attributionControl: false,
    // Its picture is saved and printed.
    canvasContextAttributes: { preserveDrawingBuffer: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': label,
      'NavigationControl.ZoomIn': t(m.zoomIn),
      'NavigationControl.ZoomOut': t(m.zoomOut),
    },
    style: {
      version: 8,
      sources: {},
      layers: [{ id: 'water', type: 'background', paint: { 'background-color': colours.water } }],
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl(), 'bottom-left');
  map.addControl(
    new AttributionControl({
      customAttribution: [...(tiles === null ? [] : [asText(tiles.by)]), t(m.naturalEarth)],
      compact: false,
    }),
    'bottom-right',
  );
  // A tile that does not come is a hole through which Natural Earth is seen.
  map.on('error', () => undefined);
  map.on('load', () => {
    if (tiles !== null) {
      map.addSource('tiles', { type: 'raster', tiles: [tiles.template], tileSize: 256, maxzoom: 19 });
      map.addLayer({ id: 'tiles', type: 'raster', source: 'tiles' });
    }
    void loadCountries().then(
      (topology) => addLand(map, topology, colours),
      // The places are there without what is around them.
      () => undefined,
    );
  });
  return map;
}

/** Attributions are HTML. */
function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What a map shows. */
export function areaOf(map: MapLibreMap): Area {
  const bounds = map.getBounds();
  const [[west, south], [east, north]] = [bounds.getSouthWest().toArray(), bounds.getNorthEast().toArray()];
  return { south, west, north, east };
}

type Colours = { water: string; land: string; border: string };

function addLand(map: MapLibreMap, topology: Countries, colours: Colours): void {
  // Removed in the meantime.
  if (map.getContainer().childElementCount === 0) return;
  const above = map.getStyle().layers[1];
  map.addSource('land', { type: 'geojson', data: flatLand(feature(topology, topology.objects.land)) });
  map.addSource('borders', {
    type: 'geojson',
    data: mesh(topology, topology.objects.countries, (one, other) => one !== other),
  });
  map.addLayer(
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
    above?.id,
  );
  map.addLayer(
    { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': colours.border } },
    above?.id,
  );
}

function flatLand(land: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection {
  const features = land.features.map((each) => ({ ...each, geometry: flatGeometry(each.geometry) }));
  return { ...land, features };
}

function flatGeometry(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: flatPolygon(geometry.coordinates) };
  if (geometry.type !== 'MultiPolygon') return geometry;
  return { ...geometry, coordinates: geometry.coordinates.map(flatPolygon) };
}

function coloursOf(element: HTMLElement): Colours {
  const style = getComputedStyle(element);
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    water: colour('--sunken', '#e8edf2'),
    land: colour('--surface', '#ffffff'),
    border: colour('--line-control', '#888888'),
  };
}
