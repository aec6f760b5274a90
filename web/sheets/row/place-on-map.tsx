// A button that shows a place of a row on a map, where another may be chosen while it is edited.
import { Button } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { positionOf, positionText, valueAt } from '#web/logic/place-position.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const PlaceMapDialog = lazyDialog(() =>
  import('#web/ui/map/place-map-dialog.tsx').then((it) => it.PlaceMapDialog),
);

type PlaceOnMapProps = {
  /** The question. */
  title: string;
  value: string;
  /** Left out: the place is only shown. */
  onValue?(value: string): void;
};

export function PlaceOnMap({ title, value, onValue }: PlaceOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const position = positionOf(value);
  if (position === null && onValue === undefined) return null;
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
        {isOpen && (
          <PlaceMapDialog
            title={title}
            position={position}
            say={positionText}
            onClose={() => setIsOpen(false)}
            {...(onValue !== undefined && {
              onTake: (taken: readonly [number, number]) => {
                onValue(valueAt(taken));
                setIsOpen(false);
              },
            })}
          />
        )}
      </Suspense>
    </>
  );
}
