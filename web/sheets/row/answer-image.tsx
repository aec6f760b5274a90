// An image of an answer. It is fetched with the user's session when it becomes visible, and shown from memory.
import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Question } from '#core/questions/schema.ts';
import { readImage } from '#core/sheets/calls.ts';
import { imagePath, thumbnailWidthFor } from '#core/sheets/row-details.ts';
import { useCore } from '#web/platform/core-context.tsx';
import classes from './answer-image.module.css';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AnswerImageProps = {
  question: Pick<Question, 'type'>;
  /** The image's id. */
  id: string;
  alt: string;
  /** At full size; otherwise it fills its square. */
  isWhole?: boolean;
  /** Its maximum display width, to load no more than necessary; without it the original is loaded. */
  width?: number;
  /** Also loaded without becoming visible, after a delay, so that it is there when the page is printed. */
  comesUnseen?: boolean;
};

const notAvailable = t(m.thisImageIsNotAvailable);
/** In milliseconds: visible images have loaded by then. */
const later = 2_000;

export function AnswerImage(props: AnswerImageProps) {
  const { question, id, alt, isWhole = false, width, comesUnseen = false } = props;
  const { ref, inViewport } = useInViewport();
  const [file] = imagePath(question, id).split('/').slice(-1);
  const { url, isMissing } = useImage(file ?? '', width, useLater(comesUnseen) || inViewport);
  return (
    <span
      ref={ref}
      className={`block overflow-hidden w-full rounded-8 on-sunken ${classes.frame}`}
      data-whole={isWhole || undefined}
      data-device={questionTypes[question.type].device}
    >
      {url !== null && (
        <img
          className={`block w-full h-full object-cover ${classes.image}`}
          src={url}
          alt={alt}
          decoding="async"
        />
      )}
      {url === null && !isMissing && <Skeleton className="w-full h-full" mih="4rem" radius={0} />}
      {isMissing && (
        <span
          className={`grid w-full h-full faint text-sm text-center gap-8 ${classes.missing}`}
          role="img"
          aria-label={`${alt} ${notAvailable}`.trim()}
        >
          <ImageOff size={20} aria-hidden />
          {isWhole && width === undefined && <span aria-hidden>{notAvailable}</span>}
        </span>
      )}
    </span>
  );
}

/** Whether the delay has passed. */
function useLater(isVisible: boolean): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!isVisible) return undefined;
    const timer = setTimeout(() => setIsTime(true), later);
    return () => clearTimeout(timer);
  }, [isVisible]);
  return isTime;
}

function useImage(file: string, drawnAt: number | undefined, isWanted: boolean) {
  const { send } = useCore();
  const width = drawnAt === undefined ? undefined : thumbnailWidthFor(drawnAt * window.devicePixelRatio);
  const { data, isError } = useQuery({
    queryKey: ['images', file, width ?? 'whole'],
    queryFn: async ({ signal }) => {
      const query = width === undefined ? {} : { width };
      return (await send(readImage, { params: { file }, query }, { signal })).blob();
    },
    enabled: isWanted,
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return undefined;
    const address = URL.createObjectURL(data);
    setUrl(address);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [data]);
  return { url, isMissing: isError };
}
