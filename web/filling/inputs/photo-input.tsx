// IMAGE: the camera, or a file; the photo is shown and can be replaced. DRAWING: it is drawn on, or paper is.
import { Brush, Camera, FolderOpen, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { m as both } from '#core/filling/texts.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { questionTypes } from '#core/questions/types.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { groupAttributes, type InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { InputIssue, ToolButton } from './tool-button.tsx';
import { scalePhoto, scalePlacedPhoto } from '#web/ui/file/scale-photo.ts';
import { usePicker } from '#web/ui/file/use-picker.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const DrawingDialog = lazyDialog(() => import('./pad/drawing-dialog.tsx').then((it) => it.DrawingDialog));

export function PhotoInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const [value] = values;
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const keepsPlace = keepsPhotoPlace(question);
  const isDrawn = questionTypes[question.type].device === 'drawingPad';
  /** What is being drawn on; `photo` is null for paper. */
  const [drawing, setDrawing] = useState<{ photo: Blob | null } | null>(null);

  const { isBusy, issue, setIssue, picker } = usePicker(async (picked) => {
    const bytes = await (keepsPlace ? scalePlacedPhoto : scalePhoto)(picked).catch(() => null);
    if (bytes === null) return t(m.yourBrowserCannotReadThis);
    try {
      if (isDrawn) setDrawing({ photo: new Blob([bytes], { type: 'image/jpeg' }) });
      else onValues([await images.keep('image/jpeg', bytes)]);
      return null;
    } catch {
      return t(m.thisDeviceHasNoSpace);
    }
  });
  const draw = async () => {
    if (value === undefined) return setDrawing({ photo: null });
    setIssue(null);
    const photo = await images.read(value, 'image/jpeg');
    if (photo === null) setIssue(t(m.pictureIsOnServerAnd));
    else setDrawing({ photo });
  };
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && <StoredPicture id={value} mediaType="image/jpeg" alt={question.text} />}
      <input {...picker} accept="image/*" ref={camera} capture="environment" data-source="camera" />
      <input {...picker} accept="image/*" ref={file} data-source="file" />
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        <ToolButton
          icon={Camera}
          label={isBusy ? t(m.oneMoment) : value === undefined ? t(m.takePhoto) : t(m.retake)}
          id={id}
          disabled={isBusy}
          onClick={() => camera.current?.click()}
        />
        <ToolButton
          icon={FolderOpen}
          label={t(m.chooseFile)}
          disabled={isBusy}
          onClick={() => file.current?.click()}
        />
        {isDrawn && (
          <ToolButton
            icon={Brush}
            label={value === undefined ? t(m.drawOnPaper) : t(m.drawOnIt)}
            disabled={isBusy}
            onClick={() => void draw()}
          />
        )}
        {value !== undefined && (
          <ToolButton icon={Trash2} label={t(common.remove)} onClick={() => onValues([])} />
        )}
      </div>
      {keepsPlace && <p className="soft text-sm m-0">{t(both.photoPlaceIsKept)}</p>}
      <InputIssue issue={issue} />
      <Suspense>
        {drawing !== null && (
          <DrawingDialog
            title={question.text}
            photo={drawing.photo}
            onClose={() => setDrawing(null)}
            onDrawn={async (bytes) => {
              onValues([await images.keep('image/jpeg', bytes)]);
              setDrawing(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
