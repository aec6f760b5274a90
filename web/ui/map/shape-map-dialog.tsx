// A line or an area on a map: it is shown, or drawn: a tap adds a point, which a finger, the mouse or the arrow keys move. What is drawn
// is said below the map.
import { Button } from '@mantine/core';
import { type GeoJSONSource, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { cornersOf } from '#core/questions/places/area.ts';
import type { Corner } from '#core/questions/places/geo-point.ts';
import { unrolled } from '#core/questions/places/crossing.ts';
import { drawnGeometry } from '#core/questions/places/geometry.ts';
import { currentFormats } from '#core/format/current.ts';
import { shapeText } from '#core/questions/places/measure.ts';
import {
  cornersIn,
  mostShapePoints,
  shapeIssue,
  type ShapeKind,
  shapeValue,
} from '#core/questions/places/shape.ts';
import { baseMap, regionZoom } from './base-map.ts';
import { MapDialog } from './map-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ShapeMapDialogProps = {
  title: string;
  kind: ShapeKind;
  /** As it is stored; empty: nothing yet. */
  value: string;
  onClose(): void;
  /** Takes what was drawn; left out: the map only shows it. */
  onTake?(value: string): void;
};

export function ShapeMapDialog({ title, kind, value, onClose, onTake }: ShapeMapDialogProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [corners, setCorners] = useState<readonly Corner[]>(() => cornersIn(kind, value) ?? []);
  const isDrawn = onTake !== undefined;
  const drawn = shapeValue(kind, corners);
  const start = useRef({ corners, isDrawn, label: '' });
  start.current.label = t(m.mapOfShape, { title, isDrawn: String(isDrawn) });
  const add = (point: Corner) => setCorners((before) => added(before, point));

  useEffect(() => {
    if (element === null) return undefined;
    const { corners: from, label, isDrawn: mayDraw } = start.current;
    const [first] = from;
    const made = baseMap(element, {
      label,
      center: first === undefined ? [0, 20] : [first.longitude, first.latitude],
      zoom: first === undefined ? 1 : regionZoom,
    });
    made.on('load', () => {
      addShape(made, kind);
      const bounds = cornersOf(Float64Array.from(unrolled(from).flat()));
      if (bounds !== null) made.fitBounds(bounds, { padding: 48, maxZoom: 17, animate: false });
      setMap(made);
    });
    if (mayDraw) made.on('click', ({ lngLat }) => setCorners((before) => added(before, cornerAt(lngLat))));
    return () => {
      setMap(null);
      made.remove();
    };
  }, [element, kind]);

  useShapeOn(map, { kind, corners, onCorners: isDrawn ? setCorners : null });
  const issue = isDrawn && corners.length > 0 ? shapeIssue(kind, corners) : null;
  return (
    <MapDialog title={title} hint={isDrawn ? t(m.drawShape) : null} onElement={setElement} onClose={onClose}>
      <p className="m-0 mt-8" role="status">
        {corners.length === 0
          ? ''
          : [shapeText(kind, drawn, currentFormats.value.number), issue].filter(Boolean).join('. ')}
      </p>
      {isDrawn && (
        <div className="flex items-center wrap gap-8 mt-16">
          <Button
            variant="default"
            disabled={map === null || corners.length >= mostShapePoints}
            onClick={() => map !== null && add(cornerAt(map.getCenter()))}
          >
            {t(m.addPoint)}
          </Button>
          <Button
            variant="default"
            disabled={corners.length === 0}
            onClick={() => setCorners(corners.slice(0, -1))}
          >
            {t(m.undoPoint)}
          </Button>
          <Button variant="default" disabled={corners.length === 0} onClick={() => setCorners([])}>
            {t(m.removeAll)}
          </Button>
          <Button className="ms-auto" onClick={() => onTake(drawn)}>
            {t(m.takeShape, { kind })}
          </Button>
        </div>
      )}
    </MapDialog>
  );
}

type Drawn = {
  kind: ShapeKind;
  corners: readonly Corner[];
  /** Null: it is only shown. */
  onCorners: ((change: (before: readonly Corner[]) => readonly Corner[]) => void) | null;
};

/** Shows it on a map, with its points while it is drawn; the point that has the focus keeps it. */
function useShapeOn(map: MapLibreMap | null, { kind, corners, onCorners }: Drawn): void {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (map === null) return undefined;
    const geometry = drawnGeometry(kind, corners);
    void map.getSource<GeoJSONSource>('shape')?.setData({ type: 'Feature', geometry, properties: {} });
    if (onCorners === null) return undefined;
    const markers = corners.map((corner, at) =>
      pointMarker(map, corner, {
        label: t(m.pointOf, { number: at + 1, count: corners.length }),
        onMove: (to) => onCorners((before) => before.with(at, to)),
        onRemove: () => onCorners((before) => before.toSpliced(at, 1)),
      }),
    );
    if (focused.current !== null)
      markers[Math.min(focused.current, markers.length - 1)]?.getElement().focus();
    return () => {
      const had = markers.findIndex((marker) => marker.getElement() === document.activeElement);
      focused.current = had < 0 ? null : had;
      for (const marker of markers) marker.remove();
    };
  }, [map, kind, corners, onCorners]);
}

function added(before: readonly Corner[], point: Corner): readonly Corner[] {
  return before.length >= mostShapePoints ? before : [...before, point];
}

/** What is drawn on a map is no more accurate than a metre. */
function cornerAt({ lng, lat }: { lng: number; lat: number }): Corner {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(lat), longitude: round(lng - 360 * Math.round(lng / 360)) };
}

function addShape(map: MapLibreMap, kind: ShapeKind): void {
  const colour = getComputedStyle(map.getContainer()).getPropertyValue('--accent').trim() || '#1766c8';
  map.addSource('shape', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  if (kind === 'area')
    map.addLayer({
      id: 'shape-area',
      type: 'fill',
      source: 'shape',
      paint: { 'fill-color': colour, 'fill-opacity': 0.25 },
    });
  map.addLayer({
    id: 'shape-line',
    type: 'line',
    source: 'shape',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 4 },
  });
}

const arrows = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
] as const);

type MarkerProps = { label: string; onMove(to: Corner): void; onRemove(): void };

/** A point that is dragged, or moved by the arrow keys, by ten pixels or with Shift by one; Delete removes it. */
function pointMarker(map: MapLibreMap, { latitude, longitude }: Corner, props: MarkerProps): Marker {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', props.label);
  element.className = 'border-control on-surface pointer p-0';
  element.style.cssText = 'width: 1.5rem; height: 1.5rem; border-radius: 50%; touch-action: none';
  const marker = new Marker({ element, draggable: true }).setLngLat([longitude, latitude]).addTo(map);
  marker.on('dragend', () => props.onMove(cornerAt(marker.getLngLat())));
  // A tap on a point adds none.
  element.addEventListener('click', (event) => event.stopPropagation());
  element.addEventListener('keydown', (event) => {
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace';
    const [x, y] = [...arrows].find(([key]) => key === event.key)?.[1] ?? [0, 0];
    if (!isRemoved && x === 0 && y === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemoved) return props.onRemove();
    const far = event.shiftKey ? 1 : 10;
    const at = map.project(marker.getLngLat());
    props.onMove(cornerAt(map.unproject([at.x + x * far, at.y + y * far])));
  });
  return marker;
}
