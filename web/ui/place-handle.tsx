// What a card of a grid is moved by. It is drawn anew when its place changes, and not with what the card shows.
import { memo } from 'react';
import { DragHandle } from './sortable.tsx';

export type PlaceHandleProps = {
  /** Of the card. */
  title: string;
  /** From 0 on, of so many. */
  place: number;
  places: number;
  onMove(from: number, to: number): void;
};

export const PlaceHandle = memo(function PlaceHandle({ title, place, places, onMove }: PlaceHandleProps) {
  return (
    <DragHandle
      label={`Move ${title}, ${place + 1} of ${places}`}
      onUp={place === 0 ? null : () => onMove(place, place - 1)}
      onDown={place === places - 1 ? null : () => onMove(place, place + 1)}
    />
  );
});
