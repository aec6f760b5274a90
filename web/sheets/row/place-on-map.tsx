// A button that shows a place, a line or an area of a row on a map, where another may be chosen while it is edited.
import { Button } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { pointsIn } from '#core/questions/places/shape.ts';
import type { Question } from '#core/questions/schema.ts';
import { geometryOf } from '#core/questions/types.ts';
import { positionOf, positionText, valueAt } from '#web/logic/place-position.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const PlaceMapDialog = lazyDialog(() =>
  import('#web/ui/map/place-map-dialog.tsx').then((it) => it.PlaceMapDialog),
);
const ShapeMapDialog = lazyDialog(() =>
  import('#web/ui/map/shape-map-dialog.tsx').then((it) => it.ShapeMapDialog),
);

type PlaceOnMapProps = {
  question: Pick<Question, 'text' | 'type'>;
  value: string;
  /** Left out: it is only shown. */
  onValue?(value: string): void;
};

/** Nothing for an answer that is on no map. */
export function PlaceOnMap({ question: { text: title, type }, value, onValue }: PlaceOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const geometry = geometryOf(type);
  if (geometry === null || (onValue === undefined && pointsIn(value).length === 0)) return null;
  const onClose = () => setIsOpen(false);
  const take = (taken: string) => {
    onValue?.(taken);
    onClose();
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<MapPin size={14} aria-hidden />}
        aria-label={t(m.mapOf, { question: title })}
        onClick={() => setIsOpen(true)}
      >
        {t(m.map)}
      </Button>
      <Suspense>
        {isOpen && geometry === 'point' && (
          <PlaceMapDialog
            title={title}
            position={positionOf(value)}
            say={positionText}
            onClose={onClose}
            {...(onValue !== undefined && { onTake: (position) => take(valueAt(position)) })}
          />
        )}
        {isOpen && geometry !== 'point' && (
          <ShapeMapDialog
            title={title}
            kind={geometry}
            value={value}
            onClose={onClose}
            {...(onValue !== undefined && { onTake: take })}
          />
        )}
      </Suspense>
    </>
  );
}
