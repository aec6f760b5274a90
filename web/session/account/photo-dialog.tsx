// Crops a picture to a square profile photo. The picture is re-encoded, which removes camera metadata.
import '@mantine/core/styles/Slider.layer.css';
import { Button, Modal, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  closestZoom,
  type Crop,
  firstCrop,
  moved,
  photoSize,
  photoTexts,
  squareOf,
  within,
} from '#core/users/photo.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import classes from './account.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type PhotoDialogProps = {
  picture: ImageBitmap;
  opened: boolean;
  isSaving: boolean;
  /** The photo as a JPEG. */
  onSave(bytes: Uint8Array<ArrayBuffer>): void;
  onClose(): void;
};

export function PhotoDialog(props: PhotoDialogProps) {
  const { opened, onClose, picture } = props;
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={photoTexts.title}>
      <PhotoCrop key={`${picture.width} ${picture.height}`} {...props} />
    </Modal>
  );
}

function PhotoCrop({ picture, isSaving, onSave, onClose }: PhotoDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => firstCrop(picture));
  useEffect(() => draw(canvas.current, picture, crop), [crop, picture]);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  const move = (by: { x: number; y: number }) => setCrop((before) => moved(before, picture, by));
  const zoomTo = (zoom: number) => setCrop((before) => within({ ...before, zoom }, picture));
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (dragged.current === null) return;
    const { clientX: x, clientY: y, currentTarget } = event;
    const side = currentTarget.clientWidth;
    move({ x: (x - dragged.current.x) / side, y: (y - dragged.current.y) / side });
    dragged.current = { x, y };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const onUse = () => {
    photoBytes(canvas.current).then(onSave, () => notifyFailed(photoTexts.failed));
  };
  return (
    <Stack>
      <canvas
        ref={canvas}
        width={photoSize}
        height={photoSize}
        className={`round grab touch-none ${classes.crop}`}
        tabIndex={0}
        role="img"
        aria-label={t(m.partOfPictureThatIs, { help: photoTexts.help })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
        onWheel={({ deltaY }) => zoomTo(crop.zoom * (deltaY < 0 ? 1.1 : 1 / 1.1))}
        onKeyDown={onKeyDown}
      />
      <Text size="sm" c="dimmed">
        {photoTexts.help}
      </Text>
      <Slider
        thumbLabel={t(m.zoom)}
        label={null}
        min={1}
        max={closestZoom}
        step={0.05}
        value={crop.zoom}
        onChange={zoomTo}
      />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button loading={isSaving} onClick={onUse}>
          {photoTexts.save}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

const step = 0.05;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d') ?? null;
  if (context === null) return;
  const { left, top, side } = squareOf(crop, picture);
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, photoSize, photoSize);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, photoSize, photoSize);
}

async function photoBytes(canvas: HTMLCanvasElement | null): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (blob === null) throw new Error('This picture could not be saved.');
  return new Uint8Array(await blob.arrayBuffer());
}
