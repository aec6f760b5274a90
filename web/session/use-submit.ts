// A form that is submitted once at a time: issues are shown in place, and the input is never lost.
import { type FormEvent, useState } from 'react';

export type Submit = {
  isSending: boolean;
  /** Why it failed, as a sentence; null if it did not. */
  issue: string | null;
  onSubmit(event: FormEvent): void;
};

/** `send` throws on failure; `explain` formats the error. */
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
