// The photo or signature of an answer: from this device, otherwise from the server.
import { useQuery } from '@tanstack/react-query';
import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { QuestionType } from '#core/questions/types.ts';
import { imageExtension } from '#core/sheets/format-answer.ts';
import type { MediaType } from '#web/filling/device/fill-store.ts';
import { useInputWorld } from './input-world.tsx';
import classes from './inputs.module.css';
import { m as both } from '#core/filling/texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type StoredPictureProps = {
  id: string;
  mediaType: MediaType;
  alt: string;
  /** What it shows is said where it is not there. */
  isSaid?: boolean;
  /** A thumbnail, of which nothing is said. */
  isSmall?: boolean;
};

/** What an image of a question is. */
export function mediaTypeOf(type: QuestionType): MediaType {
  return imageExtension(type) === 'jpg' ? 'image/jpeg' : 'image/png';
}

export function StoredPicture({ id, mediaType, alt, isSaid = false, isSmall = false }: StoredPictureProps) {
  const { images } = useInputWorld();
  const { data, isPending } = useQuery({
    queryKey: ['images', 'filling', id],
    queryFn: () => images.read(id, mediaType),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setUrl(address);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [data]);
  if (isSmall)
    return (
      <span
        className="inline-flex items-center justify-center rounded-8 overflow-hidden on-sunken"
        style={{ width: '3rem', height: '3rem' }}
      >
        {url === null ? (
          <ImageIcon size={20} aria-hidden />
        ) : (
          <img className="w-full h-full object-cover" src={url} alt={alt} />
        )}
      </span>
    );
  if (url !== null)
    return (
      <img
        className={`block max-w-full border rounded-12 on-sunken ${classes.picture}`}
        data-paper={mediaType === 'image/png' || undefined}
        src={url}
        alt={alt}
      />
    );
  return (
    <div className="row min-h-96 justify-center p-16 border rounded-12 soft gap-8">
      <ImageIcon size={20} aria-hidden />
      {isSaid
        ? t(both.pictureIs, { text: alt })
        : isPending || data
          ? t(m.oneMoment)
          : t(m.pictureIsOnServerAnd)}
    </div>
  );
}
