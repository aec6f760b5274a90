// A form that is sent once at a time: what is wrong with it shows where it is, and whatever was typed stays.
import { type FormEvent, useState } from 'react';

export type Submit = {
  isSending: boolean;
  /** Why it did not work, as a sentence; null while nothing is wrong. */
  issue: string | null;
  onSubmit(event: FormEvent): void;
};

/** `send` throws when it did not work; `explain` says in words why. */
export function useSubmit(send: () => Promise<void>, explain: (error: unknown) => string): Submit {
  const [isSending, setSending] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  return {
    isSending,
    issue,
    onSubmit(event) {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      setIssue(null);
      send()
        .catch((error: unknown) => setIssue(explain(error)))
        .finally(() => setSending(false));
    },
  };
}
