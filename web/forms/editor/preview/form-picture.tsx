// A picture of an instruction in the editor; what it shows is said until it is there.
import type { Element } from '#core/forms/schema.ts';
import { m as both } from '#core/filling/texts.ts';
import { usePhoto } from '#web/platform/use-photo.ts';
import { t } from '#core/messages/text.ts';

type FormPictureProps = { picture: NonNullable<Element['data']['picture']> };

export function FormPicture({ picture: { id, text } }: FormPictureProps) {
  const url = usePhoto(id, 400);
  if (url === null) return <p className="m-0 soft">{t(both.pictureIs, { text })}</p>;
  return (
    <img className="block max-w-full border rounded-12" style={{ maxHeight: '18rem' }} src={url} alt={text} />
  );
}
