// The drag handle of a card in a grid. Rendered again when its position changes, not when the card's content does.
import { memo } from 'react';
import { DragHandle } from './sortable.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PlaceHandleProps = {
  /** The card's title. */
  title: string;
  /** Index from 0, and the number of cards. */
  place: number;
  places: number;
  onMove(from: number, to: number): void;
};

export const PlaceHandle = memo(function PlaceHandle({ title, place, places, onMove }: PlaceHandleProps) {
  return (
    <DragHandle
      label={t(m.moveOf, { title, place: place + 1, places })}
      onUp={place === 0 ? null : () => onMove(place, place - 1)}
      onDown={place === places - 1 ? null : () => onMove(place, place + 1)}
    />
  );
});
