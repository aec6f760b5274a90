// Where a photo of a row was taken, and that place on a map; nothing where the photo did not say.
import { useInViewport } from '@mantine/hooks';
import { takenAt } from '#core/sheets/format-answer.ts';
import { photoPlaceQuery } from '#core/sheets/queries.ts';
import { useRead } from '#web/ui/use-read.ts';
import { PlaceOnMap } from './place-on-map.tsx';

export type PhotoPlaceProps = {
  /** Of the image. */
  id: string;
  /** What asks for the photo. */
  title: string;
};

export function PhotoPlace({ id, title }: PhotoPlaceProps) {
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const { data } = useRead((send) => photoPlaceQuery(send, id), { enabled: inViewport });
  return (
    <dd ref={ref} className="min-h-24" dir="auto">
      {data?.place != null && (
        <>
          {takenAt(data.place)}
          <PlaceOnMap question={{ text: title, type: 'PLACE' }} value={data.place} />
        </>
      )}
    </dd>
  );
}
