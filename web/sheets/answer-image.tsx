// An image of an answer. It is read with the user's session, when it comes into sight, and shown from the page's memory.
import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Question } from '#core/forms/schema.ts';
import { readImage } from '#core/sheets/calls.ts';
import { imagePath } from '#core/sheets/row-details.ts';
import { useCore } from '#web/platform/core-context.tsx';
import classes from './answer-image.module.css';

export type AnswerImageProps = {
  question: Question;
  /** The image's id. */
  id: string;
  alt: string;
  /** As large as there is room; else it fills its square. */
  isWhole?: boolean;
};

export function AnswerImage({ question, id, alt, isWhole = false }: AnswerImageProps) {
  const { ref, inViewport } = useInViewport();
  const { url, isMissing } = useImage(question, id, inViewport);
  return (
    <span ref={ref} className={classes.frame} data-whole={isWhole || undefined} data-type={question.type}>
      {url !== null && <img className={classes.image} src={url} alt={alt} decoding="async" />}
      {url === null && !isMissing && <Skeleton className={classes.coming} radius={0} />}
      {isMissing && (
        <span
          className={classes.missing}
          role="img"
          aria-label={`${alt} This image is not available.`.trim()}
        >
          <ImageOff size={20} aria-hidden />
        </span>
      )}
    </span>
  );
}

function useImage(question: Question, id: string, isWanted: boolean) {
  const { send } = useCore();
  const file = imagePath(question, id).slice('/image/'.length);
  const { data, isError } = useQuery({
    queryKey: ['images', file],
    queryFn: async ({ signal }) => (await send(readImage, { params: { file } }, { signal })).blob(),
    enabled: isWanted,
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const address = URL.createObjectURL(data);
    setUrl(address);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [data]);
  return { url, isMissing: isError };
}
