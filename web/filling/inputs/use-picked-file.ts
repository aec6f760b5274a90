// A file that is picked: judged, kept on this device, and then the answer.
import { AppError } from '#core/errors.ts';
import { checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import { endingsOf, type FileGroup } from '#core/questions/attached/file-types.ts';
import type { InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { usePicker } from '#web/ui/file/use-picker.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function usePickedFile({ question, onValues }: InputProps, group: FileGroup) {
  const { images } = useInputWorld();
  const { isBusy, issue, picker } = usePicker(async (picked) => {
    try {
      requireSize(picked.name, picked.size);
      const bytes = new Uint8Array(await picked.arrayBuffer());
      onValues([await images.keepFile(await checkedFile({ name: picked.name, bytes }, group))]);
      return null;
    } catch (error) {
      return error instanceof AppError ? error.message : t(m.fileCouldNotBeKept);
    }
  });
  const accept = endingsOf(group)
    .map((ending) => `.${ending}`)
    .join();
  return {
    isBusy,
    issue,
    picker: { ...picker, accept, 'aria-label': t(m.fileFor, { question: question.text }) },
  } as const;
}
