// The picture that a row of the survey names in `media::image`, for the description that it becomes, or that stands above its
// question. What it shows is in `picture_text`, which other products do not read.
import { picturesLimit } from '#core/forms/pictures.ts';
import { type Element, pictureTextLimit } from '#core/forms/schema.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { counterpartOf, rowTypeOf } from '../types.ts';
import type { Report } from '../report.ts';
import { partsOf, type SheetRow } from '../sheets.ts';
import { called, type SurveyItem } from '../survey-item.ts';
import { m } from '../texts.ts';
import { isPictureColumn, type MediaFiles, mediaName } from './media-files.ts';

/** The column with what a picture shows. */
export const pictureText = 'picture_text';

/** A picture that is uploaded before the form is created. */
export type NewPicture = { id: string; bytes: Uint8Array<ArrayBuffer> };

export type PictureReader = {
  /** Those that the form has. */
  readonly pictures: readonly NewPicture[];
  /** The picture of a row; null if it has none, or one that cannot be taken, which is reported. */
  of(item: SurveyItem, title: string): NonNullable<Element['data']['picture']> | null;
};

export function pictureReader(
  media: MediaFiles,
  { report, newId }: { report: Report; newId: () => string },
): PictureReader {
  const taken = new Map<string, NewPicture>();
  const newPicture = (file: string): NewPicture | { issue: Message } => {
    if (media === null) return { issue: m.workbookCameAlone };
    const found = media.get(file) ?? { issue: m.itIsNotInZip };
    if ('issue' in found) return found;
    return taken.size < picturesLimit ? { ...found, id: newId() } : { issue: m.formHasAtMostPictures };
  };
  return {
    get pictures() {
      return [...taken.values()];
    },
    of(item, title) {
      const file = item.cell(item.columns.picture);
      if (file === '') return null;
      const picture = taken.get(mediaName(file)) ?? newPicture(mediaName(file));
      if ('issue' in picture) {
        const why = t(picture.issue, { most: picturesLimit });
        report.dropped(
          'survey',
          item.row,
          t(m.pictureCannotBeTaken, { called: called(item.name), file, why }),
        );
        return null;
      }
      taken.set(mediaName(file), picture);
      const own = item.cell(pictureText);
      if (own === '' || own.length > pictureTextLimit)
        report.changed('survey', item.row, t(m.pictureSays, { called: called(item.name), file }));
      const text = own === '' ? title : own;
      return { id: picture.id, text: text.slice(0, pictureTextLimit) };
    },
  };
}

/** The columns of a row that say its picture. */
export function pictureColumns({ cell, columns }: SurveyItem): string[] {
  return cell(columns.picture) === '' ? [] : [columns.picture, pictureText];
}

/** Whether all media of a row are pictures of a label that can have them. */
export function hasReadPictures({ cells }: SheetRow): boolean {
  const { kind } = counterpartOf(rowTypeOf(cells.get('type') ?? ''), '');
  const media = [...cells.keys()].filter((column) => partsOf(column)[0] === 'media');
  return (kind === 'question' || kind === 'note') && media.every(isPictureColumn);
}
