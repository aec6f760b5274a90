// A file that is picked: judged, kept on this device, and then the answer.
import { type ChangeEvent, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import { endingsOf, type FileGroup } from '#core/questions/attached/file-types.ts';
import type { InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function usePickedFile({ question, onValues }: InputProps, group: FileGroup) {
  const { images } = useInputWorld();
  const [isBusy, setIsBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    // So that the same file can be picked again.
    currentTarget.value = '';
    if (picked === undefined) return;
    setIsBusy(true);
    setIssue(null);
    try {
      requireSize(picked.name, picked.size);
      const bytes = new Uint8Array(await picked.arrayBuffer());
      onValues([await images.keepFile(await checkedFile({ name: picked.name, bytes }, group))]);
    } catch (error) {
      setIssue(error instanceof AppError ? error.message : t(m.fileCouldNotBeKept));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    issue,
    picker: {
      type: 'file',
      accept: endingsOf(group)
        .map((ending) => `.${ending}`)
        .join(),
      hidden: true,
      'aria-label': t(m.fileFor, { question: question.text }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
    },
  } as const;
}
