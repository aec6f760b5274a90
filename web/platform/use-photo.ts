// The photo of a person, read with the user's session and shown from the page's memory.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readImage } from '#core/sheets/calls.ts';
import { thumbnailWidthFor } from '#core/sheets/row-details.ts';
import { useCore } from './core-context.tsx';

/** The address of a photo that is drawn so many pixels wide; null without one, while it comes, and where it does not. */
export function usePhoto(photo: string | null, drawnAt: number): string | null {
  const { send } = useCore();
  const width = thumbnailWidthFor(drawnAt * window.devicePixelRatio);
  const { data } = useQuery({
    queryKey: ['images', photo, width],
    queryFn: async ({ signal }) => {
      const input = { params: { file: photo ?? '' }, query: { width } };
      return (await send(readImage, input, { signal })).blob();
    },
    enabled: photo !== null,
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined || photo === null) return undefined;
    const address = URL.createObjectURL(data);
    setUrl(address);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [data, photo]);
  return url;
}
