// A file that is picked from this device, for a photo or to be attached: one at a time, with what was wrong with it.
import { type ChangeEvent, useState } from 'react';

/** `take` answers what is wrong with a file, or null. */
export function usePicker(take: (file: File) => Promise<string | null>) {
  const [isBusy, setIsBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    // So that the same file can be picked again.
    currentTarget.value = '';
    if (picked === undefined) return;
    setIsBusy(true);
    setIssue(null);
    try {
      setIssue(await take(picked));
    } finally {
      setIsBusy(false);
    }
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => void pick(event);
  return { isBusy, issue, setIssue, picker: { type: 'file', hidden: true, onChange } } as const;
}
