// The picture of an instruction: uploaded when it is picked, with a text for those who do not see it.
import { Button, Input, TextInput } from '@mantine/core';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AppError } from '#core/errors.ts';
import { uploadImage } from '#core/filling/calls.ts';
import { changeElement } from '#core/forms/draft/draft-questions.ts';
import type { DraftElement } from '#core/forms/draft/form-draft.ts';
import { pictureTextLimit } from '#core/forms/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { FormPicture } from '#web/forms/editor/preview/form-picture.tsx';
import { scalePhoto } from '#web/ui/file/scale-photo.ts';
import { usePicker } from '#web/ui/file/use-picker.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function PictureField({ element: { id, data } }: { element: DraftElement }) {
  const editor = useEditorHandle();
  const field = useField(id, 'picture');
  const { send, ports } = useCore();
  const file = useRef<HTMLInputElement>(null);
  const { picture = null } = data;
  const change = (next: typeof picture) =>
    editor.change((now) => changeElement(now, id, { picture: next }), field.id);
  const { isBusy, issue, picker } = usePicker(async (picked) => {
    const bytes = await scalePhoto(picked).catch(() => null);
    if (bytes === null) return t(m.pictureCannotBeRead);
    const imageId = ports.newId();
    try {
      await send(uploadImage, { params: { id: imageId }, body: bytes });
    } catch (error) {
      return error instanceof AppError ? error.message : t(m.pictureCannotBeRead);
    }
    change({ id: imageId, text: picture?.text ?? '' });
    return null;
  });
  return (
    <Input.Wrapper label={t(m.picture)} labelElement="div" error={issue}>
      <div className="stack gap-8">
        {picture !== null && <FormPicture picture={picture} />}
        <input {...picker} accept="image/*" ref={file} aria-label={t(m.picture)} />
        <div className="row wrap gap-8">
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            leftSection={<ImageUp size={14} aria-hidden />}
            onClick={() => file.current?.click()}
          >
            {t(m.choosePicture, { isFirst: String(picture === null) })}
          </Button>
          {picture !== null && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Trash2 size={14} aria-hidden />}
              onClick={() => change(null)}
            >
              {t(m.removePicture)}
            </Button>
          )}
        </div>
        {picture !== null && (
          <TextInput
            {...field}
            label={t(m.whatPictureShows)}
            description={t(m.forThoseWhoDoNotSee)}
            required
            maxLength={pictureTextLimit}
            value={picture.text}
            onChange={({ currentTarget: { value } }) => change({ ...picture, text: value })}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
