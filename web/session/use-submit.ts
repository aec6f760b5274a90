// A form that is sent once at a time: what is wrong with it shows where it is, and whatever was typed stays.
import { type FormEvent, useState } from 'react';

export type Submit = {
  isSending: boolean;
  /** Why it did not work, as a sentence; null while nothing is wrong. */
  fault: string | null;
  onSubmit(event: FormEvent): void;
};

/** `send` throws when it did not work; `explain` says in words why. */
export function useSubmit(send: () => Promise<void>, explain: (error: unknown) => string): Submit {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  return {
    isSending,
    fault,
    onSubmit(event) {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      setFault(null);
      send()
        .catch((error: unknown) => setFault(explain(error)))
        .finally(() => setSending(false));
    },
  };
}
