// The file of an answer: on a button that saves it, and of a recording with one that plays it.
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { FileButton, type FileButtonProps } from './file-button.tsx';
import { SoundPlayer } from './sound-player.tsx';

export function StoredFile({ type, ...file }: FileButtonProps & { type: QuestionType }) {
  return (
    <div className="flex wrap items-center gap-8">
      {attachedTo(type) === 'recording' && <SoundPlayer key={file.value} {...file} />}
      <FileButton {...file} />
    </div>
  );
}
