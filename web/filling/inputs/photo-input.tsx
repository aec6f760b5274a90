// IMAGE: the camera, or a file; the photo is shown and can be replaced.
import { Camera, CircleAlert, FolderOpen, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { groupAttributes, type InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { scalePhoto } from './camera/scale-photo.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function PhotoInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const [value] = values;
  const [isBusy, setIsBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    // So that the same file can be picked again.
    currentTarget.value = '';
    if (picked === undefined) return;
    setIsBusy(true);
    setIssue(null);
    try {
      const bytes = await scalePhoto(picked).catch(() => null);
      if (bytes === null) setIssue(t(m.yourBrowserCannotReadThis));
      else onValues([await images.keep('image/jpeg', bytes)]);
    } catch {
      setIssue(t(m.thisDeviceHasNoSpace));
    } finally {
      setIsBusy(false);
    }
  };
  const picker = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  };
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && <StoredPicture id={value} mediaType="image/jpeg" alt={question.text} />}
      <input {...picker} ref={camera} capture="environment" data-source="camera" />
      <input {...picker} ref={file} data-source="file" />
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        <button
          id={id}
          type="button"
          className={classes.tool}
          disabled={isBusy}
          onClick={() => camera.current?.click()}
        >
          <Camera size={22} aria-hidden />
          {isBusy ? t(m.oneMoment) : value === undefined ? t(m.takePhoto) : t(m.retake)}
        </button>
        <button
          type="button"
          className={classes.tool}
          disabled={isBusy}
          onClick={() => file.current?.click()}
        >
          <FolderOpen size={22} aria-hidden />
          {t(m.chooseFile)}
        </button>
        {value !== undefined && (
          <button type="button" className={classes.tool} onClick={() => onValues([])}>
            <Trash2 size={22} aria-hidden />
            {t(common.remove)}
          </button>
        )}
      </div>
      {issue !== null && (
        <p className={classes.issue} role="alert">
          <CircleAlert size={18} aria-hidden />
          {issue}
        </p>
      )}
    </div>
  );
}
