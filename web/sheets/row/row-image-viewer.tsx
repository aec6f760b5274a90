// The images of a row in full-window size, one at a time.
import { ActionIcon, Modal } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import type { Question } from '#core/questions/schema.ts';
import { keepsEscape, onTop } from '#web/ui/dialog/on-top.ts';
import { AnswerImage } from './answer-image.tsx';
import classes from './row-image-viewer.module.css';
import { counts } from '#core/messages/count-texts.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ViewedImage = { id: string; question: Pick<Question, 'type' | 'text'> };
export type RowImageViewerProps = {
  images: readonly ViewedImage[];
  /** The image's id; null: closed. */
  shown: string | null;
  onShow(id: string | null): void;
};

export function RowImageViewer({ images, shown, onShow }: RowImageViewerProps) {
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  const before = images[at - 1]?.id;
  const after = at < 0 ? undefined : images[at + 1]?.id;
  const isOpen = image !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onShow(null);
      if (key === 'ArrowLeft' && before !== undefined) onShow(before);
      if (key === 'ArrowRight' && after !== undefined) onShow(after);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen, before, after, onShow]);
  return (
    <Modal
      opened={isOpen}
      onClose={() => onShow(null)}
      // The panel below would close on Escape too, so it is handled here alone.
      closeOnEscape={false}
      attributes={{ content: keepsEscape, header: onTop.attributes.header }}
      closeButtonProps={{ ...keepsEscape, 'aria-label': t(common.close) }}
      title={
        <>
          {image?.question.text}
          {images.length > 1 && (
            <span className="faint weight-400">{` ${t(counts.placeOf, { place: at + 1, count: images.length })}`}</span>
          )}
        </>
      }
      size="80rem"
      padding="md"
    >
      {image !== undefined && (
        <div className="relative text-center">
          <AnswerImage
            key={image.id}
            question={image.question}
            id={image.id}
            alt={image.question.text}
            isWhole
          />
          {images.length > 1 && (
            <>
              <Turn side="before" to={before} onShow={onShow} />
              <Turn side="after" to={after} onShow={onShow} />
            </>
          )}
        </div>
      )}
    </Modal>
  );
}

type TurnProps = { side: 'before' | 'after'; to: string | undefined; onShow(id: string): void };

function Turn({ side, to, onShow }: TurnProps) {
  const Arrow = side === 'before' ? ChevronLeft : ChevronRight;
  return (
    <ActionIcon
      {...keepsEscape}
      className={classes.turn ?? ''}
      data-side={side}
      variant="default"
      size={40}
      radius="50%"
      disabled={to === undefined}
      aria-label={side === 'before' ? t(m.previousImage) : t(m.nextImage)}
      onClick={() => to !== undefined && onShow(to)}
    >
      <Arrow size={22} aria-hidden />
    </ActionIcon>
  );
}
