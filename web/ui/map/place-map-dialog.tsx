// A place on a map: it is shown, and may be chosen by moving the map until the place is under a cross, with a finger, the mouse
// or the arrow keys.
import { Button } from '@mantine/core';
import { Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { baseMap, regionZoom, type Position } from './base-map.ts';
import { MapDialog } from './map-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PlaceMapDialogProps = {
  title: string;
  onClose(): void;
  /** The place to show; null: none yet. */
  position: Position | null;
  /** A position as text. */
  say(position: Position): string;
  /** Takes the position that was chosen; left out: the map only shows one. */
  onTake?(position: Position): void;
};

/** The whole Earth, a little north, where most land is. */
const everywhere: Position = [0, 20];

export function PlaceMapDialog({ title, onClose, position, say, onTake }: PlaceMapDialogProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [middle, setMiddle] = useState<Position | null>(position);
  const isChosen = onTake !== undefined;
  const start = useRef({ position, isChosen, label: '' });
  start.current.label =
    isChosen || position === null ? t(m.mapOf, { title }) : t(m.mapShows, { title, place: say(position) });

  useEffect(() => {
    if (element === null) return undefined;
    const { position: from, isChosen: mayChoose, label } = start.current;
    const map = baseMap(element, {
      label,
      center: from ?? everywhere,
      zoom: from === null ? 1 : regionZoom,
    });
    if (from !== null) new Marker().setLngLat([...from]).addTo(map);
    if (mayChoose) {
      map.on('move', () => {
        const { lng, lat } = map.getCenter().wrap();
        setMiddle([lng, lat]);
      });
      map.on('click', ({ lngLat }) => void map.easeTo({ center: lngLat }));
    }
    return () => map.remove();
  }, [element]);

  return (
    <MapDialog title={title} hint={isChosen ? t(m.moveMap) : null} onElement={setElement} onClose={onClose}>
      <div className="flex items-center wrap gap-8 mt-16">
        <output className="grow" dir="ltr">
          {middle === null ? '' : say(middle)}
        </output>
        {isChosen && (
          <Button size="md" disabled={middle === null} onClick={() => middle !== null && onTake(middle)}>
            {t(m.takePlace)}
          </Button>
        )}
      </div>
    </MapDialog>
  );
}
